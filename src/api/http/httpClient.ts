import axios, { isAxiosError, isCancel, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { FailedCall, type Failure } from '@/lib/failure';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** The call's name in the contract. */
    callName?: string;
  }
}

export interface HttpHooks {
  /** The bearer token, renewed when it is about to expire; undefined when signed out. */
  accessToken: () => Promise<string | undefined>;
  /** Told of every failure of the API, except a cancellation. */
  onFailure: (failure: Failure) => void;
}

/**
 * The axios client. Its interceptors add the bearer token and the subscription key, keep both (and the anti-forgery token)
 * from any origin but the API's, send nothing without a token, and turn every error into a FailedCall.
 *
 * @source Specification §7
 */
export function createHttp(api: RuntimeConfig['api'], { accessToken, onFailure }: HttpHooks): AxiosInstance {
  const home = new URL(api.baseUrl === '' ? '/' : `${api.baseUrl}/`, window.location.origin);
  const isForApi = (config: InternalAxiosRequestConfig): boolean => {
    const { origin, pathname } = new URL(http.getUri(config), window.location.origin);
    return origin === home.origin && pathname.startsWith(home.pathname);
  };

  const http = axios.create({
    baseURL: api.baseUrl,
    allowAbsoluteUrls: false,
    responseType: 'json',
    // A body that is not JSON is a failure, not a text.
    transitional: { silentJSONParsing: false },
    withCredentials: true,
    withXSRFToken: isForApi,
    xsrfCookieName: 'XSRF-TOKEN',
    xsrfHeaderName: 'X-XSRF-TOKEN',
  });

  http.interceptors.request.use(async (config) => {
    const name = config.callName ?? 'unnamed';
    if (!isForApi(config)) throw new FailedCall({ kind: 'bug', call: name });
    const token = await accessToken();
    if (token === undefined) throw new FailedCall({ kind: 'signedOut', call: name });
    config.headers.set('Authorization', `Bearer ${token}`);
    if (api.subscriptionKey !== '') config.headers.set('Ocp-Apim-Subscription-Key', api.subscriptionKey);
    return config;
  });

  http.interceptors.response.use(undefined, (error: unknown) => {
    if (isCancel(error)) throw error;
    const failed = error instanceof FailedCall ? error : new FailedCall(toFailure(error));
    onFailure(failed.failure);
    throw failed;
  });

  return http;
}

function toFailure(error: unknown): Failure {
  if (!isAxiosError<unknown>(error)) return { kind: 'bug', call: 'companion' };
  const call = error.config?.callName ?? 'unnamed';
  if (error.response === undefined) {
    return { kind: error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? 'timeout' : 'network', call };
  }
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

/** failureTrackingNumber wins over activityId (specification §8). */
function trackingNumberOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { failureTrackingNumber, activityId } = body as Record<string, unknown>;
  return [failureTrackingNumber, activityId]
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map(String)
    .find((value) => value !== '');
}
