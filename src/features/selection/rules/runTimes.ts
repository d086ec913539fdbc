import { groupBy } from '@/lib/byKey';
import { plannedTime, zonedTime } from '@/lib/format';
import type { SelectionRun } from './selectionRun';

type Dated = Pick<SelectionRun, 'latestDate'>;

/**
 * Returns what writes the time of each of these runs: with its zone only where two different times would read the same,
 * an hour apart at the end of daylight saving.
 * @spec APP-30
 */
export function runTimes(runs: readonly Dated[]): (run: Dated) => string {
  const alike = groupBy(runs, ({ latestDate }) => plannedTime(latestDate));
  return ({ latestDate }) => {
    const time = plannedTime(latestDate);
    const zoned = new Set(alike.get(time)?.map((other) => zonedTime(other.latestDate)));
    return zoned.size > 1 ? zonedTime(latestDate) : time;
  };
}
