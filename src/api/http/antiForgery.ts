import type { AxiosRequestConfig, RawAxiosResponseHeaders } from 'axios';
import { attempt } from '@/lib/attempt';

export const ANTI_FORGERY_HEADER = 'X-XSRF-TOKEN';
const COOKIE = 'XSRF-TOKEN';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** The anti-forgery tokens with which this call was sent. */
    proofs?: string[];
  }
}

/**
 * Knows the anti-forgery tokens of the API: the one that its responses carry in a header, for an app on another host,
 * which can't read the API's cookies; and those of all cookies, because an old one with a longer path hides the others.
 * @spec API-7
 */
export function createAntiForgery() {
  let issued: string | undefined;
  const unused = (sent: readonly string[]): string | undefined =>
    [issued, ...readCookies()].find((token) => token !== undefined && !sent.includes(token));
  return {
    note(headers: RawAxiosResponseHeaders): void {
      const token: unknown = headers[ANTI_FORGERY_HEADER.toLowerCase()];
      if (typeof token === 'string' && token !== '') issued = token;
    },
    /** Returns the token to send, one that the call hasn't tried yet. @empty undefined if none is known */
    next(config: AxiosRequestConfig): string | undefined {
      const token = unused(config.proofs ?? []);
      if (token !== undefined) config.proofs = [...(config.proofs ?? []), token];
      return token;
    },
    /** Whether a call whose token was refused can be sent again, once, with another one. */
    retries: ({ proofs = [] }: AxiosRequestConfig): boolean => proofs.length < 2 && unused(proofs) !== undefined,
  };
}

/** Reads the cookies synchronously: the browser's store would let the call wait until the app's code has run. */
const readCookies = (): string[] =>
  document.cookie.split(';').flatMap((pair) => {
    const [name, ...value] = pair.trim().split('=');
    const token = value.join('=');
    return name === COOKIE && token !== '' ? [attempt(() => decodeURIComponent(token)) ?? token] : [];
  });
