import type { Ledger, Place } from '@tools/bench/ledger';
import { REACT_NAME, STACK_NAME } from '@tools/bench/targets';
import { COUNTS } from './comparison';

export interface Goal {
  name: string;
  atMost: number;
  value: number;
  unit: '×' | ' kB' | '';
}

const US = 'companion';
const GRIDS = ['react-admin, list', 'AG Grid page', 'MUI X DataGrid page'];

/** Returns every goal with its measured value. Ratios compare medians of one run. */
export function goalsOf({ of }: Pick<Ledger, 'of'>): Goal[] {
  const load = (figure: string, other: string): number => of('loads', US, figure) / of('loads', other, figure);
  const table = (figure: string): number => of('tables', US, figure, 12) / of('tables', REACT_NAME, figure, 12);
  const form = (figure: string): number => of('forms', US, figure) / of('forms', 'React Hook Form', figure);
  const ratios: [name: string, atMost: number, value: number][] = [
    ['Link to usable History, third visit, against the stack floor', 1.5, load('warm', STACK_NAME)],
    ['The same, work on the main thread', 1.5, load('warmWork', STACK_NAME)],
    ['Link to usable History, cold, against the stack floor', 1.4, load('cold', STACK_NAME)],
    ['The same, work on the main thread', 1.4, load('coldWork', STACK_NAME)],
    ['Third visit against react-admin, AG Grid and MUI X', 1, Math.max(...GRIDS.map((grid) => load('warm', grid)))],
    ['Cold against react-admin, AG Grid and MUI X', 1, Math.max(...GRIDS.map((grid) => load('cold', grid)))],
    ['Expand all against React alone, 12 requests', 1.4, table('expandAll')],
    ['Load More against React alone, 12 requests', 1.4, table('loadMore')],
    ['Hover against React alone, 12 requests', 1.4, table('hover')],
    ['Keystroke in Request against React Hook Form', 1.5, form('keystroke')],
    ['Validation of 40 borrowers against React Hook Form', 1.8, form('validation')],
  ];
  const amounts: [name: string, atMost: number, value: number, unit: ' kB' | ''][] = [
    [COUNTS.suspensions, 0, of('loads', US, 'suspensions'), ''],
    [COUNTS.commits, 1, of('loads', US, 'commits'), ''],
    [COUNTS.styleRules, 40, of('loads', US, 'styleRules'), ''],
    ['Scripts before the rows, gzip', 205, of('loads', US, 'gzip') / 1000, ' kB'],
    ['Own code in it', 65, of('loads', US, 'own') / 1000, ' kB'],
    ['Bytes of an unchanged poll, 600 requests', 0.3, of('tables', US, 'pollBytes', 600) / 1000, ' kB'],
    ['Data gained in an hour of polling', 100, of('heap', US, 'dataKbPerHour'), ' kB'],
    ['Nodes and listeners gained', 0, Math.max(of('heap', US, 'nodes'), of('heap', US, 'listeners')), ''],
  ];
  return [
    ...ratios.map(([name, atMost, value]) => ({ name, atMost, value, unit: '×' as const })),
    ...amounts.map(([name, atMost, value, unit]) => ({ name, atMost, value, unit })),
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
