import type { Ledger } from '@tests/bench/ledger';
import { TABLE_ACTIONS } from '@tests/bench/measure/tables';
import { DEPENDENCIES } from '@tests/bench/targets';

export interface Goal {
  name: string;
  atMost: number;
  value: number;
  unit: '×' | ' kB' | ' ms' | '';
}

const US = 'companion';
const FLOOR = 'vanilla page, whole chain';

/** Returns every goal with its measured value. Ratios compare medians of one run. */
export function goalsOf({ of }: Ledger): Goal[] {
  const load = (figure: string): number => of('loads', US, figure) / of('loads', FLOOR, figure);
  const table = (figure: string, size: number, other = FLOOR): number =>
    of('tables', US, figure, size) / of('tables', other, figure, size);
  const slope = (name: string): number => (of('tables', name, 'mount', 3000) - of('tables', name, 'mount', 12)) / 2988;
  const bytes = of('loads', US, 'gzip');
  const ratios: [name: string, atMost: number, value: number][] = [
    ['Link to usable History, cold, against the vanilla chain', 1.6, load('cold')],
    ['The same against react-admin', 0.75, of('loads', US, 'cold') / of('loads', 'react-admin, list', 'cold')],
    ['The same, warm cache, against the vanilla chain', 1.2, load('warm')],
    ['Scripts before usable against the packages alone', 1.05, bytes / of('loads', DEPENDENCIES.name, 'gzip')],
    ['Mount, 12 requests', 1.6, table('mount', 12)],
    ['Mount, 3,000 requests', 1.3, table('mount', 3000)],
    ['Expand all, 3,000 requests', 1.3, table('expandAll', 3000)],
    ['Load More, 3,000 requests', 1.3, table('loadMore', 3000)],
    ['Expand all, 12 requests', 1.2, table('expandAll', 12)],
    ['Load More, 12 requests', 1.2, table('loadMore', 12)],
    ['Poll with one changed row, 12 requests', 1.15, table('changedPoll', 12)],
    ['Unchanged poll, 600 requests', 1.5, table('unchangedPoll', 600)],
    ['Hover', 1.1, table('hover', 12)],
    ['Growth of mount from 12 to 3,000 requests', 1.2, slope(US) / slope(FLOOR)],
    [
      'Keystroke in Request against the vanilla form',
      1.2,
      of('forms', US, 'keystroke') / of('forms', 'vanilla form', 'keystroke'),
    ],
    ...(['mount', 'expandAll', 'loadMore', 'changedPoll', 'hover'] as const).flatMap((figure) =>
      ['AG Grid', 'MUI X DataGrid'].map((peer): [string, number, number] => [
        `${ACTION_NAMES[figure] ?? figure} against ${peer}, 12 requests`,
        0.6,
        table(figure, 12, peer),
      ]),
    ),
  ];
  return [
    { name: 'Scripts before usable History, gzip', atMost: 158, value: bytes / 1000, unit: ' kB' },
    ...ratios.map(([name, atMost, value]) => ({ name, atMost, value, unit: '×' as const })),
    {
      name: 'Longest task with 600 requests (0: none over 50 ms)',
      atMost: 50,
      value: Math.max(...TABLE_ACTIONS.map((action) => of('longest', US, action, 600))),
      unit: ' ms',
    },
    { name: 'Heap after an hour of polling', atMost: 150, value: of('heap', US, 'kbPerHour'), unit: ' kB' },
    { name: 'Nodes gained by polling', atMost: 0, value: of('heap', US, 'nodes'), unit: '' },
    { name: 'Listeners gained by polling', atMost: 0, value: of('heap', US, 'listeners'), unit: '' },
  ];
}

export const ACTION_NAMES: Readonly<Record<string, string>> = {
  mount: 'Data to paint',
  expandAll: 'Expand all',
  loadMore: 'Load More',
  changedPoll: 'Poll, one row changed',
  unchangedPoll: 'Poll, unchanged',
  hover: 'Hover',
  searchKey: 'Search keystroke',
};
