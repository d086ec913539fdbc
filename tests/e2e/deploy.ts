import type { BrowserContext, Page } from '@playwright/test';

/** Serves config.json with some keys replaced, in sections or at the top level. */
export async function deploy(to: Page | BrowserContext, keys: Record<string, unknown>): Promise<void> {
  await to.route('**/config.json', async (route) => {
    const file = (await (await route.fetch()).json()) as Record<string, unknown>;
    const merged = Object.entries(keys).map(([key, value]) => [
      key,
      isSection(value) ? { ...at(file, key), ...value } : value,
    ]);
    await route.fulfill({ json: { ...file, ...(Object.fromEntries(merged) as object) } });
  });
}

const isSection = (value: unknown): value is object => typeof value === 'object' && value !== null;
const at = (file: Record<string, unknown>, key: string): object => (isSection(file[key]) ? file[key] : {});
