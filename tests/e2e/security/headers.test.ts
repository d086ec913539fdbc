import { cachingOf, deploymentOf, responseHeaders } from '@tools/hosting/headers';
import { expect, signInAt, readDocument, test } from '@tests/e2e/fixtures';
import { watchContacts, watchViolations, type ServedConfig } from './watch';

const HOUR_MS = 3_600_000;

test('the preview sends the headers of the hosting configuration', async ({ request }) => {
  const config = (await (await request.get('/config.json')).json()) as ServedConfig;
  const [, entry = ''] = /src="(\/assets\/[^"]+)"/.exec(await (await request.get('/')).text()) ?? [];

  for (const [address, status] of [
    ['/', 200],
    ['/7100101/history?navigate=true', 200],
    ['/config.json', 200],
    ['/favicon.svg', 200],
    ['/favicon.ico', 200],
    ['/viewer.html', 200],
    [entry, 200],
    ['/assets/gone-abc.js', 404],
    ['/mockServiceWorker.js', 200],
    ['/foo.html', 200],
    ['/.x/y', 200],
    ['/.env', 200],
  ] as const) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(status);
    expect(answer.headers(), address).toMatchObject(
      Object.fromEntries(
        Object.entries(responseHeaders(deploymentOf(config), address)).map(([name, value]) => [
          name.toLowerCase(),
          value,
        ]),
      ),
    );
    expect(answer.headers()['cache-control'], address).toBe(cachingOf(address, status));
  }
});

test('a whole day of work violates no policy and contacts only the five known parties', async ({
  context,
  page,
  request,
}) => {
  const config = (await (await request.get('/config.json')).json()) as ServedConfig;
  const violations = await watchViolations(context);
  const contacts = watchContacts(context, config);

  await test.step('sign in by authorization code, and see every screen', async () => {
    const leaving = page.waitForRequest(/\/v1\/authorize\?/);
    await signInAt(page, '/7100116/request');
    const { searchParams } = new URL((await leaving).url());
    expect(searchParams.get('response_type')).toBe('code');
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    for (const area of ['Request', 'Selection', 'History']) {
      await page.getByRole('link', { name: area, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: area })).toBeVisible();
    }
  });

  await test.step('read findings in their own window', async () => {
    await readDocument(page, page.getByRole('button', { name: 'Findings PDF of request 1160021, DU' }));
  });

  await test.step('download a request', async () => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Request XML of request 1160021, DU/ }).click();
    expect((await saving).suggestedFilename()).toBe('report.xml');
  });

  await test.step('open a dialog', async () => {
    await page.getByRole('link', { name: 'Selection', exact: true }).click();
    await page.getByRole('button', { name: 'All reasons' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('have the sign-in renewed silently', async () => {
    const renewal = page.waitForRequest(/\/v1\/authorize\?.*prompt=none/);
    await page.clock.setFixedTime(Date.now() + HOUR_MS);
    await page.getByRole('link', { name: 'History', exact: true }).click();
    expect((await renewal).frame()).not.toBe(page.mainFrame());
    await expect(page.getByRole('table', { name: /^Past requests/ })).toBeVisible();
  });

  await test.step('go back to the origination system', async () => {
    await page.getByRole('link', { name: 'Borrower Information' }).click();
    await page.waitForURL(`${config.LOS_CONFIG.HOME_URL}**`);
  });

  // Monitoring sends the rest while the page leaves.
  await expect
    .poll(() => [...contacts].sort())
    .toEqual(['api', 'app', 'identity provider', 'origination system', 'telemetry']);
  expect(violations).toEqual([]);
});
