import type { Ledger, Place } from '@tests/bench/ledger';
import { TABLE_ACTIONS } from '@tests/bench/measure/tables';
import { LONGEST_HISTORY, SIGNING_IN_NAME, STACK_NAME } from '@tests/bench/targets';

export interface Goal {
  name: string;
  atMost: number;
  value: number;
  unit: '×' | ' kB' | ' ms' | '';
}

const US = 'companion';
const FLOOR = 'vanilla page, whole chain';
const REACT = 'React alone';

/** Returns every goal with its measured value. Ratios compare medians of one run. */
export function goalsOf({ of }: Pick<Ledger, 'of'>): Goal[] {
  const load = (figure: string, other = FLOOR): number => of('loads', US, figure) / of('loads', other, figure);
  const signingIn = (figure: string): number => of('loads', SIGNING_IN_NAME, figure) / of('loads', US, figure);
  const table = (figure: string, size: number, other = FLOOR): number =>
    of('tables', US, figure, size) / of('tables', other, figure, size);
  const form = (figure: string): number => of('forms', US, figure) / of('forms', 'React Hook Form', figure);
  const slope = (name: string): number =>
    (of('tables', name, 'mount', LONGEST_HISTORY) - of('tables', name, 'mount', 12)) / (LONGEST_HISTORY - 12);
  const bytes = of('loads', US, 'gzip');
  const ratios: [name: string, atMost: number, value: number][] = [
    ['Link to usable History, cold, against the vanilla chain', 1.6, load('cold')],
    ['The same against the stack floor', 1.3, load('cold', STACK_NAME)],
    ['The same, third visit, against the vanilla chain', 1.5, load('warm')],
    ['Through the provider and back, cold, against signed in', 1.5, signingIn('cold')],
    ['The same, third visit', 1.5, signingIn('warm')],
    ['Expand all, 12 requests', 1.2, table('expandAll', 12)],
    ['Load More against React alone, 12 requests', 1.5, table('loadMore', 12, REACT)],
    ['Poll with one changed row, 12 requests', 1.15, table('changedPoll', 12)],
    ['Unchanged poll, 600 requests', 1.5, table('unchangedPoll', 600)],
    ['Hover against React alone', 1.2, table('hover', 12, REACT)],
    ['Growth of mount from 12 to 3,000 requests', 1.2, slope(US) / slope(FLOOR)],
    ['Keystroke in Request against React Hook Form', 1.5, form('keystroke')],
    ['Validation of 40 borrowers against React Hook Form', 1.5, form('validation')],
    ...(['mount', 'expandAll', 'loadMore', 'changedPoll', 'hover'] as const).flatMap((figure) =>
      ['AG Grid', 'MUI X DataGrid'].map((peer): [string, number, number] => [
        `${ACTION_NAMES[figure] ?? figure} against ${peer}, 12 requests`,
        0.6,
        table(figure, 12, peer),
      ]),
    ),
  ];
  return [
    { name: 'Scripts before usable History, gzip', atMost: 175, value: bytes / 1000, unit: ' kB' },
    ...ratios.map(([name, atMost, value]) => ({ name, atMost, value, unit: '×' as const })),
    {
      name: 'Longest task with 600 requests (0: none over 50 ms)',
      atMost: 50,
      value: Math.max(...TABLE_ACTIONS.map((action) => of('longest', US, action, 600))),
      unit: ' ms',
    },
    { name: 'Data gained in an hour of polling', atMost: 100, value: of('heap', US, 'dataKbPerHour'), unit: ' kB' },
    { name: 'Nodes gained by polling', atMost: 0, value: of('heap', US, 'nodes'), unit: '' },
    { name: 'Listeners gained by polling', atMost: 0, value: of('heap', US, 'listeners'), unit: '' },
  ];
}

/** Returns whether a goal reads a figure of this target, for tables with this number of requests. */
export function isCompared(chapter: string, target: string, size?: number): boolean {
  const places: Place[] = [];
  const of = (...place: Place): number => places.push(place);
  goalsOf({ of });
  return places.some((place) => place[0] === chapter && place[1] === target && place[3] === size);
}

/** Names each goal that is missed, and by how much; the worst first. */
export function missedLine(ledger: Ledger): string {
  const goals = goalsOf(ledger).filter(({ value }) => Number.isFinite(value));
  const missed = goals
    .filter(({ value, atMost }) => value > atMost)
    .map(({ name, value, atMost }) => ({ name, by: atMost === 0 ? value : (value / atMost - 1) * 100, atMost }))
    .sort((a, b) => b.by - a.by)
    .map(({ name, by, atMost }) => `${name} (by ${by.toFixed(0)}${atMost === 0 ? '' : ' %'})`);
  if (missed.length === 0) return `All ${goals.length} measured goals are met.`;
  return `${missed.length} of ${goals.length} measured goals are missed: ${missed.join('; ')}.`;
}

export const ACTION_NAMES: Readonly<Record<string, string>> = {
  mount: 'Data to paint',
  expandAll: 'Expand all',
  loadMore: 'Load More',
  changedPoll: 'Poll, one row changed',
  unchangedPoll: 'Poll, unchanged',
  hover: 'Hover',
};
