import type { BrowserContext, Page } from '@playwright/test';

/** Holds matching requests back until the returned function is called. */
export async function hold(where: Page | BrowserContext, address: Parameters<Page['route']>[0]): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await where.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return letGo;
}
