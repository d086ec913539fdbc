import { DECIDED_LOAN_STAGE_SEQUENCE } from '@/config/constants';
import * as orderTexts from '@/config/texts/orderTexts';
import { type CreditDetail, type HistoryItem, runKeyOf } from '@/domain/history/historyItem';
import { isService, type ServiceOption, SERVICES } from '@/domain/request/services';
import type { OrderMode } from '@/domain/request/requestSetup';
import { type Failure, isDenial, isRefusal, isForgeryRefusal, wordsOf } from '@/lib/failure';
import { listed } from '@/lib/format';
import { hasZone, momentOf } from '@/lib/moment';
import { groupBy } from '@/lib/groupBy';
import { uniqueBy } from '@/lib/uniqueBy';
import type { OrderAttempt } from './orderAttempt';
import type { OrderRequest } from './orderRequest';

export interface PlacedOrder {
  kind: 'placed';
  requestIds: string[];
  /** The services that were ordered and that the lender did not accept. */
  missing: ServiceOption[];
  /** False when the requests only look like this order, or don't say which services are missing. */
  isCertain: boolean;
}

export type OrderOutcome =
  | PlacedOrder
  /** `isProven`: certainly not placed. Otherwise read the loan's requests before you say so. */
  | { kind: 'refused'; failure: Failure; isProven: boolean }
  /** Look the order up before anything else is ordered. `isKeyKnown`: the service says that it has had the key. */
  | { kind: 'unknown'; isKeyKnown?: true };

const UNKNOWN: OrderOutcome = { kind: 'unknown' };

export interface NamedRequest {
  requestId: string;
  /** Undefined for credit alone, and when the response doesn't say. */
  service: ServiceOption | undefined;
}

/** An order is placed as the requests that the response names. A response that names none, or too few, says nothing. @spec OWN-18, OWN-19 */
export function outcomeOfAnswer(
  { services }: Pick<OrderRequest, 'services'>,
  named: readonly NamedRequest[] | undefined,
): OrderOutcome {
  if (named === undefined || named.length === 0) return UNKNOWN;
  const missing = missingServices(
    services.map(({ option }) => option),
    uniqueBy(named, ({ requestId, service }) => `${requestId} ${service}`).map(({ service }) => service),
  );
  if (missing === undefined) return UNKNOWN;
  const requestIds = [...new Set(named.map(({ requestId }) => requestId))];
  return { kind: 'placed', requestIds, missing, isCertain: true };
}

interface SentHow {
  /** The order has the key of a lost one: a conflict says that the service has had that order. */
  isRepeated: boolean;
  /** The response gives reasons that name fields. */
  hasReasons: boolean;
}

/**
 * An order is certainly not placed only if it never reached the API, or if the API says what is invalid. Services also
 * deny after the work was done, so only the loan's requests show what any other refusal means.
 * @spec OWN-18, OWN-20
 */
export function outcomeOfFailure(failure: Failure, { isRepeated, hasReasons }: SentHow): OrderOutcome {
  if (isRepeated && (failure.status === 409 || failure.status === 422)) return { kind: 'unknown', isKeyKnown: true };
  if (!isRefusal(failure) && !isDenial(failure)) return UNKNOWN;
  return { kind: 'refused', failure, isProven: isRefusal(failure) && (failure.status !== 400 || hasReasons) };
}

/** One row of the lender's list of requests, as far as an order can be recognized by it. */
export interface ListedRequest extends Pick<
  HistoryItem,
  'requestId' | 'multiAusRequestId' | 'system' | 'requestDate' | 'requestKey'
> {
  creditDetails: readonly Pick<CreditDetail, 'applicationId'>[];
}

/**
 * Finds the order among the loan's requests: by its request key, else by its kind, services and applications among the
 * requests that are new since it was sent. Without the key it is not certain that the order is this one.
 * @empty undefined when no request fits
 */
export function findAmongRequests(attempt: OrderAttempt, entries: readonly ListedRequest[]): PlacedOrder | undefined {
  const own = entries.filter(({ requestKey }) => requestKey === attempt.key);
  if (own.length > 0) return placedAs(attempt, own, true);
  const similar = [...groupBy(entries, runKeyOf).values()].find((run) => isSimilar(attempt, run));
  return similar && placedAs(attempt, similar, false);
}

function placedAs(attempt: OrderAttempt, run: readonly ListedRequest[], isCertain: boolean): PlacedOrder {
  const missing = missingOf(attempt, run);
  return {
    kind: 'placed',
    requestIds: [...new Set(run.map(({ requestId }) => requestId))],
    missing: missing ?? [],
    isCertain: isCertain && missing !== undefined,
  };
}

const missingOf = ({ services }: OrderAttempt, run: readonly ListedRequest[]) =>
  missingServices(
    services,
    run.map(({ system }) => (isService(system) ? system : undefined)),
  );

/** @empty undefined when requests without a service leave it open which ones are missing */
export function missingServices(
  ordered: readonly ServiceOption[],
  named: readonly (ServiceOption | undefined)[],
): ServiceOption[] | undefined {
  const missing = ordered.filter((option) => !named.includes(option));
  const unnamed = named.filter((service) => service === undefined).length;
  if (unnamed === 0) return missing;
  return unnamed >= missing.length ? [] : undefined;
}

const isSimilar = (attempt: OrderAttempt, run: readonly ListedRequest[]): boolean =>
  run.every((entry) => entry.requestKey === null && isNew(attempt, entry)) &&
  hasServices(attempt, run) &&
  hasApplications(attempt, run);

/** The largest expected difference between two clocks of the lender. */
const CLOCK_DRIFT_MS = 10 * 60_000;

/** Compares with the server's clock only: this computer's clock and time zone may be wrong by any amount. */
function isNew({ knownRequestIds, serverTime }: OrderAttempt, { requestId, requestDate }: ListedRequest): boolean {
  if (knownRequestIds?.includes(requestId) === true) return false;
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
  const listed = new Set(run.flatMap(({ creditDetails }) => creditDetails.map(({ applicationId }) => applicationId)));
  const known = new Set<string | null>(applications.map(({ id }) => id));
  if (listed.size === 0 || ![...listed].every((id) => known.has(id))) return true;
  return applications.every(({ id, isOrdered }) => listed.has(id) === isOrdered);
}

/**
 * Returns the screen to open after an order: History for credit only; for underwriting, Selection before the credit
 * decision and History after it. The specification does not define this. Unlike `chooseFirstRoute`, it looks at this
 * order only: `chooseFirstRoute` opens Selection for a loan's only run at any stage.
 * @spec REQ-50
 */
export const routeAfterOrder = (mode: OrderMode, loanStageSequence: number | null): 'selection' | 'history' =>
  mode === 'credit' || (loanStageSequence ?? 0) >= DECIDED_LOAN_STAGE_SEQUENCE ? 'history' : 'selection';

/** Returns why an order was not placed, as text for the user. */
export function describeOrderFailure(failure: Failure): string {
  if (failure.kind === 'signedOut') return orderTexts.refusedSignedOut;
  if (isForgeryRefusal(failure)) return orderTexts.refusedForgery;
  const words = wordsOf(failure);
  if (words !== '') return orderTexts.refusedSaying(words);
  if (failure.kind === 'http') return orderTexts.refusedStatus(failure.status ?? 0);
  return orderTexts.failedBeforeSending;
}

/** Returns the confirmation text: what was ordered, and the request numbers. */
export function orderSentText(
  { mode, services }: { mode: OrderMode; services: readonly ServiceOption[] },
  requestIds: readonly string[],
): string {
  const ordered = mode === 'credit' ? orderTexts.credit : servicesText(services);
  return orderTexts.sent(ordered, requestsText(requestIds));
}

/** 'DU and LPA'. */
export const servicesText = (services: readonly ServiceOption[]): string =>
  listed(services.map((option) => SERVICES[option].label));

/** 'request 12', 'requests 12 and 13'. */
export const requestsText = (requestIds: readonly string[]): string =>
  requestIds.length === 1 ? orderTexts.requestNamed(listed(requestIds)) : orderTexts.requestsNamed(listed(requestIds));
