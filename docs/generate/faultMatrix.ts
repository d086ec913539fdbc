import { calls } from '@/api/contract/calls';
import { CALL_NAMES, CELLS, CONFIG_FAULTS, SCREEN_CELLS, type Cell } from '@tests/faults/manifest/cells';
import { FAULT_GROUPS, FAULT_IDS, faultOf, type FaultGroup } from '@tests/faults/manifest/faults';
import { INVARIANTS } from '@tests/faults/manifest/invariants';

const ALL = CELLS.length + SCREEN_CELLS.length + CONFIG_FAULTS.length;

/** Returns the page about faults of calls, generated from the table that the tests use. */
export const faultMatrixPage = (): string =>
  [
    '# Fault matrix',
    `Every call with every fault that can affect it: **${ALL.toLocaleString('en-US')} cells**. ` +
      'Each runs the whole app over the sandbox lender: it opens a loan while one call fails, waits for every time limit, ' +
      'lets the call recover and fail again, opens another loan, and asserts the invariants below.',
    'Generated (`npm run docs`) from [the table that the tests use](../tests/faults/manifest/cells.ts).',
    '## Cells',
    'The first figure counts cells of router, store, sagas and calls; the second those that also render the screen, one ' +
      'fault per effect: to a screen, all failed calls are the same. Calls with the same figures share a row; the figures ' +
      'are those of one call.',
    table(['call', ...FAULT_GROUPS, 'all'], [...callRows(), configRow(), totals()]),
    '## Faults',
    table(
      ['fault', 'kind', 'what happens', 'result'],
      FAULT_IDS.map((id) => [`\`${id}\``, faultOf(id).group, faultOf(id).means, WORDS[faultOf(id).effect]]),
    ),
    'If the service did the work before the response failed, the work stays done.',
    '## Invariants',
    table(
      ['', 'always', 'checked by'],
      INVARIANTS.map(({ id, holds, checkedBy }) => [id, holds, checkedBy.map(linkTo).join(', ')]),
    ),
    'Beside the matrix: [a sample](../tests/e2e/faults.test.ts) in a real browser; [races](../tests/faults/races.test.ts) of ' +
      'responses while loans are switched; [the order model](../tests/faults/orderModel.test.ts) with two ' +
      'windows.',
    '',
  ].join('\n\n');

const WORDS = { fails: 'a failed call', dropped: 'nothing: the response is dropped', received: 'a response' } as const;

/** Returns a row for the calls of one kind with the same figures. */
function callRows(): string[][] {
  const rows = new Map<string, { names: string[]; kind: string; cells: string[] }>();
  for (const call of CALL_NAMES) {
    const { kind } = calls[call];
    const cells = [...FAULT_GROUPS.map((group) => figures(isOf(call, group))), figures(isOf(call))];
    const key = [kind, ...cells].join();
    const row = rows.get(key) ?? { names: [], kind, cells };
    row.names.push(`\`${call}\``);
    rows.set(key, row);
  }
  return [...rows.values()].map(({ names, kind, cells }) => [`${names.join(', ')} (${kind})`, ...cells]);
}

const isOf =
  (call: string, group?: FaultGroup) =>
  (cell: Cell): boolean =>
    cell.call === call && (group === undefined || faultOf(cell.fault).group === group);

const figures = (is: (cell: Cell) => boolean): string =>
  `${CELLS.filter(is).length} + ${SCREEN_CELLS.filter(is).length}`;

const configRow = (): string[] => [
  '`config.json`',
  ...FAULT_GROUPS.map((group) => String(CONFIG_FAULTS.filter((id) => faultOf(id).group === group).length)),
  String(CONFIG_FAULTS.length),
];

const totals = (): string[] => [
  '**all**',
  ...FAULT_GROUPS.map((group) => figures(({ fault }) => faultOf(fault).group === group)),
  `**${figures(() => true)} + ${CONFIG_FAULTS.length}**`,
];

const linkTo = (file: string): string => `[${file.split('.')[0] ?? file}](../tests/faults/${file})`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
