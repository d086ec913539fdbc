import * as v from 'valibot';
import { SERVICE_OPTIONS } from '@/features/loan/rules/services';
import { storedTime } from '@/lib/storedTime';

/** No id or hash that a service uses is longer. */
const id = v.pipe(v.string(), v.maxLength(1_000));
const ids = v.pipe(v.array(id), v.maxLength(100_000));

/**
 * An order that was sent, until its outcome is settled. It contains ids, hashes and times: nothing about people. It is
 * a schema because the journal stores it; a change of its shape needs a new version.
 */
export const orderAttemptSchema = v.object({
  version: v.literal(1),
  /** The request key: the service places only one order per key. */
  key: v.pipe(id, v.nonEmpty()),
  /** Equal for equal orders; '' when it could not be computed, or when the service refuses to have the key again. */
  fingerprint: id,
  /** The same, whatever the sequence of the order's lists; absent in entries of earlier builds. */
  content: v.exactOptional(id),
  /** The mark of the user who sent it; absent when unknown. */
  person: v.exactOptional(id),
  /** Equal if note and account are equal, too; absent when it could not be computed. */
  wording: v.exactOptional(id),
  mode: v.picklist(['aus', 'credit']),
  services: v.array(v.picklist(SERVICE_OPTIONS)),
  /** The loan's applications, and whether the order includes a borrower of them. */
  applications: v.array(v.object({ id, isOrdered: v.boolean() })),
  /** The requests that were listed before; null when the list could not be read. */
  knownRequestIds: v.nullable(ids),
  /** The requests of other orders of this browser, which are not this one's. */
  otherRequestIds: v.exactOptional(ids),
  /** Epoch milliseconds of this computer's clock: to show, and to agree with the server's. */
  sentAt: storedTime,
  /** The same, of the latest press that repeated the order: rows since the first one may be either. */
  repeatedAt: v.exactOptional(storedTime),
  /** Epoch milliseconds of the server's clock; null when unknown. */
  serverTime: v.nullable(storedTime),
  /** `sent`: no outcome yet. `unconfirmed`: looked up, and not found. `placed`: History may not list it yet. */
  state: v.picklist(['sent', 'unconfirmed', 'placed']),
  /** A refusal that may have come after the work, and the time of the server's clock; null when unknown. */
  refusal: v.exactOptional(v.object({ status: v.number(), serverTime: v.nullable(storedTime) })),
  requestIds: ids,
  /** Services of a placed order that the loan's requests didn't show: they may still be listed. */
  missing: v.exactOptional(v.array(v.picklist(SERVICE_OPTIONS))),
  /** History lists the requests of a placed order. It stays a while, so that an equal order is asked about. */
  isListed: v.exactOptional(v.boolean()),
  /** The user ordered something else although History doesn't list this one: only an equal order asks about it. */
  isGivenUp: v.exactOptional(v.boolean()),
});

export type OrderAttempt = v.InferOutput<typeof orderAttemptSchema>;

/** True while the outcome is unknown. */
export const isLost = ({ state }: OrderAttempt): boolean => state !== 'placed';

/** The requests of placed orders that History may not list yet. */
export const awaitedIdsOf = (attempts: readonly OrderAttempt[]): string[] =>
  attempts.flatMap((attempt) =>
    isLost(attempt) || attempt.isListed === true || attempt.isGivenUp === true ? [] : attempt.requestIds,
  );

/** Milliseconds in which an equal order is asked about, and in which a list may still lack an order. */
export const RECENT_MS = 5 * 60_000;

/** The time now, as `sentAt` and `serverTime` have it. */
export interface Clocks {
  computer: number;
  server: number | null;
  /** Milliseconds since this tab sent the order, whatever the computer's clock did. @empty undefined for other tabs' */
  elapsed?: number | undefined;
}

/**
 * True for an order of the last minutes. Servers of one lender may differ by minutes: a tab that sent it has measured
 * the time, and another needs the computer's clock to agree.
 */
export function isRecent(attempt: OrderAttempt, clocks: Clocks): boolean {
  const { computer, elapsed } = clocks;
  const byServer = serverMs(attempt.serverTime, clocks);
  const byComputer = computer - latestPress(attempt);
  if (elapsed !== undefined) return Math.min(elapsed, byServer ?? byComputer) < RECENT_MS;
  return Math.min(byServer ?? byComputer, wasSetBack(byComputer) ? Infinity : byComputer) < RECENT_MS;
}

/**
 * True only if the order was certainly refused more than these minutes ago. A tab that did not send it waits twice as
 * long, and needs both clocks to agree.
 */
export function isRefusalPast(attempt: OrderAttempt, clocks: Clocks): boolean {
  const { refusal } = attempt;
  if (refusal === undefined) return false;
  const { computer, elapsed } = clocks;
  const byServer = serverMs(refusal.serverTime, clocks);
  if (elapsed !== undefined) return Math.min(elapsed, byServer ?? Infinity) >= RECENT_MS;
  const byComputer = computer - latestPress(attempt);
  return byServer !== undefined && Math.min(byServer, wasSetBack(byComputer) ? Infinity : byComputer) >= 2 * RECENT_MS;
}

const latestPress = ({ sentAt, repeatedAt = sentAt }: OrderAttempt): number => repeatedAt;

const serverMs = (then: number | null, { server }: Clocks): number | undefined =>
  then === null || server === null ? undefined : server - then;

/** A computer's clock that was set back says nothing of the time since. */
const wasSetBack = (byComputer: number): boolean => byComputer < 0;
