import type { Locator, Page, Request } from '@playwright/test';
import { expect, signInAt, test } from './fixtures';
import { hold } from './hold';
import { user } from './otherProvider';
import { writeHint } from './signInHint';

test.use({ identityKind: 'keycloak' });

const SILENT_HOP = 'the silent request';
/** What the browser waits for during an interactive sign-in, in order. A redirect can't be held: only what leads to it. */
const HOPS: readonly [hop: string, address: RegExp][] = [
  ['the configuration', /\/config\.json$/],
  ["the code of the provider's SDK", /\/assets\/oktaIdentity-/],
  ["the provider's discovery document", /\/openid-configuration$/],
  [SILENT_HOP, /\/auth\?.*prompt=none/],
  ["the provider's sign-in page", /\/auth\?(?!.*prompt=none)/],
  ['the tokens', /\/token$/],
  ["the provider's keys", /\/certs$/],
  ['the user', /\/userinfo$/],
  ["the app's code", /\/assets\/(app|areas)-/],
  ["the loan's data", /\/api\//],
];
/** With a hint of a session that is over, the silent request comes first. What follows the sign-in page is the same. */
const STARTS: readonly [start: string, hint: (() => string) | null, hops: typeof HOPS][] = [
  ['a sign-in', null, HOPS.filter(([hop]) => hop !== SILENT_HOP)],
  ['a refused silent request', () => String(Date.now()), HOPS.slice(0, 5)],
];

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** A click of the test would wait for the page that it opens. */
const press = (element: Locator): Promise<void> =>
  element.evaluate((target: HTMLElement) => {
    target.click();
  });

/** Follows a link from the pipeline to the loan, without waiting for it. */
async function followLink(page: Page, sandbox: string, app: string): Promise<void> {
  await page.goto(`${sandbox}/los/`);
  const link = page.getByRole('link', { name: 'Open loan' }).first();
  await link.evaluate((anchor, href) => anchor.setAttribute('href', href), `${app}/7100101/history`);
  await press(link);
}

/** Lets a matching request go on only when nothing else is on its way any more. Returns how many there were. */
async function makeSlowest(page: Page, address: RegExp): Promise<() => number> {
  let count = 0;
  const pending = new Set<Request>();
  page.on('request', (request) => void pending.add(request));
  const end = (request: Request): void => void pending.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const release = await hold(page, address);
  page.on('request', (request) => {
    if (!address.test(request.url())) return;
    count += 1;
    void expect
      .poll(() => [...pending].every((each) => address.test(each.url())))
      .toBe(true)
      .then(release);
  });
  return () => count;
}

for (const [start, hint, hops] of STARTS)
  for (const [hop, address] of hops)
    // @source docs/decisions/0013-back-leaves-the-app.md
    test(`one press of Back leaves the app after ${start} in which everything waited for ${hop}`, async ({
      page,
      sandbox,
      lender,
    }) => {
      if (hint !== null) await writeHint(page, hint());
      const count = await makeSlowest(page, address);
      await followLink(page, sandbox, lender.app);
      await press(page.getByRole('button', { name: 'Rita Ibarra' }));
      await expect(user(page)).toBeVisible();
      await expect(heading(page, 'History')).toBeVisible();
      expect(count()).toBeGreaterThan(0);
      await page.goBack();
      await expect(heading(page, 'Loan pipeline')).toBeVisible();
      await expect(page).toHaveURL(`${sandbox}/los/`);
    });

/** What follows the sign-in page, in order. */
const LATER: readonly [hop: string, address: RegExp][] = [
  ["the provider's response to the form", /\/login\//],
  ["the app's own page", /\/7100101\/history$/],
  ['the tokens', /\/token$/],
  ['the user', /\/userinfo$/],
  ["the loan's data", /\/api\//],
];

for (const [hop, address] of LATER)
  // @source docs/decisions/0013-back-leaves-the-app.md
  test(`one press of Back leaves the app while the sign-in waits for ${hop}`, async ({ page, sandbox, lender }) => {
    await followLink(page, sandbox, lender.app);
    await expect(page.getByRole('button', { name: 'Rita Ibarra' })).toBeVisible();
    const release = await hold(page, address);
    const asked = page.waitForRequest(address);
    await press(page.getByRole('button', { name: 'Rita Ibarra' }));
    await asked;
    await page.goBack({ waitUntil: 'commit' }).catch(() => undefined);
    release();
    await expect(heading(page, 'Loan pipeline')).toBeVisible();
    await expect(page).toHaveURL(`${sandbox}/los/`);
  });

for (const [start, hint] of STARTS)
  test(`after ${start}, Back leaves the app while its page waits for the sign-in page of the provider`, async ({
    page,
    sandbox,
    lender,
  }) => {
    if (hint !== null) await writeHint(page, hint());
    const asked = page.waitForRequest(/\/auth\?(?!.*prompt=none)/);
    const release = await hold(page, /\/auth\?(?!.*prompt=none)/);
    await followLink(page, sandbox, lender.app);
    await asked;
    await page.goBack({ waitUntil: 'commit' }).catch(() => undefined);
    release();
    await expect(heading(page, 'Loan pipeline')).toBeVisible();
  });

/** The provider has a session, and the browser no hint: the provider returns at once. */
const AT_ONCE: readonly [hop: string, address: RegExp][] = [
  ["the provider's response", /\/auth\?/],
  ["the app's own page", /\/7100101\/history$/],
  ['the tokens', /\/token$/],
  ["the loan's data", /\/api\//],
];

for (const [hop, address] of AT_ONCE)
  // @source docs/decisions/0013-back-leaves-the-app.md
  test(`one press of Back leaves the app while a sign-in without a page waits for ${hop}`, async ({
    page,
    sandbox,
    lender,
  }) => {
    await signInAt(page, '/7100101/history');
    await expect(user(page)).toBeVisible();
    await writeHint(page, null);
    let hasReturned = false;
    page.on('request', (request) => (hasReturned ||= request.url().includes('/implicit/callback?')));
    // The link's page comes first.
    const waits = (url: URL): boolean => address.test(url.href) && (hasReturned || !url.pathname.endsWith('/history'));
    const release = await hold(page, waits);
    const asked = page.waitForRequest((request) => waits(new URL(request.url())));
    await followLink(page, sandbox, lender.app);
    await asked;
    await page.goBack({ waitUntil: 'commit' }).catch(() => undefined);
    release();
    await expect(heading(page, 'Loan pipeline')).toBeVisible();
    await expect(page).toHaveURL(`${sandbox}/los/`);
  });
