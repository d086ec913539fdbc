import { PARTS } from '@tools/bench/browser/profile';
import type { Ledger } from '@tools/bench/ledger';
import { FORM_ACTIONS } from '@tools/bench/measure/forms';
import { PROFILED } from '@tools/bench/measure/profile';
import { TABLE_ACTIONS } from '@tools/bench/measure/tables';
import { FORMS, LOADS, TABLES, type Target } from '@tools/bench/targets';
import { ACTION_NAMES, goalsOf } from './goals';
import { markdown } from './comparison';

export function goalsTable(ledger: Ledger): string {
  return markdown(
    ['', 'goal', 'measured', ''],
    goalsOf(ledger).map(({ name, atMost, value, unit }) => [
      name,
      `≤ ${atMost}${unit}`,
      `${value.toFixed(unit === '×' || atMost % 1 > 0 ? 2 : 0)}${unit}`,
      verdict(value, atMost),
    ]),
  );
}

export const loadsTable = ({ of }: Ledger): string =>
  markdown(
    [
      'link to first row',
      ...['cold', 'third visit'].flatMap((visit) => [`${visit}, ms`, 'main thread, ms']),
      ...['requests', 'scripts, kB of gzip'],
    ],
    LOADS.map(({ name }) => {
      const figure = (which: string): number => of('loads', name, which);
      return [
        name,
        ...['cold', 'warm'].flatMap((visit) => [whole(figure(visit)), whole(figure(`${visit}Work`))]),
        ...[whole(figure('requests')), whole(figure('gzip') / 1000)],
      ];
    }),
  );

/** Main-thread milliseconds for one history size. */
export const historyTable = ({ of }: Ledger, size: number): string =>
  actionTable(
    `${size.toLocaleString('en-US')} requests`,
    TABLES,
    TABLE_ACTIONS.map((action) => ({
      heading: ACTION_NAMES[action] ?? action,
      figure: (name) => of('tables', name, action, size),
    })),
  );

/** Names the tasks so long that a press during them begins to feel late. */
export function longTasksLine({ of }: Ledger, size: number): string {
  const long = TABLES.flatMap(({ name }) =>
    TABLE_ACTIONS.flatMap((action) => {
      const ms = of('longest', name, action, size);
      return ms > 0 ? [`${name}, ${ACTION_NAMES[action] ?? action} (${whole(ms)})`] : [];
    }),
  );
  return `Tasks of more than 50 ms with ${size} requests: ${long.join('; ') || 'none'}.`;
}

export const formsTable = ({ of }: Ledger): string =>
  actionTable(
    '40 borrowers',
    FORMS,
    FORM_ACTIONS.map((action) => ({ heading: action, figure: (name) => of('forms', name, action) })),
  );

interface Column {
  heading: string;
  figure: (name: string) => number;
}

const actionTable = (corner: string, targets: readonly Target[], columns: readonly Column[]): string =>
  markdown(
    [corner, ...columns.map(({ heading }) => heading)],
    targets.map(({ name }) => [name, ...columns.map(({ figure }) => tenths(figure(name)))]),
  );

/** What the main thread did during each action, as shares of the whole. */
export function profileTable({ of }: Ledger): string {
  const actions = Object.keys(PROFILED);
  const ms = (action: string, part: string): number => Math.max(of('profile', action, part), 0);
  const whole = (action: string): number => PARTS.reduce((total, part) => total + ms(action, part), 0);
  const cell = (value: number, all: number): string => (Number.isNaN(value) ? '–' : ((value / all) * 100).toFixed(0));
  return markdown(
    ['%', ...Object.values(PROFILED)],
    [
      ...PARTS.map((part) => [part, ...actions.map((action) => cell(ms(action, part), whole(action)))]),
      ['together, ms', ...actions.map((action) => tenths(whole(action)))],
    ],
  );
}

function verdict(value: number, atMost: number): string {
  if (Number.isNaN(value)) return 'not measured';
  return value <= atMost ? 'met' : atMost === 0 ? 'missed' : `missed by ${whole((value / atMost - 1) * 100)} %`;
}

const tenths = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(1));
const whole = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(0));
