import { type AxiosAdapter, AxiosError } from 'axios';
import resolveConfig from 'axios/unsafe/helpers/resolveConfig.js';
import { attempt } from '@/lib/attempt';
import { pause } from '@/lib/pause';

/**
 * Sends calls with fetch, because only fetch can keep HTTP caches out. An API without Cache-Control lets a browser reuse
 * a list for hours, but an order needs the list of this moment. `no-store` also asks caches on the way to revalidate,
 * and unlike a header of ours it needs no permission of the API. axios's own adapter sends a User-Agent, which needs one
 * in Firefox. Like that one, it leaves the address and the anti-forgery header to axios (`resolveConfig`).
 * @throws AxiosError; axios turns it into a cancellation if the caller has aborted
 */
export const fetchAdapter: AxiosAdapter = async (config) => {
  const { url, method = 'get', headers: sent } = resolveConfig(config);
  const { signal, timeout = 0, validateStatus } = config;
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  signal?.addEventListener?.('abort', abort);
  const late = new AxiosError('No response in time', AxiosError.ETIMEDOUT, config);
  const timer = timeout > 0 ? setTimeout(() => controller.abort(late), timeout) : undefined;
  try {
    const answer = await fetch(url, {
      method: method.toUpperCase(),
      headers: sent.toJSON() as Record<string, string>,
      body: (config.data ?? null) as string | null,
      cache: 'no-store',
      credentials: 'include',
      signal: controller.signal,
    });
    const { status, statusText } = answer;
    const headers = Object.fromEntries(answer.headers);
    const response = { data: await textOf(answer), status, statusText, headers, config };
    if (validateStatus?.(status) !== false) return response;
    throw new AxiosError(`Status ${status}`, undefined, config, undefined, response);
  } catch (error) {
    if (controller.signal.reason === late) throw late;
    throw error instanceof AxiosError ? error : new AxiosError(String(error), AxiosError.ERR_NETWORK, config);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener?.('abort', abort);
  }
};

/** Bytes from which a response takes noticeable time to process. */
export const LONG = 250_000;

/** Reads the text of a response; axios parses it. */
async function textOf(answer: Response): Promise<string> {
  const bytes = await answer.arrayBuffer();
  const isLong = bytes.byteLength > LONG;
  // Receiving and decoding a long response are separate tasks, and so is what follows.
  if (isLong) await pause();
  const text = decode(bytes, answer.headers.get('content-type') ?? '');
  if (isLong) await pause();
  return text;
}

/**
 * JSON is UTF-8 whatever the header says, because servers set a charset for all their files. Bytes that are not UTF-8 are
 * in the encoding of the byte order mark, of the header, or of the XML itself. The mark is dropped.
 * @spec API-42
 */
function decode(bytes: ArrayBuffer, contentType: string): string {
  const read = (charset = 'utf-8', fatal = true) => attempt(() => new TextDecoder(charset, { fatal }).decode(bytes));
  const start = new TextDecoder('latin1').decode(bytes.slice(0, DECLARATION_BYTES));
  const wide = LITTLE.test(start) ? 'utf-16le' : BIG.test(start) ? 'utf-16be' : undefined;
  const declared = CHARSET.exec(contentType)?.[1] ?? ENCODING.exec(start)?.[1];
  return read(wide) ?? read(declared, false) ?? new TextDecoder().decode(bytes);
}

const DECLARATION_BYTES = 256;
/** UTF-16 by its mark or, because its first character is ASCII, by a zero byte. */
const [LITTLE, BIG] = [/^(?:\xFF\xFE|[^\0]\0)/, /^(?:\xFE\xFF|\0)/];
const CHARSET = /charset\s*=\s*["']?([\w-]+)/i;
const ENCODING = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w-]+)/;
