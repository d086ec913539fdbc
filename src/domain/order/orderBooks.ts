import type { AusSystem } from '@/domain/loan/aus';
import { isService } from '@/domain/request/ausService';
import { momentOf } from '@/lib/format';
import type { OrderAttempt } from './orderAttempt';
import { missingServices, type PlacedOrder } from './orderOutcome';

/** One row of the lender's list of requests, as far as an order can be recognized by it. */
export interface BookEntry {
  requestId: string;
  multiAusRequestId: string | null;
  system: AusSystem | null;
  requestDate: string | null;
  /** The key of the order that created the request; null if the service doesn't return it. */
  requestKey: string | null;
  creditDetails: readonly { applicationId: string | null }[];
}

/**
 * Finds the order among the loan's requests: by its request key, else by its kind, services and applications among the
 * requests that are new since it was sent. Without the key it is not certain that the order is this one.
 *
 * @empty undefined when no request fits
 */
export function findInBooks(attempt: OrderAttempt, entries: readonly BookEntry[]): PlacedOrder | undefined {
  const own = entries.filter(({ requestKey }) => requestKey === attempt.key);
  if (own.length > 0) return placedAs(attempt, own, true);
  const similar = runsOf(entries).find((run) => isSimilar(attempt, run));
  return similar && placedAs(attempt, similar, false);
}

function placedAs(attempt: OrderAttempt, run: readonly BookEntry[], isCertain: boolean): PlacedOrder {
  return {
    kind: 'placed',
    requestIds: [...new Set(run.map(({ requestId }) => requestId))],
    missing: missingOf(attempt, run) ?? [],
    isCertain,
  };
}

const missingOf = ({ services }: OrderAttempt, run: readonly BookEntry[]) =>
  missingServices(
    services,
    run.map(({ system }) => (isService(system) ? system : undefined)),
  );

/** The services of one order share the id of its multi request. */
function runsOf(entries: readonly BookEntry[]): BookEntry[][] {
  const runs = new Map<string, BookEntry[]>();
  for (const entry of entries) {
    const key = entry.multiAusRequestId === null ? `request ${entry.requestId}` : `multi ${entry.multiAusRequestId}`;
    runs.set(key, [...(runs.get(key) ?? []), entry]);
  }
  return [...runs.values()];
}

const isSimilar = (attempt: OrderAttempt, run: readonly BookEntry[]): boolean =>
  run.every((entry) => entry.requestKey === null && isNew(attempt, entry)) &&
  hasServices(attempt, run) &&
  hasApplications(attempt, run);

/** The largest expected difference between two clocks of the lender. */
const CLOCK_DRIFT_MS = 10 * 60_000;

/** Compares with the server's clock only: the clock of this computer may be wrong by any amount. */
function isNew({ knownRequestIds, serverTime }: OrderAttempt, { requestId, requestDate }: BookEntry): boolean {
  if (knownRequestIds?.includes(requestId) === true) return false;
  const orderedAt = requestDate !== null && HAS_ZONE.test(requestDate) ? momentOf(requestDate) : null;
  if (serverTime === null || orderedAt === null) return knownRequestIds !== null;
  return orderedAt >= serverTime - CLOCK_DRIFT_MS;
}

/** A date without a zone would be read as local time. */
const HAS_ZONE = /T.*(?:Z|[+-]\d\d:?\d\d)$/i;

/** Exactly the services of the order: one more or one less is another order. Entries without a service fit any. */
function hasServices(attempt: OrderAttempt, run: readonly BookEntry[]): boolean {
  const systems = run.map(({ system }) => system).filter((system) => system !== null);
  if (attempt.mode === 'credit') return systems.every((system) => system === 'credit_import_only');
  return (
    run.length === attempt.services.length &&
    systems.every((system) => isService(system) && attempt.services.includes(system)) &&
    missingOf(attempt, run)?.length === 0
  );
}

/** Ids that aren't the loan's application ids can't be compared. */
function hasApplications({ applications }: OrderAttempt, run: readonly BookEntry[]): boolean {
  const listed = new Set(run.flatMap(({ creditDetails }) => creditDetails.map(({ applicationId }) => applicationId)));
  const known = new Set<string | null>(applications.map(({ id }) => id));
  if (listed.size === 0 || ![...listed].every((id) => known.has(id))) return true;
  return applications.every(({ id, isOrdered }) => listed.has(id) === isOrdered);
}
