import type { Page } from '@playwright/test';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/** Application Insights: probes are no users, and don't belong into its numbers. */
const MONITORING = ['*/v2/track', '*/v2.1/track'];

/**
 * Lets only reads reach the API, and nothing reach monitoring. Playwright's `route` would also answer the requests with
 * which the browser asks for permission (CORS), and a refusal is one of the faults that the probe finds.
 */
export async function refuseChanges(
  page: Page,
  api: string,
  onRefused: (method: string, path: string) => void,
): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  // A page that closes or leaves takes its requests with it.
  const gone = (): undefined => undefined;
  browser.on('Fetch.requestPaused', ({ requestId, request: { method, url } }) => {
    if (READS.includes(method)) {
      browser.send('Fetch.continueRequest', { requestId }).catch(gone);
      return;
    }
    onRefused(method, new URL(url).pathname);
    browser.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' }).catch(gone);
  });
  const urlPattern = `${api.replace(/[*?\\]/g, '\\$&')}*`;
  const patterns = (['XHR', 'Fetch', 'Ping', 'Document', 'Other'] as const).map((resourceType) => ({
    urlPattern,
    resourceType,
  }));
  await browser.send('Fetch.enable', { patterns });
  await browser.send('Network.enable');
  await browser.send('Network.setBlockedURLs', { urls: MONITORING });
}
