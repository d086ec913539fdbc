import { writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { where } from '@tools/release/where';
import { deploy } from '@tests/e2e/deploy';
import { expect, openAs, test as base } from '@tests/e2e/fixtures';
import { openArea } from '@tests/e2e/journey';
import { type Lender, openLender } from '@tests/e2e/lender';
import { buildPlanted, type Kind, placeOf } from './plants';
import { faultAlertsOf, received } from './received';

/** What the user sees of an error that the page shows. */
const REFERENCE = /[B-DF-HJ-NP-TV-Z]{4}-[B-DF-HJ-NP-TV-Z]{4}/;

async function referenceIn(shown: Locator): Promise<string> {
  await expect(shown).toContainText(REFERENCE);
  return REFERENCE.exec((await shown.textContent()) ?? '')?.[0] ?? '';
}

interface Release {
  planted: Awaited<ReturnType<typeof buildPlanted>>;
  lender: Lender;
}

/** Serves the release with the bugs. */
const test = base.extend<object, Release>({
  planted: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern
    async ({}, use) => {
      const planted = await buildPlanted();
      await use(planted);
      planted.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  lender: [
    async ({ planted }, use, { parallelIndex }) => {
      const lender = await openLender('production', parallelIndex, 'okta', 'one', planted.folder);
      await use(lender);
      await lender.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

interface Story {
  kind: Kind;
  address: string;
  trigger?: (page: Page) => Promise<void>;
  screen: string;
  place: string;
  /** What the page shows, with the reference. */
  shown: RegExp;
}

const openHistory = (page: Page) => expect(page.getByRole('table', { name: /^Past requests/ })).toBeVisible();

const STORIES: readonly Story[] = [
  {
    kind: 'cell',
    address: '/7100111/history',
    screen: 'History',
    place: 'screen',
    shown: /Reloading fetches the current version/,
  },
  {
    kind: 'selector',
    address: '/7100111/request',
    screen: 'Request',
    place: 'screen',
    shown: /Reloading fetches the current version/,
  },
  ...(['part', 'loadedPart'] as const).map((kind) => ({
    kind,
    ...{ address: '/7100111/history', screen: 'History', place: 'part', shown: /A part of it failed to show/ },
  })),
  {
    kind: 'press',
    address: '/7100111/history',
    screen: 'History',
    place: 'uncaught',
    shown: /Something on this page failed/,
    trigger: async (page) => {
      await openHistory(page);
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('button', { name: 'Export CSV' }).click();
    },
  },
  {
    kind: 'document',
    address: '/7100111/history',
    screen: 'History',
    place: 'documents',
    shown: /Something went wrong while showing/,
    trigger: async (page) => {
      await openHistory(page);
      await page
        .getByRole('button', { name: /^Findings PDF/ })
        .first()
        .click();
    },
  },
  {
    kind: 'order',
    address: '/7100101/request',
    screen: 'Request',
    place: 'order',
    shown: /Something on this page failed/,
    trigger: async (page) => {
      await page.getByRole('button', { name: 'Set all to New' }).click();
      await page.getByRole('checkbox', { name: /has authorized this credit pull/ }).check();
      await page.getByRole('button', { name: 'Submit for AUS' }).click();
    },
  },
  ...(['start', 'loadedStart'] as const).map((kind) => ({
    kind,
    ...{ address: '/7100111/history', screen: 'History', place: 'start', shown: /could not be loaded/ },
  })),
  {
    kind: 'early',
    address: '/7100111/history',
    screen: 'History',
    place: 'uncaught',
    shown: /Something on this page failed/,
  },
];

/** What `npm run release -- where` prints of all that has arrived. */
async function found(page: Page, sandbox: string, wanted: string, maps: string): Promise<string> {
  const envelopes = await received(page, sandbox);
  expect(envelopes).not.toMatch(/7100111|7100101|borrowerName|ibarra/i);
  const file = test.info().outputPath('envelopes.json');
  writeFileSync(file, envelopes);
  const printed: string[] = [];
  where([file, wanted, '--maps', maps], (text) => printed.push(text));
  return printed.join('\n');
}

test.describe('a bug in a release', () => {
  test.beforeEach(({ silentConsole }) => {
    silentConsole.allow(/borrowerName|error occurred|Failed to load resource/);
  });

  for (const { kind, address, trigger, screen, place, shown } of STORIES)
    test(`${kind}: the user's reference leads to the line`, async ({ page, planted, sandbox }) => {
      await page.addInitScript((wanted) => void Object.assign(window, { planted: wanted }), kind);
      await openAs(page, address);
      await trigger?.(page);
      const seen = page.locator(':is([role=alert], [role=status], [role=region], .notice)').filter({ hasText: shown });
      const reference = await referenceIn(seen.first());
      await expect(async () => {
        const text = await found(page, sandbox, reference, planted.folder);
        expect(text).toContain(`, ${screen}, ${place}, reference ${reference}, `);
        expect(text).toMatch(/release \d+\.\d+\.\d+ \([0-9a-f]{7,12}\)/);
        expect(text).toContain('TypeError: Cannot read properties of undefined');
        expect(text).toContain(placeOf(kind));
        expect(text).toContain('.borrowerName();');
        // The fault may be in the caller of what threw.
        if (kind === 'selector') expect(text.split(placeOf(kind))[1]).toMatch(/^\n.*\n {4}src\/features\//);
      }).toPass();
      expect(faultAlertsOf(await received(page, sandbox))).toEqual(['Errors in the app']);
    });

  test('early: the envelope has the screen of the error, not the one that was open when the SDK had loaded', async ({
    page,
    planted,
    sandbox,
  }) => {
    let load = (): void => undefined;
    const isLoadable = new Promise<void>((resolve) => (load = resolve));
    await page.route('**/assets/appInsights-*.js', async (route) => {
      await isLoadable;
      await route.continue();
    });
    await page.addInitScript(() => void Object.assign(window, { planted: 'early' }));
    await openAs(page, '/7100111/history');
    const reference = await referenceIn(page.getByText(/Something on this page failed/).first());
    await openArea(page, 'Selection');
    load();
    await expect(async () => {
      const text = await found(page, sandbox, reference, planted.folder);
      expect(text).toContain(`, History, uncaught, reference ${reference}, `);
    }).toPass();
  });

  test('unauthorized: an error behind the message of the session is sent at most three times', async ({
    page,
    planted,
    sandbox,
  }) => {
    await page.addInitScript(() => void Object.assign(window, { planted: 'unauthorized' }));
    await deploy(page, { SESSION_MODAL_COUNTDOWN_TIMER: 600 });
    await openAs(page, '/7100111/history');
    await openHistory(page);
    await page.route(/transaction-history-details$/, (route) => route.fulfill({ status: 401 }));
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('alertdialog')).toContainText('User session has timed out.');
    const tab = (await page.evaluate(() => sessionStorage.getItem('tabCode'))) ?? '';
    await expect(async () => {
      const text = await found(page, sandbox, tab, planted.folder);
      expect(text).toContain(placeOf('unauthorized'));
      expect(text).toContain(`tab ${tab}, `);
    }).toPass();
    const sent = (await (await fetch(`${sandbox}/control/telemetry`)).json()) as { data: { baseType: string } }[];
    // One more is that the session has ended.
    expect(sent.filter(({ data }) => data.baseType === 'ExceptionData').length).toBeLessThanOrEqual(4);
  });

  test('viewer: the page of a document says that it failed, and the reference leads to the line', async ({
    page,
    planted,
    sandbox,
    silentConsole,
  }) => {
    silentConsole.allow(/createObjectURL is not a function/);
    await openAs(page, '/7100111/history');
    await openHistory(page);
    // Playwright's scripts come too late for a window that the page opens.
    await page.evaluate(() => {
      const open = window.open.bind(window);
      window.open = (...wanted) => {
        const opened = open(...wanted) as Window & { URL: object };
        setInterval(() => Object.assign(opened.URL, { createObjectURL: undefined }), 1);
        return opened;
      };
    });
    const opening = page.waitForEvent('popup');
    await page
      .getByRole('button', { name: /^Findings PDF/ })
      .first()
      .click();
    const tab = (await page.evaluate(() => sessionStorage.getItem('tabCode'))) ?? '';
    await expect((await opening).getByRole('status')).toHaveText(
      `This document could not be shown. Close this tab and open the document again. Tab ${tab}.`,
    );
    const seen = page.getByText(/Something on this page failed/).first();
    const reference = await referenceIn(seen);
    await expect(async () => {
      const text = await found(page, sandbox, reference, planted.folder);
      expect(text).toContain(`, History, uncaught, reference ${reference}, tab ${tab}, `);
      expect(text).toContain('TypeError: is not a function');
      expect(text).toMatch(/\n {4}src\/viewer\/viewer\.ts:\d+\n +const address = URL\.createObjectURL\(file\);/);
    }).toPass();
  });

  for (const kind of ['entry', 'beforeConfig'] as const)
    test(`${kind}: a page without the app says so, and the reference leads to the line`, async ({
      page,
      planted,
      sandbox,
    }) => {
      await page.addInitScript((wanted) => void Object.assign(window, { planted: wanted }), kind);
      await openAs(page, '/7100111/history');
      const reference = await referenceIn(page.getByRole('alert').filter({ hasText: 'could not be loaded' }));
      await expect(async () => {
        const text = await found(page, sandbox, reference, planted.folder);
        expect(text).toContain('History, code missing: main-');
        expect(text).toContain(`\n    ${placeOf(kind)}\n        if (Reflect.get(`);
      }).toPass();
    });

  test('missing code: the script is named, for a part of the page and at the start', async ({
    page,
    planted,
    sandbox,
    silentConsole,
  }) => {
    silentConsole.allow(/dynamically imported module|preload/);
    await page.route('**/assets/layoutParts-*.js', (route) => route.fulfill({ status: 404 }));
    await openAs(page, '/7100111/history');
    await expect(page.getByText('A part of it could not be loaded.', { exact: false })).toBeVisible();
    const tab = (await page.evaluate(() => sessionStorage.getItem('tabCode'))) ?? '';
    await expect(async () => {
      expect(await found(page, sandbox, tab, planted.folder)).toMatch(/History, code missing: layoutParts-[\w-]+\.js/);
    }).toPass();
    expect(faultAlertsOf(await received(page, sandbox))).toEqual(['Code is missing']);

    await page.route('**/assets/app-*.js', (route) => route.fulfill({ status: 404 }));
    await page.reload();
    const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    const reference = await referenceIn(notice);
    await expect(async () => {
      expect(await found(page, sandbox, reference, planted.folder)).toMatch(/History, code missing: app-[\w-]+\.js/);
    }).toPass();
    expect(faultAlertsOf(await received(page, sandbox))).toEqual(['Code is missing']);
    // The event names the tab, too.
    expect(await found(page, sandbox, tab, planted.folder)).toContain(reference);
  });

  test('missing code: the reference of a screen without its code leads to the script', async ({
    page,
    planted,
    sandbox,
    silentConsole,
  }) => {
    silentConsole.allow(/dynamically imported module|preload/);
    await page.route('**/assets/selectionArea-*.js', (route) => route.fulfill({ status: 404 }));
    await openAs(page, '/7100111/history');
    await page.getByRole('navigation', { name: 'Loan areas' }).getByRole('link', { name: 'Selection' }).click();
    const reference = await referenceIn(page.getByRole('alert').filter({ hasText: 'Reloading fetches' }));
    await expect(async () => {
      const text = await found(page, sandbox, reference, planted.folder);
      expect(text).toMatch(/code missing: selectionArea-[\w-]+\.js/);
    }).toPass();
    expect(faultAlertsOf(await received(page, sandbox))).toEqual(['Code is missing']);
  });

  test('missing code: a new tab has the code that its footer shows later', async ({
    page,
    planted,
    sandbox,
    silentConsole,
  }) => {
    silentConsole.allow(/dynamically imported module|preload/);
    await page.route('**/assets/main-*.js', (route) => route.fulfill({ status: 404 }));
    await openAs(page, '/7100111/history');
    const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    const reference = await referenceIn(notice);
    await page.unroute('**/assets/main-*.js');
    await page.reload();
    const footer = page.getByText(/· Tab [B-Z]{4}$/);
    await expect(footer).toBeVisible();
    const [tab = ''] = /[B-Z]{4}$/.exec((await footer.textContent()) ?? '') ?? [];
    expect(await found(page, sandbox, tab, planted.folder)).toContain(reference);
    expect(faultAlertsOf(await received(page, sandbox))).toEqual(['Code is missing']);
  });
});
