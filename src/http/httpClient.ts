import axios, {
  AxiosError,
  type AxiosInstance,
  type AxiosRequestConfig,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
  isAxiosError,
  isCancel,
} from 'axios';
import type { CallName } from './contract/call';
import { apiAddress, type RuntimeConfig } from '@/config/runtimeConfig';
import { FailedCall, type Failure } from '@/lib/failure';
import { traceParent } from '@/lib/reference';
import { longNumbersAsText } from './longNumbers';
import { reasonsOf } from './reasons';
import { retryAtOf } from './retryAt';

/** The bearer token, renewed in time; undefined after the session. @throws if the identity provider is unreachable */
export type AccessToken = () => Promise<string | undefined>;

/** Called with the Date header of each response, whatever its status, and with when its call left. */
export type OnAnswer = (date: unknown, sentAt: number) => void;

/** Called with the duration of each call that was sent and not canceled. */
export type OnTimed = (call: string, milliseconds: number, isFailed: boolean) => void;

const ANTI_FORGERY_HEADER = 'X-XSRF-TOKEN';

/**
 * Creates the axios client. Its request interceptor adds the bearer token and the subscription key, and sends nothing
 * without a token. It rejects URLs outside the API, so that no other server receives either, or the anti-forgery token.
 * Its response interceptor turns errors into failures.
 * @spec API-5, API-1, API-6, API-7
 */
export function createHttp(
  api: RuntimeConfig['API_CONFIG'],
  accessToken: AccessToken,
  onAnswer?: OnAnswer,
  onTimed?: OnTimed,
): AxiosInstance {
  const home = new URL(`${apiAddress(api)}/`, window.location.origin);
  const isForApi = (config: InternalAxiosRequestConfig): boolean => {
    const { origin, pathname } = new URL(http.getUri(config), window.location.origin);
    return origin === home.origin && pathname.startsWith(home.pathname);
  };

  /**
   * The anti-forgery token of the latest response that had it in a header: an app on another host can't read the
   * cookie.
   */
  let issued = '';
  const noteAnswer = ({ headers, config }: AxiosResponse): void => {
    issued = String(headers[ANTI_FORGERY_HEADER.toLowerCase()] ?? '') || issued;
    onAnswer?.(headers['date'], config.sentAt ?? 0);
  };

  const noteTime = (config: AxiosRequestConfig | undefined, isFailed: boolean): void => {
    if (config?.sentAt !== undefined) onTimed?.(callOf(config), performance.now() - config.sentAt, isFailed);
  };

  const http = axios.create({
    baseURL: apiAddress(api),
    allowAbsoluteUrls: false,
    // Only fetch can keep HTTP caches out. An API without Cache-Control lets a browser reuse a list for hours, but an
    // order needs the list of this moment. `no-store` also asks caches on the way to revalidate, and unlike a header of
    // ours it needs no permission of the API. In Firefox, the User-Agent of axios would need one.
    adapter: 'fetch',
    env: {
      // As axios' README has it, but not its type: axios then calls fetch with the address.
      Request: null as never,
      fetch: (url, init) => fetch(url, { ...init, cache: 'no-store', credentials: 'include' }),
    },
    headers: { 'User-Agent': false },
    xsrfCookieName: 'XSRF-TOKEN',
    xsrfHeaderName: ANTI_FORGERY_HEADER,
    // Also to an API on another origin: the interceptor below refuses every other address.
    withXSRFToken: true,
    responseType: 'json',
    transformResponse: [longNumbersAsText, ...[axios.defaults.transformResponse ?? []].flat()],
    // A body that is not JSON is an error instead of a text, and a timeout has its own error code.
    transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
  });

  http.interceptors.request.use(async (config) => {
    if (!isForApi(config)) throw new Error('A call leads off the API');
    const call = callOf(config);
    config.sentAt = performance.now();
    const token = await accessToken().catch(() => {
      throw new FailedCall({ kind: 'network', call, isUnsent: true });
    });
    if (token === undefined) throw new FailedCall({ kind: 'signedOut', call });
    config.headers.set('Authorization', `Bearer ${token}`);
    if (api.SUBSCRIPTION_KEY !== '') config.headers.set('Ocp-Apim-Subscription-Key', api.SUBSCRIPTION_KEY);
    if (api.TRACE_HEADER) config.headers.set('traceparent', traceParent());
    if (issued !== '') config.headers.set(ANTI_FORGERY_HEADER, issued);
    // A cookie of that name may then be another app's.
    config.withXSRFToken = issued === '';
    return config;
  });

  http.interceptors.response.use(
    (response) => {
      noteAnswer(response);
      noteTime(response.config, false);
      return response;
    },
    (error: unknown) => {
      if (isAxiosError(error) && error.response !== undefined) noteAnswer(error.response);
      const failure = toFailure(error);
      if (failure !== undefined) noteTime((error as AxiosError).config, true);
      throw failure === undefined ? error : new FailedCall(failure);
    },
  );

  return http;
}

/**
 * Returns the failure of a call, without any data of the request.
 * @spec SES-15
 * @empty undefined for a cancellation, for errors in our own code and for failed calls that were never sent
 */
function toFailure(error: unknown): Failure | undefined {
  if (!isAxiosError<unknown>(error) || isCancel(error)) return undefined;
  const call = callOf(error.config);
  if (error.response === undefined) return { kind: error.code === AxiosError.ETIMEDOUT ? 'timeout' : 'network', call };
  const { status, data, headers } = error.response;
  if (status < 400) return { kind: 'unreadable', call };
  const trackingNumber = trackingNumberOf(data);
  const retryAt = BUSY.includes(status) ? retryAtOf(headers['retry-after'], headers['date'], Date.now()) : undefined;
  const reasons = status < 500 ? reasonsOf(data) : [];
  return {
    kind: 'http',
    call,
    status,
    ...(trackingNumber === undefined ? {} : { trackingNumber }),
    ...(retryAt === undefined ? {} : { retryAt }),
    ...(reasons.length === 0 ? {} : { reasons }),
    ...(status === 400 && /^\s*</.test(data as string) && { isPage: true }),
  };
}

/** Too many requests, and a service that is overloaded or in maintenance. */
const BUSY = [429, 503];

const callOf = (config?: AxiosRequestConfig): string => config?.call ?? 'unknown';

/** failureTrackingNumber takes precedence over activityId. */
function trackingNumberOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { failureTrackingNumber, activityId } = body as Record<string, unknown>;
  return [failureTrackingNumber, activityId]
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map(String)
    .find((value) => value !== '');
}

declare module 'axios' {
  interface AxiosRequestConfig {
    call?: CallName;
    /** Milliseconds, by the page's own clock. */
    sentAt?: number;
  }
}
