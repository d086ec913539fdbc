import { isLost, type OrderAttempt } from './orderAttempt';
import { groupBy } from '@/lib/byKey';
import type { Books } from '@/features/runs/rules/historyRead';
import { idsOf, plain, type PlacedOrder } from './orderOutcome';
import { findAmongRequests, type ListedRequest, mayBeAmong } from './recognizeOrder';

/** What this browser knows of the loan's requests when the lender's list of them ("the books") has just been read. */
interface KnownRequests {
  /** Undefined if they could not be loaded; then `recent` has the latest request, which proves no absence. */
  books: Books | undefined;
  recent?: readonly ListedRequest[];
  /** The rows of all other reads of this tab, also of those that a later read no longer had. */
  seen: readonly ListedRequest[];
  /** Ids of answers, and of news of other tabs. */
  awaited: readonly string[];
}

/** The loan's requests as far as they are known. */
export interface Listing {
  rows: readonly ListedRequest[];
  unread: number;
  /** False if it may lack requests: then it proves nothing that it doesn't have. */
  isComplete: boolean;
}

/**
 * What any read has seen counts. Books prove that an order is absent only if all of them could be read, and if they
 * hold every request that this tab read, or that the journal or other tabs name: otherwise they come from an older
 * copy.
 */
export function listingOf({ books, recent = [], seen, awaited }: KnownRequests, attempts: readonly OrderAttempt[]) {
  const read = books?.rows ?? recent;
  const isRead = isIn(read);
  const keyOf = new Map(seen.map((row) => [`${plain(row.requestId)} ${row.system}`, row.clientRequestKey]));
  // The latest request, and an older copy, have rows without the key that another read has shown.
  const rows = [
    ...read.map((row) => ({
      ...row,
      clientRequestKey: row.clientRequestKey ?? keyOf.get(`${plain(row.requestId)} ${row.system}`) ?? null,
    })),
    ...seen.filter((row) => !isRead(row)),
  ];
  const unread = books?.unread ?? 0;
  const keys = new Set(rows.map(({ clientRequestKey }) => clientRequestKey));
  const ids = attempts.flatMap(({ isGivenUp, key, requestIds, knownRequestIds }) =>
    isGivenUp === true ? [] : [...(keys.has(key) ? [] : requestIds), ...(knownRequestIds ?? [])],
  );
  const own = new Set(attempts.flatMap(({ requestIds }) => requestIds));
  const listed = new Set(read.flatMap(idsOf).map(plain));
  const areListed = [...ids, ...awaited.filter((id) => !own.has(id))].every((id) => listed.has(plain(id)));
  const isComplete = books !== undefined && unread === 0 && !isThinner(books, seen) && areListed;
  return { rows, unread, isComplete };
}

/** True if the books lack a request that another read has shown. */
export const isThinner = ({ rows }: Books, seen: readonly ListedRequest[]): boolean => !seen.every(isIn(rows));

/** True if the books lack a request that the journal knows from an earlier list. */
export function lacksKnown({ rows }: Books, attempts: readonly OrderAttempt[]): boolean {
  const keys = new Set(rows.map(({ clientRequestKey }) => clientRequestKey));
  const listed = new Set(rows.flatMap(idsOf).map(plain));
  return attempts.some(
    ({ isGivenUp, isListed, key, requestIds, knownRequestIds }) =>
      isGivenUp !== true &&
      [...(isListed === true && !keys.has(key) ? requestIds : []), ...(knownRequestIds ?? [])].some(
        (id) => !listed.has(plain(id)),
      ),
  );
}

const isIn = (rows: readonly ListedRequest[]) => {
  const byId = groupBy(rows, ({ requestId }) => plain(requestId));
  return ({ requestId, system }: ListedRequest): boolean =>
    byId.get(plain(requestId))?.some((row) => row.system === system || row.system === null || system === null) === true;
};

export interface LookedUp {
  owner?: 'other' | 'unknown';
  unread?: number;
}

export type Found = ReadonlyMap<OrderAttempt, PlacedOrder>;

/**
 * Finds lost orders among the loan's requests, the earliest first. A request belongs to one order only, and never to a
 * lost one if it is a placed one's. A listing that is not complete doesn't show which services are missing.
 */
export function findLost(attempts: readonly OrderAttempt[], { rows, isComplete }: Listing): Found {
  const lost = attempts.filter(isLost).toSorted((a, b) => a.sentAt - b.sentAt);
  const keys = new Set<string | null>(lost.map(({ key }) => key));
  const taken = new Set(attempts.flatMap((attempt) => (isLost(attempt) ? [] : attempt.requestIds)));
  const found = new Map<OrderAttempt, PlacedOrder>();
  for (const attempt of lost) {
    const free = rows.filter(
      ({ requestId, clientRequestKey: requestKey }) => keys.has(requestKey) || !taken.has(requestId),
    );
    const isOnly = lost.every((other) => other === attempt || other.services.join() !== attempt.services.join());
    const placed = findAmongRequests(attempt, free, { isOnly });
    if (placed === undefined) continue;
    placed.requestIds.forEach((id) => taken.add(id));
    found.set(
      attempt,
      isComplete || placed.missing.length === 0
        ? placed
        : { ...placed, missing: [], mayLack: placed.missing, isCertain: false },
    );
  }
  return found;
}

/** True if the books prove that the lender doesn't have this order, unless it is too young to be listed. */
export function isAbsent(attempt: OrderAttempt, attempts: readonly OrderAttempt[], listing: Listing): boolean {
  const others = new Set(attempts.flatMap((other) => (isLost(other) ? [] : other.requestIds)));
  const free = listing.rows.filter(({ requestId }) => !others.has(requestId));
  return listing.isComplete && !free.some((row) => row.clientRequestKey === attempt.key) && !mayBeAmong(attempt, free);
}

/** Whose orders these are, if they aren't all the user's own. */
export function ownerOf(attempts: readonly OrderAttempt[], mark: string | undefined): Pick<LookedUp, 'owner'> {
  if (attempts.every((attempt) => isOwn(attempt, mark))) return {};
  return { owner: attempts.every((attempt) => isOthers(attempt, mark)) ? 'other' : 'unknown' };
}

const isOwn = ({ person }: OrderAttempt, mark: string | undefined): boolean => mark !== undefined && person === mark;

/** True for an order of another person, false also if either is not known. */
export const isOthers = ({ person }: OrderAttempt, mark: string | undefined): boolean =>
  person !== undefined && mark !== undefined && person !== mark;
