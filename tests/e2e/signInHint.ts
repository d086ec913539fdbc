import type { APIRequestContext, Page } from '@playwright/test';
import { signInHintKey } from '@/services/identity/signInHint';

/** Where the app that answers keeps the time of the last sign-in. */
export async function hintKey(request: APIRequestContext): Promise<string> {
  const { OKTA_CONFIG: okta } = (await (await request.get('/config.json')).json()) as {
    OKTA_CONFIG: { ISSUER: string; CLIENT_ID: string };
  };
  return signInHintKey({ issuer: okta.ISSUER, clientId: okta.CLIENT_ID });
}

/** Opens a page of the app's origin that runs nothing of the app. */
const openStorage = (page: Page) => page.goto('/favicon.svg');

/** Leaves the app, and returns what it keeps. */
export async function readHint(page: Page): Promise<string | null> {
  const key = await hintKey(page.request);
  await openStorage(page);
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** Leaves the app, and changes what it keeps. */
export async function writeHint(page: Page, value: string | null): Promise<void> {
  const key = await hintKey(page.request);
  await openStorage(page);
  await page.evaluate(
    ([name, text]) => (text === null ? localStorage.removeItem(name) : localStorage.setItem(name, text)),
    [key, value] as const,
  );
}
