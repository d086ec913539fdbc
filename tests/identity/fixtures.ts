import { rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findBrowser } from '@tests/e2e/browser';
import { test as base } from '@tests/e2e/fixtures';
import { freePorts, openLender, portOf } from '@tests/e2e/lender';
import { AUDIENCE, CLIENT_ID, startProvider, USER, type Provider } from './glewlwyd';

export { expect } from '@tests/e2e/fixtures';

interface WorkerFixtures {
  /** A real provider on this machine. Its certificate is trusted by this browser and the sandbox only. */
  provider: Provider;
}

/** The sandbox's API trusts the provider, as an adopter would let it (docs/adoption/README.md). */
export const test = base.extend<object, WorkerFixtures>({
  // They know only the sandbox's own provider.
  watchesSecrets: false,
  provider: [
    async ({ build }, use, { parallelIndex }) => {
      const port = await freePorts(portOf(build, parallelIndex));
      const provider = await startProvider(`http://localhost:${port}`);
      await use(provider);
      await provider.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  launchOptions: [
    async ({ provider }, use) => {
      const found = await findBrowser();
      const trust = `--ignore-certificate-errors-spki-list=${provider.certificate.keyHash}`;
      await use({ ...found, args: [...(found.args ?? []), trust] });
    },
    { scope: 'worker' },
  ],
  lender: [
    async ({ build, provider }, use, { parallelIndex }) => {
      const { issuer, app, certificate } = provider;
      const file = `${certificate.authority}.json`;
      const config = {
        ISSUER: issuer,
        CLIENT_ID,
        REDIRECT_URI: `${app}/implicit/callback`,
        DISCOVERY: true,
        REFRESH_TOKENS: true,
        SCOPES: ['profile'],
        AUTHORIZE_PARAMS: { resource: AUDIENCE },
        // The tests let the browser's time pass, but not the provider's.
        MAX_CLOCK_SKEW_S: 3600,
      };
      writeFileSync(file, JSON.stringify(config));
      const env = {
        SANDBOX_TRUSTS: issuer,
        SANDBOX_AUDIENCE: AUDIENCE,
        OKTA_CONFIG_FILE: file,
        NODE_EXTRA_CA_CERTS: certificate.authority,
      };
      Object.assign(process.env, env);
      const lender = await openLender(build, parallelIndex);
      await use(lender);
      await lender.close();
      rmSync(file);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Enters name and password on the provider's pages; the first time, it also asks for consent. */
export async function enterPassword(page: Page): Promise<void> {
  await page.getByLabel('Login').fill(USER.username);
  await page.getByLabel('Password').fill(USER.password);
  await page.keyboard.press('Enter');
  await goOn(page);
}

/** The provider knows the user, and asks whether to go on. */
export async function goOn(page: Page): Promise<void> {
  const consent = page.getByRole('button', { name: 'Grant access' });
  const next = page.getByRole('button', { name: 'Continue' });
  await next.waitFor();
  if (await consent.isVisible()) await consent.click();
  await next.click();
}
