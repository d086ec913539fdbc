import { element, button } from './element';
import { detailRow, groupBody, HEADINGS } from './rows';
import { groupsOf, isMatch, type WireGroup, type WireItem } from './wire';

// The floor: the companion's History, handwritten without a framework and with nothing unnecessary.

const PAGE = 6;
const LOAN = '7100111';
const DETAILS = `/aus/history/v1/loans/${LOAN}/transaction-history-details`;
const OTHERS = [
  `/application/loan-header/v1/loan/${LOAN}/loan-info`,
  `/application/loan-info/v2/loan/${LOAN}`,
  `/common/privileges/v1/loans/${LOAN}/multi-aus`,
  `/org/employee/rita.ibarra`,
];

const search = element('input', { type: 'search', 'aria-label': 'Search requests' }) as HTMLInputElement;
const expandAll = button('Expand all');
const loadMore = button('Load More Results');
const strip = element('p');
const table = element(
  'table',
  {},
  element('thead', {}, element('tr', {}, ...HEADINGS.map((text) => element('th', {}, text)))),
);
document.body.append(element('h1', {}, 'History'), strip, search, expandAll, table, loadMore);

let groups: WireGroup[] = [];
let shown = PAGE;
let areAllOpen = false;
let lastText = '';
let drawn = new Map<string, { seen: string; body: HTMLElement }>();

const base = await fetch('/config.json', { cache: 'no-store' })
  .then((response) => response.json() as Promise<{ API_CONFIG: { BASE_URL: string; BASE_URL_SUFFIX: string } }>)
  .then(({ API_CONFIG: { BASE_URL, BASE_URL_SUFFIX } }) => BASE_URL + BASE_URL_SUFFIX);
void poll();
for (const path of OTHERS) void read(path).then((text) => strip.append(text.slice(0, 40)));

search.addEventListener('input', draw);
loadMore.addEventListener('click', () => {
  shown += PAGE;
  draw();
});
expandAll.addEventListener('click', () => {
  areAllOpen = !areAllOpen;
  expandAll.textContent = areAllOpen ? 'Collapse all' : 'Expand all';
  for (const group of groups) {
    const body = drawn.get(group.id)?.body;
    if (areAllOpen) body?.append(detailRow(group));
    else body?.lastElementChild?.remove();
  }
});
table.addEventListener('pointerover', ({ target }) => {
  const links = target instanceof Element ? target.closest('tbody')?.dataset['links']?.split(' ') : undefined;
  for (const body of table.querySelectorAll('tbody'))
    body.toggleAttribute('data-linked', links?.includes(body.id) ?? false);
});
window.addEventListener('online', () => void poll());

async function read(path: string): Promise<string> {
  const response = await fetch(base + path, { headers: { authorization: 'Bearer bench' }, credentials: 'include' });
  return response.text();
}

async function poll(): Promise<void> {
  const text = await read(DETAILS);
  if (text === lastText) return;
  lastText = text;
  groups = groupsOf((JSON.parse(text) as { transactionHistories: WireItem[] }).transactionHistories);
  draw();
}

/** Redraws only what changed. */
function draw(): void {
  const wanted = search.value.trim().toLowerCase();
  const matching = wanted === '' ? groups : groups.filter((group) => isMatch(group, wanted));
  const next = new Map<string, { seen: string; body: HTMLElement }>();
  for (const group of matching.slice(0, shown)) {
    const seen = JSON.stringify(group.items);
    const known = drawn.get(group.id);
    next.set(group.id, known?.seen === seen ? known : { seen, body: groupBody(group, areAllOpen) });
  }
  for (const [id, { body }] of drawn) if (next.get(id)?.body !== body) body.remove();
  let place: Element | null = table.querySelector('thead');
  for (const { body } of next.values()) {
    if (place?.nextElementSibling !== body) place?.after(body);
    place = body;
  }
  drawn = next;
  loadMore.hidden = matching.length <= shown;
}
