import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { expect, type TestInfo } from '@playwright/test';
import { startOrca, type Orca } from './orca';

const AGAIN_AFTER_MS = 8_000;
const MAX_WAIT_MS = 120_000;

export type Phrase = string | RegExp;

/** What the screen reader says during one test. */
export interface Hearing {
  /** Waits until each phrase is said, in this order, after what was heard before. A string is part of an utterance. */
  expectSpoken: (...phrases: Phrase[]) => Promise<void>;
  /** Does it again until the phrase is said: Orca skips a focus that moved on or replaced a removed one meanwhile. */
  expectSpokenAfter: (action: () => Promise<void>, phrase: Phrase) => Promise<void>;
  /** Returns how often each phrase was said in this test, after Orca has said all it has to say. */
  counts: (...phrases: Phrase[]) => Promise<number[]>;
}

/** Gives one test an Orca of its own: after its window has closed, Orca doesn't always follow the next one. */
export async function withOrca(use: (orca: Orca) => Promise<void>): Promise<void> {
  const orca = await startOrca(mkdtempSync(path.join(process.env['SPOKEN_HOME'] ?? '', 'orca-')));
  await use(orca);
  await orca.close();
}

/** Gives a test what Orca says from now on, and attaches all of it to the results. */
export async function withHearing(orca: Orca, info: TestInfo, use: (hearing: Hearing) => Promise<void>): Promise<void> {
  const start = orca.said().length;
  let heard = start;
  const said = (): string[] => orca.said().slice(start);
  const expectOne = async (phrase: Phrase, timeout?: number): Promise<void> => {
    const isSaid = (words: string): boolean => matches(words, phrase);
    const message = `expected to be spoken: ${String(phrase)}, after ${orca.said()[heard - 1] ?? 'silence'}`;
    await expect.poll(() => orca.said().slice(heard).some(isSaid), { message, ...(timeout && { timeout }) }).toBe(true);
    heard += orca.said().slice(heard).findIndex(isSaid) + 1;
  };
  await use({
    expectSpoken: async (...phrases) => {
      for (const phrase of phrases) await expectOne(phrase);
    },
    expectSpokenAfter: (action, phrase) =>
      expect(async () => {
        await action();
        await expectOne(phrase, AGAIN_AFTER_MS);
      }).toPass({ timeout: MAX_WAIT_MS }),
    counts: async (...phrases) => {
      await orca.catchUp();
      return phrases.map((phrase) => said().filter((words) => matches(words, phrase)).length);
    },
  });
  const transcript = said().join('\n');
  await info.attach('transcript', { body: transcript });
  if (process.env['SPOKEN_LOG'] !== undefined) console.log(transcript);
}

const matches = (words: string, phrase: Phrase): boolean =>
  typeof phrase === 'string' ? words.includes(phrase) : phrase.test(words);
