import type { BrowserContext, Page } from '@playwright/test';

type Keys = Record<string, unknown>;

const ofContext = new WeakMap<BrowserContext, Keys>();

/**
 * Serves config.json with some keys replaced, in sections or at the top level. A page has the keys of its context too.
 */
export async function deploy(to: Page | BrowserContext, keys: Keys): Promise<void> {
  if (!('context' in to)) ofContext.set(to, keys);
  const beneath = 'context' in to ? (ofContext.get(to.context()) ?? {}) : {};
  await to.route('**/config.json', async (route) => {
    const file = (await (await route.fetch()).json()) as Keys;
    await route.fulfill({ json: merged(merged(file, beneath), keys) });
  });
}

const merged = (file: Keys, keys: Keys): Keys => ({
  ...file,
  ...Object.fromEntries(
    Object.entries(keys).map(([key, value]) => [key, isSection(value) ? { ...at(file, key), ...value } : value]),
  ),
});

const isSection = (value: unknown): value is object => typeof value === 'object' && value !== null;
const at = (file: Keys, key: string): object => (isSection(file[key]) ? file[key] : {});
