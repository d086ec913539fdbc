import * as detailTexts from '@/features/history/detailTexts';
import { shortDate, twoDecimals } from '@/lib/format';
import { groupBy } from '@/lib/byKey';
import { dtiInWords, type DtiPoint, type DtiStop } from './dtiChanges';

/** The runs of each underwriting system, in the order in which the systems occur. */
export type DtiLines = ReadonlyMap<string, readonly [DtiPoint, ...DtiPoint[]]>;

const pointsOf = (stops: readonly DtiStop[]): DtiPoint[] => stops.flatMap(({ points }) => points);

export const dtiLines = (stops: readonly DtiStop[]): DtiLines => groupBy(pointsOf(stops), ({ service }) => service);

/** The run with the largest change of the ratio; the latest of equal ones. @empty undefined where none changed */
export const largestMove = (stops: readonly DtiStop[]): DtiPoint | undefined =>
  pointsOf(stops)
    .filter((point) => sizeOf(point) > 0)
    .toSorted((one, other) => sizeOf(one) - sizeOf(other))
    .at(-1);

const sizeOf = ({ change }: DtiPoint): number => Math.abs(change?.change ?? 0);

/** Describes the strip in words, one sentence for each underwriting system. */
export const describeLines = (lines: DtiLines): string =>
  [...lines]
    .map(([service, points]) => {
      const [first, last = first] = [points[0], points.at(-1)];
      return detailTexts.dtiCourse(service, points.length, twoDecimals(first.dti), twoDecimals(last.dti));
    })
    .join(' ');

/** Describes one request in words: its runs, their ratios and changes. */
export const describeStop = ({ requestId, latestDate, points }: DtiStop): string =>
  detailTexts.dtiOf(
    requestId,
    shortDate(latestDate),
    points
      .map(({ service, dti, change }) =>
        [`${service} ${twoDecimals(dti)}%`, ...(change === null ? [] : [dtiInWords(change)])].join(', '),
      )
      .join('; '),
  );
