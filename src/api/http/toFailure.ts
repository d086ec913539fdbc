import { AxiosError, isAxiosError, isCancel } from 'axios';
import type { Failure } from '@/lib/failure';

/** The error code of a call that was not sent because there is no token. */
export const SIGNED_OUT = 'ERR_SIGNED_OUT';

/**
 * Returns the failure of a call, without any data of the request.
 *
 * @source Specification §8: "HTTP 500: modal with the text and failureTrackingNumber"
 * @empty undefined for a cancellation and for errors in our own code
 */
export function toFailure(error: unknown): Failure | undefined {
  if (!isAxiosError<unknown>(error) || isCancel(error)) return undefined;
  const call = error.config?.call ?? 'unknown';
  if (error.response === undefined) return { kind: KIND[error.code ?? ''] ?? 'network', call };
  const { status, data } = error.response;
  if (status < 400) return { kind: 'unreadable', call };
  const trackingNumber = trackingNumberOf(data);
  return {
    kind: 'http',
    call,
    status,
    ...(trackingNumber === undefined ? {} : { trackingNumber }),
    ...(status === 400 ? { body: data } : {}),
  };
}

const KIND: Readonly<Record<string, Failure['kind']>> = {
  [AxiosError.ETIMEDOUT]: 'timeout',
  [SIGNED_OUT]: 'signedOut',
};

/** failureTrackingNumber takes precedence over activityId (specification §8). */
function trackingNumberOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { failureTrackingNumber, activityId } = body as Record<string, unknown>;
  return [failureTrackingNumber, activityId]
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map(String)
    .find((value) => value !== '');
}
