import type { Locator, Page, Request } from '@playwright/test';
import { expect, test } from './fixtures';
import { hold } from './hold';
import { user } from './otherProvider';

test.use({ identityKind: 'keycloak' });

/** What the browser waits for during an interactive sign-in, in order. A redirect can't be held: only what leads to it. */
const HOPS: readonly [hop: string, address: RegExp][] = [
  ['the configuration', /\/config\.json$/],
  ["the code of the provider's SDK", /\/assets\/oktaIdentity-/],
  ["the provider's discovery document", /\/openid-configuration$/],
  ['the silent request', /\/auth\?.*prompt=none/],
  ["the provider's sign-in page", /\/auth\?(?!.*prompt=none)/],
  ['the tokens', /\/token$/],
  ["the provider's keys", /\/certs$/],
  ['the user', /\/userinfo$/],
  ["the app's code", /\/assets\/(app|areas)-/],
  ["the loan's data", /\/api\//],
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

/** Lets a matching request go on only when nothing else is on its way any more. */
async function makeSlowest(page: Page, address: RegExp): Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => void pending.add(request));
  const end = (request: Request): void => void pending.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const release = await hold(page, address);
  page.on('request', (request) => {
    if (!address.test(request.url())) return;
    void expect
      .poll(() => [...pending].every((each) => address.test(each.url())))
      .toBe(true)
      .then(release);
  });
}

for (const [hop, address] of HOPS)
  // @source docs/decisions/0013-back-leaves-the-app.md
  test(`one press of Back leaves the app after a sign-in in which everything waited for ${hop}`, async ({
    page,
    sandbox,
    lender,
  }) => {
    await makeSlowest(page, address);
    await followLink(page, sandbox, lender.app);
    await press(page.getByRole('button', { name: 'Rita Ibarra' }));
    await expect(user(page)).toBeVisible();
    await expect(heading(page, 'History')).toBeVisible();
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

test('Back leaves the app while its own page waits for the sign-in page of the provider', async ({
  page,
  sandbox,
  lender,
}) => {
  const asked = page.waitForRequest(/\/auth\?(?!.*prompt=none)/);
  const release = await hold(page, /\/auth\?(?!.*prompt=none)/);
  await followLink(page, sandbox, lender.app);
  await asked;
  await page.goBack({ waitUntil: 'commit' }).catch(() => undefined);
  release();
  await expect(heading(page, 'Loan pipeline')).toBeVisible();
});
