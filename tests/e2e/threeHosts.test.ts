import { expect, holdTime, passTime, readDocument, signInAt, test } from './fixtures';
import { openArea } from './journey';
import { placeOrder, ready } from './request/requestScreen';

test.use({ hosting: 'three' });

test('app, API and provider on three hosts: sign-in, an order and a document', async ({ page, sandbox }) => {
  await holdTime(sandbox);
  const tokens: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) tokens.push(request.headers()['x-xsrf-token']);
  });
  await signInAt(page, '/7100120/request');
  await ready(page);
  await placeOrder(page);
  await passTime(sandbox, 90);
  await openArea(page, 'History');
  await readDocument(page, page.getByRole('button', { name: /^Findings PDF/ }).first());
  // The app could not read the API's cookie: its response header brought the token.
  expect(await page.evaluate(() => document.cookie)).not.toContain('XSRF-TOKEN');
  const first = tokens.findIndex((token) => token !== undefined);
  expect(tokens.length - first).toBeGreaterThan(10);
  expect(new Set(tokens.slice(first))).toEqual(new Set([expect.stringMatching(/^[0-9a-f]{8}$/)]));
});
