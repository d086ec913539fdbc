import { isLost, type OrderAttempt } from './orderAttempt';
import { findAmongRequests, type ListedRequest, type PlacedOrder } from './orderOutcome';

/** The loan's requests as far as they could be read. */
export interface Listing {
  rows: readonly ListedRequest[];
  unread: number;
  /** False if it may lack requests: then it proves nothing that it doesn't have. */
  isComplete: boolean;
}

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
    const placed = findAmongRequests(attempt, free);
    if (placed === undefined) continue;
    placed.requestIds.forEach((id) => taken.add(id));
    found.set(
      attempt,
      isComplete || placed.missing.length === 0 ? placed : { ...placed, missing: [], isCertain: false },
    );
  }
  return found;
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
