import { dtiOf, type DtiChange } from './dtiChanges';
import type { RequestGroup } from './historyRows';

/** A run with a ratio. */
export interface DtiPoint {
  /** The index of its stop. */
  place: number;
  service: string;
  requestId: string;
  /** Percent. */
  dti: number;
  /** Null for the first run of its system. */
  change: DtiChange | null;
}

export interface DtiStop {
  groupId: string;
  requestId: string;
  date: string | null;
  points: readonly DtiPoint[];
}

/** Returns all requests with a debt-to-income ratio, oldest first. @empty no stop for a request without a ratio */
export const dtiStops = (
  groups: readonly RequestGroup[],
  changes: Readonly<Record<string, DtiChange>>,
): readonly DtiStop[] =>
  groups
    .filter(({ items }) => items.some((item) => dtiOf(item) !== null))
    .toReversed()
    .map(({ id: groupId, requestId, latestDate: date, items }, place) => ({
      groupId,
      requestId,
      date,
      points: items.flatMap((item) => {
        const dti = dtiOf(item);
        const { key, service, requestId: ownId } = item;
        const change = changes[key] ?? null;
        return dti === null ? [] : [{ place, service: service ?? '', requestId: ownId, dti, change }];
      }),
    }));

/** Returns whether the ratio has a course to show: three requests, and a run that moved it. */
export const hasCourse = (stops: readonly DtiStop[]): boolean =>
  stops.length > 2 && stops.some(({ points }) => points.some(({ change }) => change !== null && change.change !== 0));
