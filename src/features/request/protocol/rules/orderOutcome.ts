import type { AusSystem } from '@/features/loan/rules/aus';
import { isService, type ServiceOption } from '@/features/loan/rules/services';
import { isOfWholeOrder, namesField, servicesNamed } from '@/features/request/rules/orderRefusal';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import { isPlausibleId } from '@/features/runs/rules/historyItem';
import { uniqueBy } from '@/lib/byKey';
import type { Failure } from '@/lib/failure';
import { isDenial, isRefusal } from '@/lib/refusal';

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
type OrderOutcome =
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

export const hasRepeated = (systems: readonly (AusSystem | null)[]): boolean => {
  const named = systems.filter((system) => system !== null);
  return new Set(named).size < named.length;
};

/** @empty undefined for a system that was not ordered, and when requests without one leave it open which are missing */
export function missingServices(
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
  const reasons = (failure.reasons ?? []).filter((reason) => namesField(reason, services));
  if (reasons.length === 0) return false;
  if (services.length <= 1 || reasons.some((reason) => isOfWholeOrder(reason, services))) return true;
  const named = reasons.flatMap((reason) => servicesNamed(reason, services));
  return services.every((option) => named.includes(option));
}

/** Larger than any 64-bit number. */
const WHOLE_NUMBER = /^[1-9]\d{0,18}$/;

interface Believable {
  /** Every id that was known before the press: of requests, of their groups and of their rows. */
  knownIds: ReadonlySet<string>;
  /** How many requests the order can have become: one per system, and one for credit alone. */
  most: number;
}

/**
 * The only place that decides whether the ids of an answer name a new order: each is new, and a positive whole number
 * or of the form of an id that the service used before; and there are no more than the order asked for.
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
