// Shared by all peers: the same chain of calls, the same grouping and the same polling as the companion.
const { fetch, window } = globalThis;
const LOAN = '7100111';
const DETAILS = `/aus/history/v1/loans/${LOAN}/transaction-history-details`;

export async function readHistory() {
  const { API_CONFIG } = await (await fetch('/config.json', { cache: 'no-store' })).json();
  const response = await fetch(API_CONFIG.BASE_URL + API_CONFIG.BASE_URL_SUFFIX + DETAILS, {
    headers: { authorization: 'Bearer bench' },
    credentials: 'include',
  });
  return response.text();
}

/** Follows the history: calls `onGroups` whenever the text of the response changes. */
export function followHistory(reading, onGroups) {
  let last = '';
  const tell = async (next) => {
    const text = await next;
    if (text === last) return;
    last = text;
    onGroups(groupsOf(JSON.parse(text).transactionHistories));
  };
  void tell(reading);
  window.addEventListener('online', () => void tell(readHistory()));
}

let previous = new Map();

/** Reuses the objects of groups that didn't change. */
function groupsOf(items) {
  const bundles = new Map();
  for (const item of items) {
    const multi = Number(item.multiAusRequestId ?? 0);
    const name = multi === 0 ? `s${item.requestId}` : `m${multi}`;
    if (bundles.has(name)) bundles.get(name).push(item);
    else bundles.set(name, [item]);
  }
  const groups = [...bundles.values()].map((services) => {
    const id = `request-${services[0].requestId}`;
    const seen = JSON.stringify(services);
    const known = previous.get(id);
    const latest = Math.max(...services.map(({ requestDate }) => Date.parse(requestDate)));
    return known?.seen === seen ? known : { id, seen, latest, items: services };
  });
  previous = new Map(groups.map((group) => [group.id, group]));
  return groups.sort((a, b) => b.latest - a.latest);
}

export const isMatch = ({ items }, text) =>
  items.some((item) =>
    [item.requestId, item.ausRequestType, item.casefileId, item.submittedBy, item.status, item.error]
      .join('\n')
      .toLowerCase()
      .includes(text),
  );

export const KINDS = ['', 'Credit', 'Single', 'Multi'];
const DAY = new Intl.DateTimeFormat('en-US', { month: '2-digit', day: '2-digit', year: '2-digit' });
export const day = (date) => (date ? DAY.format(new Date(date)) : '--');

/** Field and heading of every column. */
export const COLUMNS = [
  ['requestId', 'Request #'],
  ['ausType', 'Type'],
  ['ausRequestType', 'AUS'],
  ['casefileId', 'CaseFile ID'],
  ['requestDate', 'Sent'],
  ['receivedOn', 'Received'],
  ['submittedBy', 'Submitter'],
  ['status', 'Outcome'],
  ['findingsDocumentId', 'Report'],
  ['isSelected', 'Actions'],
];
