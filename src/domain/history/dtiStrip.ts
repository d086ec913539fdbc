import type { HistoryItem } from './historyItem';
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

function pointOf({ id, requestId, items }: RequestGroup): DtiPoint[] {
  const item = items.find(hasDti);
  const dti = item?.ausDataSet?.dti;
  if (item === undefined || dti === null || dti === undefined) return [];
  return [{ groupId: id, requestId, service: item.service ?? 'AUS', dti, date: item.requestDate }];
}

const hasDti = ({ ausDataSet }: HistoryItem): boolean => Number.isFinite(ausDataSet?.dti);

/** The strip in words. */
export function describeDti(points: readonly DtiPoint[]): string {
  const [first, last] = [points.at(0), points.at(-1)];
  if (first === undefined || last === undefined) return 'No request has a debt-to-income ratio yet.';
  if (first === last) return `Request ${first.requestId}: ${first.dti}%.`;
  const { dti: start } = first;
  const { dti: end } = last;
  const course = start === end ? `is the same, ${end}%,` : `went from ${start}% to ${end}%`;
  return `The debt-to-income ratio ${course} over ${points.length} requests, ${first.requestId} to ${last.requestId}.`;
}
