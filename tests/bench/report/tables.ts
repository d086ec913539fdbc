import type { Ledger } from '@tests/bench/ledger';
import { FORM_ACTIONS } from '@tests/bench/measure/forms';
import { TABLE_ACTIONS } from '@tests/bench/measure/tables';
import { DEPENDENCIES, FORMS, HEAPS, LOADS, TABLES, type Target } from '@tests/bench/targets';
import { ACTION_NAMES, goalsOf } from './goals';

export function goalsTable(ledger: Ledger): string {
  return markdown(
    ['', 'goal', 'measured', ''],
    goalsOf(ledger).map(({ name, atMost, value, unit }) => [
      name,
      `≤ ${atMost}${unit}`,
      `${value.toFixed(unit === '×' ? 2 : 0)}${unit}`,
      verdict(value, atMost),
    ]),
  );
}

export const loadsTable = ({ of }: Ledger): string =>
  markdown(
    ['link to first row', 'cold ms', 'to floor', 'warm ms', 'to floor', 'requests', 'scripts gzip kB', 'brotli kB'],
    LOADS.map(({ name }) => {
      const figure = (which: string): number => of('loads', name, which);
      const ratio = (which: string): string => times(figure(which) / of('loads', floorOf(LOADS), which));
      return [
        name,
        ...[whole(figure('cold')), ratio('cold'), whole(figure('warm')), ratio('warm'), whole(figure('requests'))],
        ...[whole(figure('gzip') / 1000), whole(figure('brotli') / 1000)],
      ];
    }),
  );

/** Milliseconds on the main thread at one size of history; in brackets against the floor. */
export const historyTable = ({ of }: Ledger, size: number): string =>
  markdown(
    [`${size.toLocaleString('en-US')} requests`, ...TABLE_ACTIONS.map((action) => ACTION_NAMES[action] ?? action)],
    TABLES.map(({ name }) => [
      name,
      ...TABLE_ACTIONS.map((action) =>
        besides(of('tables', name, action, size), of('tables', floorOf(TABLES), action, size)),
      ),
    ]),
  );

export const formsTable = ({ of }: Ledger): string =>
  markdown(
    ['12 borrowers', ...FORM_ACTIONS],
    FORMS.map(({ name }) => [
      name,
      ...FORM_ACTIONS.map((action) => besides(of('forms', name, action), of('forms', floorOf(FORMS), action))),
    ]),
  );

export const heapTable = ({ of }: Ledger): string =>
  markdown(
    ['', 'heap MB', 'kB gained an hour', 'nodes gained', 'listeners gained'],
    HEAPS.map(({ name }) => [
      name,
      of('heap', name, 'heapMb').toFixed(1),
      ...['kbPerHour', 'nodes', 'listeners'].map((figure) => whole(of('heap', name, figure))),
    ]),
  );

export const bytesLine = ({ of }: Ledger): string =>
  `Scripts before usable History: **${whole(of('loads', 'companion', 'gzip') / 1000)} kB** gzip; the packages they stand on, ` +
  `used for one thing each: ${whole(of('loads', DEPENDENCIES.name, 'gzip') / 1000)} kB.`;

const floorOf = (targets: readonly Target[]): string => targets.find(({ kind }) => kind === 'floor')?.name ?? '';

function verdict(value: number, atMost: number): string {
  if (Number.isNaN(value)) return 'not measured';
  return value <= atMost ? 'met' : atMost === 0 ? 'missed' : `missed by ${whole((value / atMost - 1) * 100)} %`;
}

const besides = (value: number, floor: number): string =>
  Number.isNaN(value) ? '–' : `${value.toFixed(1)} (${times(value / floor)})`;
const times = (ratio: number): string => (Number.isFinite(ratio) ? `${ratio.toFixed(2)}×` : '–');
const whole = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(0));

const markdown = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
