import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readFileSync } from 'node:fs';
import { format } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import type { Telemetry } from '@/telemetry/telemetry';
import { fakeBrowser } from '@tests/support/fakeBrowser';
import { table } from '@tests/support/historyScreen';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';

/**
 * Never issued. It is in the file three times: of a borrower, in a comment, and in an element that the reader skips.
 */
const SSN = '000-12-7391';
const PLANTED = new RegExp(`${SSN}|${SSN.replaceAll('-', '')}`);

const planted = (name: string): string => {
  const xml = readFileSync(`tests/fixtures/findings/${name}`, 'utf8').replaceAll('000120001', SSN);
  const parts = `<!-- ${SSN} --><Borrower _SSN="${SSN.replaceAll('-', '')}">${SSN}</Borrower>`;
  return xml.replace(/<\/(\w+)>\s*$/, `${parts}</$1>`);
};

/** Everything that the app says to the monitoring service. */
function listeningTelemetry(): { telemetry: Telemetry; said: unknown[] } {
  const said: unknown[] = [];
  const telemetry = new Proxy({} as Telemetry, {
    get:
      (_, name) =>
      (...parts: unknown[]) =>
        void said.push([
          name,
          ...parts.map((part) => (part instanceof Error ? `${part.message} ${part.stack}` : part)),
        ]),
  });
  return { telemetry, said };
}

/** Everything that is written to the console, by any method. */
function listeningConsole(): string[] {
  const written: string[] = [];
  for (const method of ['log', 'info', 'debug', 'warn', 'error'] as const) {
    const original = console[method];
    console[method] = (...parts: unknown[]) => void written.push(format(...parts));
    onTestFinished(() => {
      console[method] = original;
    });
  }
  return written;
}

// @spec FND-12
it.each([
  ['that is read', planted('du-codified-run1.xml')],
  ['that is refused', `${planted('du-codified-run1.xml')}<more>`],
  ['of an unknown format', planted('unknown-format.xml')],
])('nothing but the messages of a file %s is kept or passed on', async (_, xml) => {
  expect(xml).toMatch(PLANTED);
  const written = listeningConsole();
  const { telemetry, said } = listeningTelemetry();
  const browser = fakeBrowser();
  const { user, store, requests, router } = renderApp('/7100120/history', { browser, telemetry });
  await table();
  server.use(
    http.post('*/underwriting/download', () =>
      HttpResponse.json({ documentBytes: Buffer.from(xml).toString('base64'), extension: 'xml' }),
    ),
  );
  const states: string[] = [];
  store.subscribe(() => states.push(JSON.stringify(store.getState())));
  const [link] = await screen.findAllByRole('button', { name: /^Findings of request \d+, / });
  await user.click(link ?? expect.fail());
  const dialog = await screen.findByRole('dialog', { name: /^Findings of request/ });
  await within(dialog).findByText(/Made-up message: the casefile|damaged or incomplete|doesn’t know the format/);
  for (const button of within(dialog).queryAllByRole('button', { name: /Save as CSV|Copy/ })) await user.click(button);

  const places = {
    store: states,
    storage: [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie],
    addresses: [window.location.href, router.state.location, requests.map(({ path, body }) => [path, body])],
    files: browser.saved,
    windows: browser.opened.map(({ title }) => title),
    telemetry: said,
    console: written,
    page: [new XMLSerializer().serializeToString(document), document.title],
  };
  expect(states.length).toBeGreaterThan(0);
  expect(said.length).toBeGreaterThan(0);
  for (const [place, texts] of Object.entries(places)) expect(JSON.stringify(texts), place).not.toMatch(PLANTED);
  // Base64 of the file would hide it.
  expect(JSON.stringify([states, said, written])).not.toContain(Buffer.from(xml).toString('base64').slice(0, 200));
});
