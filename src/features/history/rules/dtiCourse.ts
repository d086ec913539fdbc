import * as detailTexts from '@/features/history/detailTexts';
import { shortDate, twoDecimals } from '@/lib/format';
import { groupBy } from '@/lib/byKey';
import { dtiInWords, type DtiPoint } from './dtiChanges';

export const dtiLines = (points: readonly DtiPoint[]) => groupBy(points, ({ service }) => service);

/** The run with the largest change of the ratio; the latest of equal ones. @empty undefined where none changed */
export const largestMove = (points: readonly DtiPoint[]): DtiPoint | undefined =>
  points
    .filter((point) => sizeOf(point) > 0)
    .toSorted((one, other) => sizeOf(one) - sizeOf(other))
    .at(-1);

const sizeOf = ({ change }: DtiPoint): number => Math.abs(change?.change ?? 0);

/** Describes the strip in words, one sentence for each underwriting system. */
export const describeLines = (lines: ReturnType<typeof dtiLines>): string =>
  [...lines]
    .map(([service, points]) => {
      const [first, last = first] = [points[0], points.at(-1)];
      return detailTexts.dtiCourse(service, points.length, twoDecimals(first.dti), twoDecimals(last.dti));
    })
    .join(' ');

/** 'Request 12, 11/20/26: DU 43.50%, DTI up 0.50 percentage points from request 11'. */
export function describePoint({ requestId, latestDate, service, dti, change }: DtiPoint): string {
  const run = `${service} ${twoDecimals(dti)}%${change === null ? '' : `, ${dtiInWords(change)}`}`;
  return detailTexts.dtiOf(requestId, shortDate(latestDate), run);
}
