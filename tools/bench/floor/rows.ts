import { button, element } from './element';
import type { WireGroup, WireItem } from './wire';

const MISSING = '--';
const DAY = new Intl.DateTimeFormat('en-US', { month: '2-digit', day: '2-digit', year: '2-digit' });
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'medium' });
const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const KINDS = ['', 'Credit', 'Single', 'Multi'];

export const HEADINGS = [
  ...['', 'Request #', 'Type', 'AUS', 'CaseFile ID', 'Sent', 'Received', 'Submitter', 'Outcome', 'Report', ''],
];

/** Renders a request like the companion: the same columns, buttons and details. */
export function groupBody(group: WireGroup, isOpen: boolean): HTMLElement {
  const rows = group.items.map((item, index) => serviceRow(item, index === 0, isOpen));
  const body = element('tbody', { id: group.id, 'data-group': '', 'data-links': group.links.join(' ') }, ...rows);
  if (isOpen) body.append(detailRow(group));
  return body;
}

export const detailRow = ({ items }: WireGroup): HTMLElement =>
  element(
    'tr',
    { 'data-detail': '' },
    element(
      'td',
      { colspan: String(HEADINGS.length) },
      creditTable(items),
      ...items.filter(({ ausType }) => ausType !== 1).map(dataSet),
    ),
  );

function serviceRow(item: WireItem, isFirst: boolean, isOpen: boolean): HTMLElement {
  const id = String(item.requestId);
  const cells: (Node | string)[][] = [
    item.ausType === 1 ? [] : [element('input', { type: 'checkbox', 'aria-label': `Compare request ${id}` })],
    isFirst ? [toggle(id, isOpen), id] : [],
    [KINDS[item.ausType ?? 0] ?? MISSING],
    [item.ausRequestType ?? MISSING],
    item.casefileId === null ? [MISSING] : [String(item.casefileId), button('⧉', `Copy casefile id of request ${id}`)],
    [dateButton(item.requestDate)],
    [dateButton(item.receivedOn)],
    [element('span', { title: item.submittedBy ?? '' }, item.submittedBy ?? MISSING)],
    [element('span', { class: 'badge' }, item.status ?? MISSING)],
    [item.findingsDocumentId === null ? MISSING : button('Findings PDF')],
    [button('↓', `Download raw request of request ${id}`), item.isSelected === true ? '✓' : ''],
  ];
  return element('tr', {}, ...cells.map((content) => element('td', {}, ...content)));
}

function toggle(id: string, isOpen: boolean): HTMLElement {
  const made = button('›', `Request ${id} details`);
  made.setAttribute('aria-expanded', String(isOpen));
  return made;
}

function dateButton(date: string | null): HTMLElement | string {
  if (date === null) return MISSING;
  const moment = new Date(date);
  const made = button(DAY.format(moment), MOMENT.format(moment));
  made.title = MOMENT.format(moment);
  return made;
}

function creditTable(items: readonly WireItem[]): HTMLElement {
  const borrowers = new Map(
    items.flatMap(({ creditDetail }) => creditDetail ?? []).map((detail) => [detail?.borrowerName, detail]),
  );
  const rows = [...borrowers.values()].map((detail) =>
    element(
      'tr',
      {},
      ...[
        String(detail?.applicationId ?? MISSING),
        detail?.borrowerName ?? MISSING,
        detail?.previousReportWasJoint === true ? 'Yes' : 'No',
        detail?.previousAutoCopyLiabilities === true ? 'Yes' : 'No',
        button('Credit report PDF'),
      ].map((cell) => element('td', {}, cell)),
    ),
  );
  return element(
    'section',
    {},
    element('h3', {}, 'Credit Details'),
    element('table', {}, element('tbody', {}, ...rows)),
  );
}

function dataSet({ ausDataSet }: WireItem): HTMLElement {
  const pairs = Object.entries(ausDataSet ?? {}).filter(([name]) => name !== 'duFindings');
  return element(
    'section',
    {},
    element('h3', {}, button('AUS Data Set')),
    element('dl', {}, ...pairs.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, textOf(value))])),
  );
}

const textOf = (value: unknown): string => {
  if (typeof value === 'number') return value > 1000 ? DOLLARS.format(value) : String(value);
  return typeof value === 'string' && value !== '' ? value : MISSING;
};
