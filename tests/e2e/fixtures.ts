import { test as base, type Browser, expect, type Locator, type Page } from '@playwright/test';
import { pinFont, type FontWidth } from './fonts';
import { TOKEN_STORAGE_KEY } from '@/identity/tabTokenStorage';
import type { Hosting } from '@sandbox/settings';
import type { IdentityKind } from '@sandbox/oidc/shapes';
import type { OrderHabits } from '@sandbox/world/habits';
import { openLender, type Build, type Lender } from './lender';
import { openSession } from './openSession';
import { watchSecrets } from './security/secretWatch';

/** Marks a browser test of `npm test`: it shows that the product works on a machine at all. */
export const CORE = { tag: '@core' };

interface WorkerFixtures {
  build: Build;
  /** The shape of the sandbox's identity provider. */
  identityKind: IdentityKind;
  /** Whether app, API and provider have one host name or three. */
  hosting: Hosting;
  lender: Lender;
}

interface Fixtures {
  /** The font of every page, so that layouts don't depend on the fonts of the machine. */
  font: FontWidth;
  /** Origin of the sandbox lender behind the app, reset before each test. */
  sandbox: string;
  /** Fails the test when any page writes to its console or throws. */
  silentConsole: ConsoleWatch;
  /** False for tests that contact other sites on purpose. */
  watchesSecrets: boolean;
  /**
   * Fails the test when a secret is found outside its allowed places, or when a page contacts an unknown origin
   * (security/secrets.ts).
   */
  keptSecrets: undefined;
}

interface ConsoleWatch {
  /** Allows a message in this test, such as the browser's own message about a planted 500. */
  allow: (pattern: RegExp) => void;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  build: ['production', { option: true, scope: 'worker' }],
  identityKind: ['okta', { option: true, scope: 'worker' }],
  hosting: ['one', { option: true, scope: 'worker' }],
  lender: [
    async ({ build, identityKind, hosting }, use, { parallelIndex }) => {
      const lender = await openLender(build, parallelIndex, identityKind, hosting);
      await use(lender);
      await lender.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  font: ['default', { option: true }],
  context: async ({ context, font }, use) => {
    await pinFont(context, font);
    await use(context);
  },
  page: async ({ page, context }, use) => {
    await use(page);
    // A response that a test changes may still be on its way when the test ends.
    await Promise.all(context.pages().map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
  },
  baseURL: ({ lender }, use) => use(lender.app),
  sandbox: [
    async ({ lender }, use) => {
      await control(lender.sandbox, 'reset');
      await use(lender.sandbox);
    },
    { auto: true },
  ],
  silentConsole: [
    async ({ context }, use) => {
      const allowed = [
        /\[vite\]/,
        /React DevTools/,
        // Chromium counts only inputs that are new since it last looked. The password field can arrive after its
        // account number, which must not be replaced while the user types in it.
        /^verbose: \[DOM\] Password forms should have \(optionally hidden\) username fields/,
      ];
      const logged: string[] = [];
      const hear = (text: string): void => {
        if (!allowed.some((pattern) => pattern.test(text))) logged.push(text);
      };
      context.on('console', (message) => hear(`${message.type()}: ${message.text()}`));
      context.on('weberror', (error) => hear(`uncaught: ${error.error().message}`));
      await use({ allow: (pattern) => void allowed.push(pattern) });
      expect(logged, 'the console is silent').toEqual([]);
    },
    { auto: true },
  ],
  watchesSecrets: [true, { option: true }],
  keptSecrets: [
    async ({ build, context, lender, watchesSecrets }, use) => {
      // The development server doesn't send the headers that protect secrets.
      const isWatched = watchesSecrets && build === 'production';
      const leaks = isWatched ? watchSecrets(context, lender) : () => Promise.resolve([]);
      await use(undefined);
      expect(await leaks(), 'secrets stay where they belong').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const RITA = 'Rita Ibarra';

/** Signs in on the sandbox's sign-in page, to which the app has redirected. */
export async function signIn(page: Page, name = RITA): Promise<void> {
  await page.getByRole('button', { name }).click();
}

/** Opens an address of the app as a user who isn't signed in yet, and signs in. */
export async function signInAt(page: Page, address: string, name?: string): Promise<void> {
  await page.goto(address);
  await signIn(page, name);
}

/**
 * Opens an address of the app in the tab of a user who is signed in already. Only this page load finds the tokens in
 * local storage; later loads get theirs from the provider, whose session is open.
 */
export async function openAs(page: Page, address: string, name = RITA): Promise<void> {
  const session = await openSession(page.context().request, name);
  const script = await page.addInitScript(
    ({ origin, tokens, key }) => {
      if (window.origin === origin && window === window.top) localStorage.setItem(key, tokens);
    },
    { ...session, key: TOKEN_STORAGE_KEY },
  );
  await page.goto(address);
  await script.dispose();
}

/** Waits until a dialog has the focus, which happens shortly after it appears. */
export async function takesFocus(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/**
 * Opens a document in a new tab, and expects it to fill that tab and to have no access to the app. A browser without a
 * PDF viewer downloads the document instead. Returns the title of the tab.
 */
export async function readDocument(page: Page, button: Locator): Promise<string> {
  const opening = page.waitForEvent('popup');
  await button.click();
  const opened = await opening;
  const frame = opened.locator('iframe');
  const downloaded = opened.getByText('The download of the document was started.');
  await expect(frame.or(downloaded)).toBeVisible();
  if (await frame.isVisible()) {
    await expect(frame).toHaveAttribute('src', /^blob:/);
    expect(await frame.boundingBox()).toEqual({ x: 0, y: 0, ...opened.viewportSize() });
  }
  expect(await opened.evaluate(() => window.opener as unknown)).toBeNull();
  const title = await opened.title();
  await opened.close();
  return title;
}

export const plantFault = (sandbox: string, fault: Record<string, unknown>): Promise<void> =>
  control(sandbox, 'faults', fault);

/** Changes how the lender treats orders, until the next test (sandbox/world/habits.ts). */
export const changeHabits = (sandbox: string, habits: Partial<OrderHabits>): Promise<void> =>
  control(sandbox, 'habits', habits);

/** Stops time in the sandbox: runs don't progress until time passes. */
export const holdTime = (sandbox: string): Promise<void> => control(sandbox, 'time/hold');

/** Moves time forward by simulated seconds; a multi run takes 17. */
export const passTime = (sandbox: string, seconds: number): Promise<void> => control(sandbox, `time/pass/${seconds}`);

async function control(sandbox: string, order: string, body?: Record<string, unknown>): Promise<void> {
  const answer = await fetch(`${sandbox}/control/${order}`, { method: 'POST', body: JSON.stringify(body ?? {}) });
  expect(answer.ok, await answer.text()).toBe(true);
}

/** Older versions of Chromium keep the failure of a dynamic import until the page is reloaded. */
export const keepsFailedImports = (browser: Browser): boolean => Number.parseInt(browser.version(), 10) < 150;
