import { lettersOf } from '@/features/loan/rules/plainText';
import { isService } from '@/features/loan/rules/services';
import type { CreditDetail, HistoryItem } from '@/features/runs/api/contract/history';
import { runKeyOf } from '@/features/runs/rules/historyItem';
import { groupBy, uniqueBy } from '@/lib/byKey';
import { hasZone, momentOf } from '@/lib/moment';
import { isLost, type OrderAttempt } from './orderAttempt';
import { hasRepeated, missingServices, type PlacedOrder } from './orderOutcome';

/** One row of the lender's list of requests, as far as an order can be recognized by it. */
export interface ListedRequest extends Pick<
  HistoryItem,
  'requestId' | 'multiAusRequestId' | 'system' | 'requestDate' | 'clientRequestKey' | 'submittedBy'
> {
  creditDetail: readonly Pick<CreditDetail, 'applicationId'>[];
}

/**
 * Finds the order among the loan's requests: by its request key, else by its kind, services and applications among the
 * requests that are new since it was sent. It is not certain that the order is this one without the key, or if the
 * service returns the key with older requests, too. `isOnly`: no other lost order can have made a similar request, so
 * two similar ones of the same user are this order twice.
 * @empty undefined when no request fits
 */
export function findAmongRequests(
  attempt: OrderAttempt,
  entries: readonly ListedRequest[],
  { isOnly = false } = {},
): PlacedOrder | undefined {
  const own = entries.filter(({ clientRequestKey }) => clientRequestKey === attempt.key);
  const added = own.filter(({ requestId }) => attempt.knownRequestIds?.includes(requestId) !== true);
  if (added.length > 0) return placedAs(attempt, added, added.length === own.length);
  const [similar, ...others] = [...groupBy(entries, runKeyOf).values()].filter((run) => isSimilar(attempt, run));
  if (similar === undefined) return undefined;
  const twins = isOnly ? others.filter((run) => isOfSameUser(similar, run)) : [];
  return placedAs(attempt, [similar, ...twins].flat(), false);
}

const isOfSameUser = (run: readonly ListedRequest[], other: readonly ListedRequest[]): boolean =>
  run[0]?.submittedBy != null && other.every(({ submittedBy }) => submittedBy === run[0]?.submittedBy);

function placedAs(attempt: OrderAttempt, run: readonly ListedRequest[], isCertain: boolean): PlacedOrder {
  const missing = missingOf(attempt, run);
  return {
    kind: 'placed',
    requestIds: [...new Set(run.map(({ requestId }) => requestId))],
    missing: missing ?? [],
    isCertain: isCertain && missing !== undefined,
    ...(isTwice(attempt, run) && { isTwice: true }),
  };
}

/** The largest difference in the time of two requests that one press can have made. */
const ONE_PRESS_MS = 60_000;

/**
 * Returns the requests that repeat a placed order: with its key, or without a key of the same user and at the same
 * time, which only the same press can have made.
 * @empty [] for an order that the lender has once
 */
export function twinsOf(
  attempt: OrderAttempt,
  entries: readonly ListedRequest[],
  attempts: readonly OrderAttempt[],
): string[] {
  const others = new Set(attempts.flatMap(({ key, requestIds }) => (key === attempt.key ? [] : requestIds)));
  const isOwn = ({ requestId }: ListedRequest): boolean => attempt.requestIds.includes(requestId);
  const own = entries.filter((entry) => isOwn(entry) || entry.clientRequestKey === attempt.key);
  const free = entries.filter((entry) => !own.includes(entry) && !others.has(entry.requestId));
  const lost = attempts.filter(isLost);
  const alike = [...groupBy(free, runKeyOf).values()].filter(
    (run) =>
      isSimilar(attempt, run) &&
      isOfSameUser(own, run) &&
      isOfSameTime(own, run) &&
      !lost.some((other) => mayBeAmong(other, run)),
  );
  const all = [...own, ...alike.flat()];
  return isTwice(attempt, all) ? all.map(({ requestId }) => requestId) : [];
}

function isOfSameTime(run: readonly ListedRequest[], other: readonly ListedRequest[]): boolean {
  const [one = null, two = null] = [run, other].map(([entry]) => momentOf(entry?.requestDate ?? null));
  return one !== null && two !== null && Math.abs(one - two) <= ONE_PRESS_MS;
}

/** One service, or credit alone, has two requests; or there are more requests than services. */
function isTwice({ services }: OrderAttempt, run: readonly ListedRequest[]): boolean {
  const requests = uniqueBy(run, ({ requestId, system }) => `${requestId} ${system}`);
  return hasRepeated(requests.map(({ system }) => system)) || requests.length > Math.max(1, services.length);
}

const missingOf = ({ services }: OrderAttempt, run: readonly ListedRequest[]) =>
  missingServices(
    services,
    run.map(({ system }) => system),
  );

const isSimilar = (attempt: OrderAttempt, run: readonly ListedRequest[]): boolean =>
  run.every((entry) => mayHaveKeyOf(attempt, entry) && isNew(attempt, entry)) &&
  hasServices(attempt, run) &&
  hasApplications(attempt, run);

/** A row without a key, or with a part of it: services cut keys to the length of a column, and mark where. */
function mayHaveKeyOf({ key }: OrderAttempt, { clientRequestKey }: ListedRequest): boolean {
  if (clientRequestKey === null) return true;
  const [sent, listed] = [lettersOf(key), lettersOf(clientRequestKey)];
  return sent.includes(listed) || listed.includes(sent);
}

/**
 * True if one of these requests may be this order: its id is new since it was sent, and it has no other order's key.
 * Then a list without the order doesn't prove that there is none. Dates don't count: services write them by the day.
 */
export const mayBeAmong = (attempt: OrderAttempt, entries: readonly ListedRequest[]): boolean =>
  entries.some((entry) => mayHaveKeyOf(attempt, entry) && !isKnown(attempt, entry));

const isKnown = ({ knownRequestIds, otherRequestIds = [] }: OrderAttempt, { requestId }: ListedRequest): boolean =>
  knownRequestIds?.includes(requestId) === true || otherRequestIds.includes(requestId);

/** The largest expected difference between two clocks of the lender. */
const CLOCK_DRIFT_MS = 10 * 60_000;

/** Compares with the server's clock only: this computer's clock and time zone may be wrong by any amount. */
function isNew(attempt: OrderAttempt, entry: ListedRequest): boolean {
  const { knownRequestIds, serverTime } = attempt;
  const { requestDate } = entry;
  if (isKnown(attempt, entry)) return false;
  const orderedAt = requestDate !== null && hasZone(requestDate) ? momentOf(requestDate) : null;
  if (serverTime === null || orderedAt === null) return knownRequestIds !== null;
  return orderedAt >= serverTime - CLOCK_DRIFT_MS;
}

/** Exactly the services of the order: one more or one less is another order. Entries without a service fit any. */
function hasServices(attempt: OrderAttempt, run: readonly ListedRequest[]): boolean {
  const systems = run.map(({ system }) => system).filter((system) => system !== null);
  if (attempt.mode === 'credit') return systems.every((system) => system === 'credit_import_only');
  return (
    run.length === attempt.services.length &&
    systems.every((system) => isService(system) && attempt.services.includes(system)) &&
    missingOf(attempt, run)?.length === 0
  );
}

/** Ids that aren't the loan's application ids can't be compared. */
function hasApplications({ applications }: OrderAttempt, run: readonly ListedRequest[]): boolean {
  const listed = new Set(run.flatMap(({ creditDetail }) => creditDetail.map(({ applicationId }) => applicationId)));
  const known = new Set<string | null>(applications.map(({ id }) => id));
  if (listed.size === 0 || ![...listed].every((id) => known.has(id))) return true;
  return applications.every(({ id, isOrdered }) => listed.has(id) === isOrdered);
}
