import { DECIDED_LOAN_STAGE_SEQUENCE } from '@/config/constants';
import { listed } from '@/config/listed';
import * as orderTexts from '@/features/request/orderTexts';
import type { AusSystem, OrderMode } from '@/features/loan/rules/aus';
import { runKeyOf, isPlausibleId } from '@/features/runs/rules/historyItem';
import { isService, type ServiceOption, SERVICES } from '@/features/loan/rules/services';
import { type Failure, isForgeryRefusal, wordsOf } from '@/lib/failure';
import { isDenial, isRefusal } from '@/lib/refusal';
import { servicesNamed } from '@/features/request/rules/orderRefusal';
import { hasZone, momentOf } from '@/lib/moment';
import { groupBy, uniqueBy } from '@/lib/byKey';
import { shortText } from '@/lib/shortText';
import type { CreditDetail, HistoryItem } from '@/features/runs/api/contract/history';
import { isLost, type OrderAttempt } from './orderAttempt';

export interface PlacedOrder {
  kind: 'placed';
  requestIds: string[];
  /** The services that were ordered and that the lender did not accept. */
  missing: ServiceOption[];
  /** False when the requests only look like this order, or don't say which services are missing. */
  isCertain: boolean;
  /** Services that the requests don't have, where the list may lack some. */
  mayLack?: ServiceOption[];
  /** The lender has it twice: the requests are those of both. */
  isTwice?: true;
}

/** What an answer to an order, or its failure, shows. */
export type OrderOutcome =
  | PlacedOrder
  /** The order never reached the API. */
  | { kind: 'unsent'; failure: Failure }
  /** The API, or a gateway, refused it. It may have done so after the work. */
  | { kind: 'refused'; failure: Failure; status: number }
  /** Look the order up before anything else is ordered. `isKeyKnown`: the service says that it has had the key. */
  | { kind: 'unknown'; isKeyKnown?: true };

export const UNKNOWN: OrderOutcome = { kind: 'unknown' };

/** What the service answered to an order. */
export interface OrderAnswer {
  /** `system`: null if the answer doesn't say. */
  requests: readonly { requestId: string; system: AusSystem | null }[];
  /** Of a multi request; null without one. */
  groupId: string | null;
  /** False if a part of it could not be read. */
  isWhole: boolean;
}

/** What was asked, and which ids were known before; undefined if the loan's requests were unknown. */
interface Asked {
  services: readonly ServiceOption[];
  knownIds: ReadonlySet<string> | undefined;
}

/**
 * An order is placed as the requests that the response names. One that leaves a service out, names one twice, or names
 * anything that was not asked for, proves nothing: only the loan's requests show what is missing.
 * @spec OWN-18, OWN-19
 */
export function outcomeOfAnswer({ services, knownIds }: Asked, answer: OrderAnswer | undefined): OrderOutcome {
  if (answer?.isWhole !== true || knownIds === undefined) return UNKNOWN;
  const { requests, groupId } = answer;
  const requestIds = [...new Set(requests.map(({ requestId }) => requestId))];
  const most = Math.max(1, services.length);
  if (!areBelievable(requestIds, { knownIds, most: most + (groupId !== null && requestIds.includes(groupId) ? 1 : 0) }))
    return UNKNOWN;
  if (groupId !== null && !areNew([groupId], knownIds)) return UNKNOWN;
  const systems = uniqueBy(requests, ({ requestId, system }) => `${requestId} ${system}`).map(({ system }) => system);
  const isWhole = missingServices(services, systems)?.length === 0 && !hasRepeated(systems);
  return isWhole ? { kind: 'placed', requestIds, missing: [], isCertain: true } : UNKNOWN;
}

const hasRepeated = (systems: readonly (AusSystem | null)[]): boolean => {
  const named = systems.filter((system) => system !== null);
  return new Set(named).size < named.length;
};

/**
 * Services and gateways also refuse after the work was done, so only the loan's requests show what a refusal means.
 * `isRepeated`: the order has the key of a lost one, and a conflict says that the service has had that order.
 * @spec OWN-18, OWN-20
 */
export function outcomeOfFailure(failure: Failure, isRepeated: boolean): OrderOutcome {
  const { kind, status = 0 } = failure;
  if (failure.isUnsent === true || kind === 'signedOut') return { kind: 'unsent', failure };
  if (isRepeated && (status === 409 || status === 422)) return { kind: 'unknown', isKeyKnown: true };
  return isDenial(failure) && status < 500 && status >= 400 ? { kind: 'refused', failure, status } : UNKNOWN;
}

/** True for a 400 that names fields of the whole order, or of all its services: others may have been placed. */
export function refusesAll(failure: Failure, services: readonly ServiceOption[]): boolean {
  if (!isRefusal(failure)) return false;
  const named = (failure.reasons ?? [])
    .filter(({ key, field }) => (key ?? field) !== null)
    .map((reason) => servicesNamed(reason, services));
  return named.some((options) => options.length === 0) || services.every((option) => named.flat().includes(option));
}

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
 * Returns the requests that repeat a placed order: with its key, or without a key of the same user and at the same time,
 * which only the same press can have made.
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

/** @empty undefined for a system that was not ordered, and when requests without one leave it open which are missing */
function missingServices(
  ordered: readonly ServiceOption[],
  named: readonly (AusSystem | null)[],
): ServiceOption[] | undefined {
  const known = named.filter(isService);
  if (known.some((service) => !ordered.includes(service))) return undefined;
  const missing = ordered.filter((option) => !known.includes(option));
  const unnamed = named.length - known.length;
  if (unnamed === 0) return missing;
  return named.every((system) => system === null || isService(system) || system === 'credit_import_only') &&
    unnamed >= missing.length
    ? []
    : undefined;
}

const isSimilar = (attempt: OrderAttempt, run: readonly ListedRequest[]): boolean =>
  run.every((entry) => mayHaveKeyOf(attempt, entry) && isNew(attempt, entry)) &&
  hasServices(attempt, run) &&
  hasApplications(attempt, run);

/** A row without a key, or with a part of it: services cut keys to the length of a column. */
const mayHaveKeyOf = ({ key }: OrderAttempt, { clientRequestKey }: ListedRequest): boolean =>
  clientRequestKey === null || key.includes(clientRequestKey) || clientRequestKey.includes(key);

/**
 * True if one of these requests may be this order: it is new since it was sent, and has no other order's key. Then a list
 * without the order doesn't prove that there is none.
 */
export const mayBeAmong = (attempt: OrderAttempt, entries: readonly ListedRequest[]): boolean =>
  entries.some((entry) => mayHaveKeyOf(attempt, entry) && (attempt.knownRequestIds === null || isNew(attempt, entry)));

/** The largest expected difference between two clocks of the lender. */
const CLOCK_DRIFT_MS = 10 * 60_000;

/** Compares with the server's clock only: this computer's clock and time zone may be wrong by any amount. */
function isNew(attempt: OrderAttempt, { requestId, requestDate }: ListedRequest): boolean {
  const { knownRequestIds, otherRequestIds = [], serverTime } = attempt;
  if (knownRequestIds?.includes(requestId) === true || otherRequestIds.includes(requestId)) return false;
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

/**
 * Returns the screen to open after an order: History for credit only; for underwriting, Selection before the credit
 * decision and History after it. The specification does not define this. Unlike `chooseFirstRoute`, it looks at this
 * order only: `chooseFirstRoute` opens Selection for a loan's only run at any stage.
 * @spec REQ-50
 */
export const routeAfterOrder = (mode: OrderMode, loanStageSequence: number | null): 'selection' | 'history' =>
  mode === 'credit' || (loanStageSequence ?? 0) >= DECIDED_LOAN_STAGE_SEQUENCE ? 'history' : 'selection';

/** Longer than any explanation that a user reads. */
const MOST_WORDS = 600;

/** Returns why an order was not placed, as text for the user. */
export function describeOrderFailure(failure: Failure): string {
  if (failure.kind === 'signedOut') return orderTexts.refusedSignedOut;
  if (isForgeryRefusal(failure)) return orderTexts.refusedForgery;
  const words = wordsOf(failure);
  if (words !== '') return orderTexts.refusedSaying(shortText(words, MOST_WORDS));
  if (failure.kind === 'http') return orderTexts.refusedStatus(failure.status ?? 0);
  return failure.kind === 'network' ? orderTexts.unreachedBeforeSending : orderTexts.failedBeforeSending;
}

/** The service's words about a refusal, as far as a user reads them. @empty '' without any */
export const refusalWords = (failure: Failure): string => shortText(wordsOf(failure), MOST_WORDS);

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

/** Larger than any 64-bit number. */
const WHOLE_NUMBER = /^[1-9]\d{0,18}$/;

interface Believable {
  /** Every id that was known before the press: of requests, of their groups and of their rows. */
  knownIds: ReadonlySet<string>;
  /** How many requests the order can have become: one per system, and one for credit alone. */
  most: number;
}

/**
 * The only place that decides whether the ids of an answer name a new order: each is new, and a positive whole number or
 * of the form of an id that the service used before; and there are no more than the order asked for.
 */
export function areBelievable(ids: readonly string[], { knownIds, most }: Believable): boolean {
  const forms = new Set([...knownIds].filter((id) => !WHOLE_NUMBER.test(id)).map(formOf));
  return (
    ids.length > 0 &&
    ids.length <= most &&
    areNew(ids, knownIds) &&
    ids.every((id) => WHOLE_NUMBER.test(id) || forms.has(formOf(id)))
  );
}

/** Whether each can be an id, and is none of the known ones in another spelling. */
function areNew(ids: readonly string[], knownIds: ReadonlySet<string>): boolean {
  const known = new Set([...knownIds].map(plain));
  return ids.every((id) => isPlausibleId(id) && !known.has(plain(id)));
}

/** Services write the same id in both cases, and its numbers with or without leading zeros. */
export const plain = (id: string): string => id.toLowerCase().replaceAll(/(?<![a-z\d])0+(?=[1-9])/g, '');

/** 'AUS-0012' gives 'aus-#': parts with digits count up, the others name the kind of id. */
const formOf = (id: string): string => id.toLowerCase().replaceAll(/[a-z]*\d[a-z\d]*/g, '#');

/** All ids that a row of the list has. */
export const idsOf = ({
  requestId,
  multiAusRequestId,
  uiOnlyRequestId = null,
}: Pick<HistoryItem, 'requestId' | 'multiAusRequestId'> & Partial<Pick<HistoryItem, 'uiOnlyRequestId'>>): string[] =>
  [requestId, multiAusRequestId, uiOnlyRequestId].filter((id) => id !== null);
