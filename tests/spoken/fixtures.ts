import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Locator } from '@playwright/test';
import { tabTo } from '@tests/e2e/accessibility/keys';
import { expect, test as base } from '@tests/e2e/fixtures';
import { startOrca, type Orca } from './orca';

const AGAIN_AFTER_MS = 8_000;
const MAX_WAIT_MS = 120_000;

type Phrase = string | RegExp;

/** What the screen reader says during one test. */
export interface Speech {
  /** Waits until each phrase is said, in this order, after what was heard before. A string is part of an utterance. */
  expectSpoken: (...phrases: Phrase[]) => Promise<void>;
  /** Does it again until the phrase is said: Orca skips a focus that moved on or replaced a removed one meanwhile. */
  expectSpokenAfter: (action: () => Promise<void>, phrase: Phrase) => Promise<void>;
  /** Moves the focus to the target with the Tab key and hears it. */
  reach: (target: Locator, phrase: Phrase, key?: 'Tab' | 'Shift+Tab') => Promise<void>;
  /** Returns how often each phrase was said in this test, after Orca has said all it has to say. */
  counts: (...phrases: Phrase[]) => Promise<number[]>;
}

export const test = base.extend<{ speech: Speech; orca: Orca }>({
  // One Orca for each test: after its window has closed, Orca doesn't always follow the next one.
  orca: [
    async ({ browserName: _ }, use) => {
      const orca = await startOrca(mkdtempSync(path.join(process.env['SPOKEN_HOME'] ?? '', 'orca-')));
      await use(orca);
      await orca.close();
    },
    { timeout: 180_000 },
  ],
  // A window without an address bar, so that keyboard and screen reader are on the page from the start.
  context: async ({ orca: _, baseURL, viewport }, use) => {
    const context = await chromium.launchPersistentContext('', {
      headless: false,
      executablePath: process.env['CHROME_PATH'] ?? '',
      args: [
        '--app=about:blank',
        '--test-type',
        '--force-renderer-accessibility',
        '--disable-dev-shm-usage',
        '--no-sandbox',
      ],
      viewport,
      ...(baseURL !== undefined && { baseURL }),
    });
    await use(context);
    await context.close();
  },
  page: async ({ context }, use) => {
    const [page] = context.pages();
    if (page === undefined) throw new Error('The browser opened no window.');
    await use(page);
  },
  watchesSecrets: false,
  speech: async ({ orca, page }, use, info) => {
    const start = orca.said().length;
    let heard = start;
    const said = (): string[] => orca.said().slice(start);
    const expectSpoken = async (phrase: Phrase, timeout?: number): Promise<void> => {
      const isSaid = (words: string): boolean => matches(words, phrase);
      const message = `expected to be spoken: ${String(phrase)}, after ${orca.said()[heard - 1] ?? 'silence'}`;
      await expect
        .poll(() => orca.said().slice(heard).some(isSaid), { message, ...(timeout && { timeout }) })
        .toBe(true);
      heard += orca.said().slice(heard).findIndex(isSaid) + 1;
    };
    const expectSpokenAfter: Speech['expectSpokenAfter'] = (action, phrase) =>
      expect(async () => {
        await action();
        await expectSpoken(phrase, AGAIN_AFTER_MS);
      }).toPass({ timeout: MAX_WAIT_MS });
    await use({
      expectSpoken: async (...phrases) => {
        for (const phrase of phrases) await expectSpoken(phrase);
      },
      expectSpokenAfter,
      reach: async (target, phrase, key = 'Tab') => {
        let isAgain = false;
        await expectSpokenAfter(async () => {
          if (isAgain) await page.keyboard.press(key === 'Tab' ? 'Shift+Tab' : 'Tab');
          isAgain = true;
          await tabTo(page, target, key);
        }, phrase);
      },
      counts: async (...phrases) => {
        await orca.catchUp();
        return phrases.map((phrase) => said().filter((words) => matches(words, phrase)).length);
      },
    });
    const transcript = said().join('\n');
    await info.attach('transcript', { body: transcript });
    if (process.env['SPOKEN_LOG'] !== undefined) console.log(transcript);
  },
});

export { expect };

const matches = (words: string, phrase: Phrase): boolean =>
  typeof phrase === 'string' ? words.includes(phrase) : phrase.test(words);
