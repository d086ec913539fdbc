import type { RequestGroup } from './historyRows';

/** One request of the strip. */
export interface DtiPoint {
  groupId: string;
  requestId: string;
  service: string;
  /** Percent. */
  dti: number;
  date: string | null;
}

/** As many as have room for their figures. */
const MOST_POINTS = 12;

/**
 * The debt-to-income ratio of the latest requests, oldest first, a point each.
 *
 * @empty requests without a ratio have no point
 */
export const dtiPoints = (groups: readonly RequestGroup[]): DtiPoint[] =>
  groups.flatMap(pointOf).slice(0, MOST_POINTS).toReversed();

/** A multi request has the point of its first service with a ratio. */
function pointOf({ id, requestId, items }: RequestGroup): DtiPoint[] {
  const points = items.map(({ service, ausDataSet, requestDate }) => ({
    groupId: id,
    requestId,
    service: service ?? 'AUS',
    dti: ausDataSet?.dti ?? Number.NaN,
    date: requestDate,
  }));
  return points.filter(({ dti }) => Number.isFinite(dti)).slice(0, 1);
}

/** The strip in words. */
export function describeDti(points: readonly DtiPoint[]): string {
  const [first, ...more] = points;
  if (first === undefined) return 'No request has a debt-to-income ratio yet.';
  const last = more.at(-1);
  if (last === undefined) return `Request ${first.requestId}: ${first.dti}%.`;
  const { dti: start } = first;
  const { dti: end } = last;
  const course = start === end ? `is the same, ${end}%,` : `went from ${start}% to ${end}%`;
  return `The debt-to-income ratio ${course} over ${points.length} requests, ${first.requestId} to ${last.requestId}.`;
}
