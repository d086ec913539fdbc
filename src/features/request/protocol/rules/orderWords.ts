import { listed } from '@/config/listed';
import type { OrderMode } from '@/features/loan/rules/aus';
import { type ServiceOption, SERVICES } from '@/features/loan/rules/services';
import * as orderTexts from '@/features/request/orderTexts';
import { type Failure, isForgeryRefusal, wordsOf } from '@/lib/failure';
import { shortText } from '@/lib/shortText';

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
