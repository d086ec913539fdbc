import type { Telemetry } from '@/services/telemetry/telemetry';

/** Any name that no build has. */
const MISSING = '/assets/missing-script.js';

const askHost = (address: string): Promise<Pick<Response, 'headers' | 'ok'>> =>
  fetch(address, { method: 'HEAD', cache: 'no-store' });

/**
 * Reports what a web server lacks, each once: a missing policy at the start, and a page in place of a script as soon as
 * code is missing. A right server answers 404 to that question, which the browser logs, so that no other start asks it.
 */
export async function watchHost(telemetry: Telemetry, ask = askHost): Promise<void> {
  const report = (what: 'policy' | 'fallback'): void => {
    globalThis.console.warn(`host-problem: ${what} (docs/hosting/README.md)`);
    telemetry.event('host-problem', { what });
  };
  const askFallback = async (): Promise<void> => {
    const { ok, headers } = await ask(MISSING);
    if (ok && /html/i.test(headers.get('Content-Type') ?? '')) report('fallback');
  };
  const later = (): void => void askFallback().catch(() => undefined);
  const { headers } = await ask('/index.html').catch(() => ({ headers: undefined }));
  if (headers !== undefined && !headers.has('Content-Security-Policy')) {
    report('policy');
    later();
  } else window.addEventListener('vite:preloadError', later, { once: true });
}
