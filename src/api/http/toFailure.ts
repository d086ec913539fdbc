import { AxiosError, isAxiosError, isCancel } from 'axios';
import { FailedCall, type Failure } from '@/lib/failure';

/** The code of the error that stands for a call which was not sent, for want of a token. */
export const SIGNED_OUT = 'ERR_SIGNED_OUT';

/**
 * What went wrong between us and the service, without anything of the request.
 *
 * @empty a cancellation, and what is wrong with our own code, gives undefined
 */
export function toFailure(error: unknown, call: string): Failure | undefined {
  if (error instanceof FailedCall) return error.failure;
  if (!isAxiosError<unknown>(error) || isCancel(error)) return undefined;
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

/** failureTrackingNumber wins over activityId (specification §8). */
function trackingNumberOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { failureTrackingNumber, activityId } = body as Record<string, unknown>;
  return [failureTrackingNumber, activityId]
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map(String)
    .find((value) => value !== '');
}
