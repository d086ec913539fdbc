import type { Locator, Page, Request } from '@playwright/test';
import { expect, signInAt, test } from './fixtures';
import { hold } from './hold';
import { user } from './otherProvider';

test.use({ identityKind: 'keycloak' });

/**
 * What the browser waits for during a sign-in without a page, in order. A redirect can't be held: only what leads to
 * it.
 */
const HOPS: readonly [hop: string, address: RegExp][] = [
  ['the configuration', /\/config\.json$/],
  ["the code of the provider's SDK", /\/assets\/oktaIdentity-/],
  ["the provider's discovery document", /\/openid-configuration$/],
  ["the provider's response", /\/auth\?/],
  ['the tokens', /\/token$/],
  ["the provider's keys", /\/certs$/],
  ['the user', /\/userinfo$/],
  ["the app's code", /\/assets\/(main|historyArea)-/],
  ["the loan's data", /\/api\//],
];

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** A click of the test would wait for the page that it opens. */
const press = (element: Locator): Promise<void> =>
  element.evaluate((target: HTMLElement) => {
    target.click();
  });

/** Gives the provider a session, and this tab neither a token nor the SDK's cache. */
async function leaveSession(page: Page): Promise<void> {
  await signInAt(page, '/7100101/history');
  await expect(user(page)).toBeVisible();
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.clear());
}

/** Follows a link from the pipeline to the loan, without waiting for it. */
async function followLink(page: Page, sandbox: string, app: string): Promise<void> {
  await page.goto(`${sandbox}/los/`);
  const link = page.getByRole('link', { name: 'Open loan' }).first();
  await link.evaluate((anchor, href) => anchor.setAttribute('href', href), `${app}/7100101/history`);
  await press(link);
}

async function backToPipeline(page: Page, sandbox: string): Promise<void> {
  await expect(heading(page, 'Loan pipeline')).toBeVisible();
  await expect(page).toHaveURL(`${sandbox}/los/`);
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

for (const [hop, address] of HOPS)
  // @source docs/decisions/0013-back-leaves-the-app.md
  test(`one press of Back leaves the app after a sign-in in which everything waited for ${hop}`, async ({
    page,
    sandbox,
    lender,
  }) => {
    await leaveSession(page);
    const count = await makeSlowest(page, address);
    await followLink(page, sandbox, lender.app);
    await expect(user(page)).toBeVisible();
    await expect(heading(page, 'History')).toBeVisible();
    expect(count()).toBeGreaterThan(0);
    await page.goBack();
    await backToPipeline(page, sandbox);
  });

for (const [hop, address] of HOPS)
  // @source docs/decisions/0013-back-leaves-the-app.md
  test(`one press of Back leaves the app while a sign-in waits for ${hop}`, async ({ page, sandbox, lender }) => {
    await leaveSession(page);
    const release = await hold(page, address);
    const asked = page.waitForRequest(address);
    await followLink(page, sandbox, lender.app);
    await asked;
    await page.goBack({ waitUntil: 'commit' }).catch(() => undefined);
    release();
    await backToPipeline(page, sandbox);
  });
