import * as dtiTexts from '@/config/texts/dtiTexts';
import { shortDate, twoDecimals } from '@/lib/format';
import { groupBy } from '@/lib/groupBy';
import type { DtiPoint, DtiStop } from './dtiStrip';
import { dtiInWords } from './dtiChanges';

interface Mark {
  /** The index of the stop. */
  place: number;
  point: DtiPoint;
}

export interface DtiLine {
  service: string;
  marks: readonly [Mark, ...Mark[]];
}

const marksOf = (stops: readonly DtiStop[]): Mark[] =>
  stops.flatMap(({ points }, place) => points.map((point) => ({ place, point })));

/** Returns one line for each underwriting system, in the order in which they occur. */
export const dtiLines = (stops: readonly DtiStop[]): DtiLine[] =>
  [...groupBy(marksOf(stops), ({ point }) => point.service)].map(([service, marks]) => ({ service, marks }));

/** The run with the largest change of the ratio; the latest of equal ones. @empty null where none changed */
export const largestMove = (stops: readonly DtiStop[]): Mark | null =>
  marksOf(stops).reduce<Mark | null>(
    (largest, mark) => (sizeOf(mark) > 0 && sizeOf(mark) >= sizeOf(largest) ? mark : largest),
    null,
  );

const sizeOf = (mark: Mark | null): number => Math.abs(mark?.point.change?.change ?? 0);

/** Describes the strip in words, one sentence for each underwriting system. */
export const describeLines = (stops: readonly DtiStop[]): string =>
  dtiLines(stops)
    .map(({ service, marks }) => {
      const [first] = marks;
      const last = marks.at(-1) ?? first;
      return dtiTexts.course(service, marks.length, twoDecimals(first.point.dti), twoDecimals(last.point.dti));
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
