// Shared by the floor and all peers: the same chain of calls and the same grouping as the companion.
export const LOAN = '7100111';
export const DETAILS = `/aus/history/v1/loans/${LOAN}/transaction-history-details`;

export async function readItems() {
  const { API_CONFIG } = await (await globalThis.fetch('/config.json', { cache: 'no-store' })).json();
  const address = API_CONFIG.BASE_URL + API_CONFIG.BASE_URL_SUFFIX + DETAILS;
  const response = await globalThis.fetch(address, { headers: { authorization: 'Bearer bench' } });
  return (await response.json()).transactionHistories;
}

/** Groups the services of a multi request, newest first. */
export function groupsOf(items) {
  const bundles = new Map();
  for (const item of items) {
    const multi = Number(item.multiAusRequestId ?? 0);
    const name = multi === 0 ? `s${item.requestId}` : `m${multi}`;
    if (bundles.has(name)) bundles.get(name).push(item);
    else bundles.set(name, [item]);
  }
  return [...bundles.values()]
    .map((services) => {
      const latest = Math.max(...services.map(({ requestDate }) => Date.parse(requestDate)));
      return { id: `request-${services[0].requestId}`, latest, items: services };
    })
    .sort((a, b) => b.latest - a.latest);
}

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
