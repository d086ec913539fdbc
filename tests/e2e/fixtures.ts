import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { openLender, type Build, type Lender } from './lender';
import { watchSecrets } from './security/secretWatch';

interface WorkerFixtures {
  build: Build;
  lender: Lender;
}

interface Fixtures {
  /** Origin of the sandbox lender behind the app under test, as it is at start. */
  sandbox: string;
  /** Fails the test when any page writes to its console or throws. */
  silentConsole: ConsoleWatch;
  /** False where other sites are visited on purpose. */
  watchesSecrets: boolean;
  /** Fails the test when a secret is found outside its places, or when a stranger was asked (security/secrets.ts). */
  keptSecrets: undefined;
}

interface ConsoleWatch {
  /** Lets this test expect a message, such as the browser's own line about a planted 500. */
  allow: (pattern: RegExp) => void;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  build: ['production', { option: true, scope: 'worker' }],
  lender: [
    async ({ build }, use, { parallelIndex }) => {
      const lender = await openLender(build, parallelIndex);
      await use(lender);
      await lender.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
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
      const allowed = [/\[vite\]/, /React DevTools/];
      const heard: string[] = [];
      const hear = (text: string): void => {
        if (!allowed.some((pattern) => pattern.test(text))) heard.push(text);
      };
      context.on('console', (message) => hear(`${message.type()}: ${message.text()}`));
      context.on('weberror', (error) => hear(`uncaught: ${error.error().message}`));
      await use({ allow: (pattern) => void allowed.push(pattern) });
      expect(heard, 'the console is silent').toEqual([]);
    },
    { auto: true },
  ],
  watchesSecrets: [true, { option: true }],
  keptSecrets: [
    async ({ build, context, lender, watchesSecrets }, use) => {
      // The development server sends none of the headers that keep secrets.
      const isWatched = watchesSecrets && build === 'production';
      const leaks = isWatched ? watchSecrets(context, lender) : () => Promise.resolve([]);
      await use(undefined);
      expect(await leaks(), 'secrets stay where they belong').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Signs in on the sandbox's sign-in page, where the page has been sent. */
export async function signIn(page: Page, name = 'Rita Ibarra'): Promise<void> {
  await page.getByRole('button', { name }).click();
}

/** Opens an address of the app as somebody who is not signed in yet. */
export async function openAs(page: Page, address: string, name?: string): Promise<void> {
  await page.goto(address);
  await signIn(page, name);
}

/** Waits until keys reach a dialog: it takes the focus a moment after it is seen. */
export async function takesFocus(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/** Opens a document in a window of its own, which cannot reach the page it came from. */
export async function readDocument(page: Page, button: Locator): Promise<void> {
  const shown = new Promise<Page>((resolve) => {
    page.once('popup', (opened) => {
      // A browser without a viewer of its own saves the document instead.
      opened.once('download', () => resolve(opened));
      opened.on('framenavigated', (frame) => {
        if (frame.url().startsWith('blob:')) resolve(opened);
      });
      // A document that is there at once is shown before the window is told of.
      if (opened.url().startsWith('blob:')) resolve(opened);
    });
  });
  await button.click();
  const opened = await shown;
  expect(await opened.evaluate(() => window.opener as unknown)).toBeNull();
  await opened.close();
}

/** Plants a fault in the sandbox's answers. */
export const plantFault = (sandbox: string, fault: Record<string, unknown>): Promise<void> =>
  control(sandbox, 'faults', fault);

/** Runs stay as they are until time passes. */
export const holdTime = (sandbox: string): Promise<void> => control(sandbox, 'time/hold');

/** Lets simulated seconds pass at once: a multi run takes 17. */
export const passTime = (sandbox: string, seconds: number): Promise<void> => control(sandbox, `time/pass/${seconds}`);

async function control(sandbox: string, order: string, body?: Record<string, unknown>): Promise<void> {
  const answer = await fetch(`${sandbox}/control/${order}`, { method: 'POST', body: JSON.stringify(body ?? {}) });
  expect(answer.ok, await answer.text()).toBe(true);
}
