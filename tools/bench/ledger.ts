import { median } from './statistics';

/** The measured values, by what was measured. */
export interface Ledger {
  note: (path: Place, value: number) => void;
  /** Returns the median. @empty NaN for what was not measured */
  of: (...path: Place) => number;
}

/** Chapter, target, figure and size: 'tables', 'AG Grid', 'mount', 600. */
export type Place = readonly [chapter: string, target: string, figure: string, size?: number];

export function createLedger(): Ledger {
  const figures = new Map<string, number[]>();
  return {
    note: (path, value) => {
      const key = path.join(' | ');
      figures.set(key, [...(figures.get(key) ?? []), value]);
    },
    of: (...path) => median(figures.get(path.join(' | ')) ?? []),
  };
}
