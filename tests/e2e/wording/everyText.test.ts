import { WALKS } from '@tests/e2e/accessibility/states';
import { deploy } from '@tests/e2e/deploy';
import { expect, test } from '@tests/e2e/fixtures';
import type { Page } from '@playwright/test';
import { readCatalog } from '@docs/wording/main';

/** They are shown before a wording is known, or show an error of the provider as it is. */
const ENGLISH = ['a configuration that cannot be used', 'an answer of the sign-in service that cannot be used'];

for (const { title, states } of WALKS) {
  test(`${title} shows only texts that a wording replaces, and data`, async ({
    page,
    context,
    sandbox,
    silentConsole,
  }) => {
    // This test covers as many states as ten others.
    test.slow();
    // Not on the page: a state removes the page's routes.
    await deploy(context, { BRAND: { WORDING_URL: '/wording/pseudo.json' } });
    await context.route('**/wording/pseudo.json', (route) => route.fulfill({ json: pseudoWording() }));
    const data = recordData(page);
    for (const { name, reach } of states.filter(({ name }) => !ENGLISH.includes(name))) {
      await test.step(name, async () => {
        await reach({ page, sandbox, allow: silentConsole.allow });
        // The answers that the page shows are recorded a moment later.
        await expect
          .configure({ soft: true })
          .poll(() => foreignTexts(page, data()), name)
          .toEqual([]);
      });
    }
  });
}

/**
 * Marks around texts and values: pairs of invisible characters, which Playwright ignores when it looks for a
 * text, so that the states are reached as in English.
 */
const [ZERO, SOFT] = ['\u200b', '\u00ad'];
const TEXT = { start: ZERO + ZERO, end: ZERO + SOFT };
const VALUE = { start: SOFT + ZERO, end: SOFT + SOFT };

/**
 * Returns a wording in which every text, and every value in it, is marked: ⟦Request ⟪12⟫⟧. What is outside the marks, or
 * a value, must come from the lender's data.
 */
const pseudoWording = (): Record<string, string> =>
  Object.fromEntries(
    readCatalog().map(({ key, message, args = [], names = {} }) => {
      const known = [...args, ...Object.keys(names)];
      const marked = message.replace(/\{(\w+)\}/g, (found, name: string) =>
        known.includes(name) ? VALUE.start + found + VALUE.end : found,
      );
      return [key, TEXT.start + marked + TEXT.end];
    }),
  );

/** Names of products and keys, which no wording translates, and the hidden button of the library's dialogs. */
const NAMES =
  'DU LPA LPA-C LPA-N LP LPAC AUS DTI AM PM Desktop Underwriter Loan Product Advisor Ctrl Shift Enter Dismiss';

/** Collects the words that the lender's API sends. */
function recordData(page: Page): () => ReadonlySet<string> {
  const words = new Set(wordsOf(NAMES));
  const add = (value: unknown): void => {
    if (typeof value === 'string') wordsOf(contentOf(value)).forEach((word) => words.add(word));
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(add);
  };
  page.on('response', (response) => {
    if (!/json/.test(response.headers()['content-type'] ?? '') || response.url().includes('/wording/')) return;
    response.json().then(add, () => undefined);
  });
  return () => words;
}

/** A text as it is, or the file that it encodes. */
const contentOf = (text: string): string =>
  /^[\w+/=\s]{200,}$/.test(text) ? Buffer.from(text, 'base64').toString() : text;

/** The reference of an error. */
const REFERENCE = /\b[a-z]{4}-[a-z]{4}\b/g;

/** Words without digits, which versions have. */
const wordsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replace(REFERENCE, '')
      .match(/[\p{L}\d]{2,}/gu) ?? []
  ).filter((word) => !/\d/.test(word));

/** Returns the texts on the page that are neither of the catalog nor data. */
async function foreignTexts(page: Page, data: ReadonlySet<string>): Promise<string[]> {
  const seen = await page.evaluate(() => {
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Element) {
        const names = ['aria-label', 'title', 'placeholder', 'alt', 'data-hint', 'data-label', 'aria-description'];
        texts.push(...names.map((name) => node.getAttribute(name) ?? ''));
      } else if (node.parentElement?.closest('script, style, noscript, kbd, svg') === null) {
        texts.push(node.textContent ?? '');
      }
    }
    return texts;
  });
  return [...new Set(seen)].filter((text) => wordsOf(valuesIn(text)).some((word) => !data.has(word)));
}

/** Returns what is outside the marks of texts, and the values inside. */
function valuesIn(text: string): string {
  const open: string[] = [];
  let values = '';
  for (const part of text.match(/[\u200b\u00ad]{2}|./gsu) ?? []) {
    if (part === TEXT.start || part === VALUE.start) open.push(part);
    else if (part === TEXT.end || part === VALUE.end) {
      open.pop();
      values += ' ';
    } else if (open.at(-1) !== TEXT.start) values += part;
  }
  return values;
}
