import type { BrowserContext, Page } from '@playwright/test';

/** A site of an attacker. Its pages exist only in the test. */
export const EVIL = 'http://evil.test';

/** Serves a page at an address, with the markup in its body. */
export async function serve(context: BrowserContext, address: string, markup: string): Promise<void> {
  await context.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>served</title><body>${markup}</body>` }),
  );
}

/**
 * Serves the app's pages through the test. Otherwise the browser takes the pages above for pages of the internet, which
 * may not frame this machine. `forgotten`: headers that the host doesn't send.
 */
export async function serveApp(context: BrowserContext, app: string, forgotten: readonly string[] = []): Promise<void> {
  await context.route(`${app}/**`, async (route) => {
    if (!route.request().isNavigationRequest()) {
      await route.fallback();
      return;
    }
    const response = await route.fetch();
    const headers = Object.entries(response.headers()).filter(([name]) => !forgotten.includes(name));
    await route.fulfill({ response, headers: Object.fromEntries(headers) });
  });
}

/** The headers that refuse frames. */
export const REFUSALS = ['content-security-policy', 'x-frame-options'];

/** A page that frames an address, answers everything with a loan, and lists what it receives. */
export const framing = (address: string, loanId = '7100101'): string => `
  <iframe src="${address}" width="900" height="600"></iframe>
  <ol id="messages"></ol>
  <script>
    const frame = document.querySelector('iframe');
    const openLoan = { protocol: 'aus-companion', version: 1, type: 'openLoan', loanId: '${loanId}' };
    addEventListener('message', ({ data }) => {
      const line = document.createElement('li');
      line.textContent = JSON.stringify(data);
      document.querySelector('#messages').append(line);
    });
    frame.addEventListener('load', () => setInterval(() => frame.contentWindow.postMessage(openLoan, '*'), 200));
  </script>`;

/** Records every call to the lender. */
export function watchCalls(page: Page, sandbox: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${sandbox}/`)) calls.push(request.url());
  });
  return calls;
}
