import axios, { AxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { SIGNED_OUT } from './toFailure';

/**
 * The bearer token, renewed when it is about to expire; undefined when the session is over.
 *
 * @throws when the identity provider cannot be reached
 */
export type AccessToken = () => Promise<string | undefined>;

/**
 * The axios client. It adds the bearer token and the subscription key, keeps both (and the anti-forgery token) from any address
 * but the API's, and sends nothing without a token.
 *
 * @source Specification §7
 */
export function createHttp(api: RuntimeConfig['api'], accessToken: AccessToken): AxiosInstance {
  const home = new URL(`${api.baseUrl}/`, window.location.origin);
  const isForApi = (config: InternalAxiosRequestConfig): boolean => {
    const { origin, pathname } = new URL(http.getUri(config), window.location.origin);
    return origin === home.origin && pathname.startsWith(home.pathname);
  };

  const http = axios.create({
    baseURL: api.baseUrl,
    allowAbsoluteUrls: false,
    responseType: 'json',
    // A body that is not JSON is a failure rather than a text, and a timeout has a code of its own.
    transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
    withCredentials: true,
    withXSRFToken: isForApi,
    xsrfCookieName: 'XSRF-TOKEN',
    xsrfHeaderName: 'X-XSRF-TOKEN',
  });

  http.interceptors.request.use(async (config) => {
    if (!isForApi(config)) throw new Error('A call leads off the API');
    const token = await accessToken().catch((error: unknown) => {
      throw AxiosError.from(error, AxiosError.ERR_NETWORK, config);
    });
    if (token === undefined) throw new AxiosError('The session is over', SIGNED_OUT, config);
    config.headers.set('Authorization', `Bearer ${token}`);
    if (api.subscriptionKey !== '') config.headers.set('Ocp-Apim-Subscription-Key', api.subscriptionKey);
    return config;
  });

  return http;
}
