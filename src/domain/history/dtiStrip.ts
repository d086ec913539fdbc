import * as loanTexts from '@/config/texts/loanTexts';
import type { RequestGroup } from './historyRows';

export interface DtiPoint {
  groupId: string;
  requestId: string;
  service: string;
  /** Percent. */
  dti: number;
  date: string | null;
}

/** The strip has room for this many values. */
const MOST_POINTS = 12;

/**
 * Returns one point for each of the latest requests with a debt-to-income ratio, oldest first.
 *
 * @empty no point for a request without a ratio
 */
export const dtiPoints = (groups: readonly RequestGroup[]): DtiPoint[] =>
  groups.flatMap(pointOf).slice(0, MOST_POINTS).toReversed();

/** A multi request uses its first service with a ratio. */
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

/** Describes the strip as text. */
export function describeDti(points: readonly DtiPoint[]): string {
  const [first, ...more] = points;
  if (first === undefined) return loanTexts.noDti;
  const last = more.at(-1);
  if (last === undefined) return loanTexts.onlyDti(first.requestId, first.dti);
  const { dti: start } = first;
  const { dti: end } = last;
  const course = start === end ? loanTexts.sameDti(end) : loanTexts.changedDti(start, end);
  return loanTexts.dtiCourse(course, points.length, first.requestId, last.requestId);
}
