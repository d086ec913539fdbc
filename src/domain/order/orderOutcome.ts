import { DECIDED_LOAN_STAGE_SEQUENCE } from '@/config/constants';
import * as orderTexts from '@/config/texts/orderTexts';
import { AUS_LABEL } from '@/domain/loan/aus';
import type { ServiceOption } from '@/domain/request/ausService';
import type { OrderMode } from '@/domain/request/requestSetup';
import { isRefusal, type Failure } from '@/lib/failure';
import { listed } from '@/lib/format';
import { uniqueBy } from '@/lib/uniqueBy';
import type { OrderRequest } from './orderRequest';

/** An order that is in the lender's books. */
export interface PlacedOrder {
  kind: 'placed';
  requestIds: string[];
  /** The services that were ordered and that the lender did not accept. */
  missing: ServiceOption[];
  /** False when the requests only look like this order. */
  isCertain: boolean;
}

/** What the lender's books say of an order; `unknown`: look them up before anything else is ordered. */
export type OrderOutcome = PlacedOrder | { kind: 'refused'; failure: Failure } | { kind: 'unknown' };

const UNKNOWN: OrderOutcome = { kind: 'unknown' };

/** A request that the answer to an order names. */
export interface NamedRequest {
  requestId: string;
  /** Undefined for credit alone, and when the answer doesn't say. */
  service: ServiceOption | undefined;
}

/** An order is placed as the requests that the answer names. An answer that names none, or too few, says nothing. */
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

/**
 * A failed order is refused only if it certainly never reached the API, or if the API certainly refused it. A 409 says
 * that it collides with something: only the books show with what.
 */
export const outcomeOfFailure = (failure: Failure): OrderOutcome =>
  isRefusal(failure) ? { kind: 'refused', failure } : UNKNOWN;

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

/**
 * Returns the screen to open after an order: History for credit only; for underwriting, Selection before the credit
 * decision and History after it. The specification does not define this. Unlike `chooseFirstRoute`, it looks at this
 * order only: `chooseFirstRoute` opens Selection for a loan's only run at any stage.
 */
export const routeAfterOrder = (mode: OrderMode, loanStageSequence: number | null): 'selection' | 'history' =>
  mode === 'credit' || (loanStageSequence ?? 0) >= DECIDED_LOAN_STAGE_SEQUENCE ? 'history' : 'selection';

/** Returns why an order was not placed, as text for the user. */
export function describeOrderFailure(failure: Failure): string {
  if (failure.kind === 'signedOut') return orderTexts.refusedSignedOut;
  if (failure.status === 403) return orderTexts.refusedPermission;
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
  listed(services.map((option) => AUS_LABEL[option]));

/** 'request 12', 'requests 12 and 13'. */
export const requestsText = (requestIds: readonly string[]): string =>
  requestIds.length === 1 ? orderTexts.requestNamed(listed(requestIds)) : orderTexts.requestsNamed(listed(requestIds));
