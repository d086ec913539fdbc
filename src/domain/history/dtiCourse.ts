import * as dtiTexts from '@/config/texts/dtiTexts';
import { shortDate, twoDecimals } from '@/lib/format';
import type { DtiPoint, DtiStop } from './dtiStrip';
import { dtiInWords } from './dtiChanges';

export interface DtiLine {
  service: string;
  marks: readonly { place: number; point: DtiPoint }[];
}

/** Returns one line for each underwriting system, in the order in which they occur. `place` is the index of the stop. */
export function dtiLines(stops: readonly DtiStop[]): DtiLine[] {
  const lines = new Map<string, { place: number; point: DtiPoint }[]>();
  stops.forEach(({ points }, place) => {
    for (const point of points) {
      const line = lines.get(point.service);
      if (line === undefined) lines.set(point.service, [{ place, point }]);
      else line.push({ place, point });
    }
  });
  return [...lines].map(([service, marks]) => ({ service, marks }));
}

/** The run with the largest change of the ratio; the latest of equal ones. @empty null where none changed */
export function largestMove(stops: readonly DtiStop[]): { place: number; point: DtiPoint } | null {
  let largest: { place: number; point: DtiPoint } | null = null;
  let size = 0;
  stops.forEach(({ points }, place) => {
    for (const point of points) {
      const own = Math.abs(point.change?.change ?? 0);
      if (own === 0 || own < size) continue;
      [largest, size] = [{ place, point }, own];
    }
  });
  return largest;
}

/** Describes the strip in words, one sentence for each underwriting system. */
export const describeLines = (stops: readonly DtiStop[]): string =>
  dtiLines(stops)
    .map(({ service, marks }) => {
      const [first, last] = [marks[0]?.point, marks.at(-1)?.point];
      return first === undefined || last === undefined
        ? ''
        : dtiTexts.course(service, marks.length, twoDecimals(first.dti), twoDecimals(last.dti));
    })
    .join(' ');

/** Describes one request in words: its runs, their ratios and changes. */
export const describeStop = ({ requestId, date, points }: DtiStop): string =>
  dtiTexts.stop(
    requestId,
    shortDate(date),
    points
      .map(({ service, dti, change }) =>
        [`${service} ${twoDecimals(dti)}%`, ...(change === null ? [] : [dtiInWords(change)])].join(', '),
      )
      .join('; '),
  );
