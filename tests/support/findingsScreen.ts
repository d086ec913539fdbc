import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect } from 'vitest';
import { fakeBrowser } from './fakeBrowser';
import { table } from './historyScreen';
import { renderApp } from './renderApp';
import { server } from './server';

export const MULTI = '7100120';
/** DU and LPA twice or more; the newest order ran both. */
export const LONG = '7100123';

export const documentOf = (name: string) => ({
  documentBytes: readFileSync(`tests/fixtures/findings/${name}`).toString('base64'),
  extension: 'xml',
});

/** The responses of the next runs that the user opens, in order; the last one repeats. */
export function responsesAre(...names: string[]) {
  let place = 0;
  server.use(
    http.post('*/underwriting/download', () => {
      const name = names[Math.min(place, names.length - 1)] ?? expect.fail();
      place += 1;
      return HttpResponse.json(documentOf(name));
    }),
  );
}

export async function openHistory(loanId: string, ...names: string[]) {
  const browser = fakeBrowser();
  const app = renderApp(`/${loanId}/history`, { browser });
  await table();
  if (names.length > 0) responsesAre(...names);
  return { ...app, browser };
}

export const findingsLinks = () => screen.findAllByRole('button', { name: /^Findings of request \d+, / });
export const sheet = () => screen.findByRole('dialog', { name: /^Findings of requests? / });

export async function openSheet(loanId: string, ...names: string[]) {
  const app = await openHistory(loanId, ...names);
  const [link] = await findingsLinks();
  await app.user.click(link ?? expect.fail());
  return { ...app, dialog: await sheet() };
}

export const headings = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('heading')
    .map((heading) => `${heading.tagName} ${heading.textContent}`);
