import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { holdTime, passTime, readDocument } from '@tests/e2e/fixtures';
import { openArea } from '@tests/e2e/journey';
import { user } from '@tests/e2e/otherProvider';
import { enterPassword, expect } from '@tests/identity/fixtures';
import { missing } from '@tests/identity/glewlwyd';
import { findServer, type ServerName } from '@tests/support/webServers';
import { test, type TokenTravels } from './openHosts';

/** Follows docs/adoption/README.md, section "With your own systems", with a web server of this machine. */
export function testOwnHosts(web: ServerName, travels: TokenTravels): void {
  const reason = missing() ?? (findServer(web) === undefined ? `${web} is missing` : undefined);
  test.skip(reason !== undefined, reason);

  test(`the guide leads to a sign-in, an order, a document and a sign-out with TLS, three hosts, ${web} and the anti-forgery token ${travels}`, async ({
    page,
    hosts,
    sandbox,
    silentConsole,
  }) => {
    // The provider's own pages are not silent.
    silentConsole.allow(/Failed to load resource/);
    silentConsole.allow(/autocomplete attributes/);

    const folder = path.dirname(hosts.root);
    const [file, tokenFile] = [`${folder}/${web}.conf`, `${folder}/token.txt`];
    await test.step('writes the configuration of the web server', async () => {
      const { certificate, key } = hosts.tls;
      await hosts.follow(
        `npm run host -- headers --config ${hosts.root}/config.json --format ${web} --root ${hosts.root} --out ${file} ` +
          `--listen ${hosts.port} --certificate ${certificate} --key ${key}`,
      );
      await hosts.serve(file);
    });
    await test.step('checks the running host', async () => {
      expect(await hosts.follow(`npm run host -- check ${hosts.app}`)).toMatch(/(\d+) of \1 checks passed/);
    });

    const sent = watchChanges(page, hosts.api);
    const tokens = page.waitForResponse((response) => response.url().endsWith('/token'));
    await test.step('signs in', async () => {
      await page.goto('/7100120/request');
      await enterPassword(page);
      await expect(user(page)).toBeVisible();
    });

    await test.step('checks the API with the token of a user', async () => {
      const { access_token: token } = (await (await tokens).json()) as { access_token: string };
      writeFileSync(tokenFile, token);
      const kit = `npm run conformance -- --api ${hosts.api}/api --app ${hosts.app} --token-file ${tokenFile}`;
      expect(await hosts.follow(`${kit} --loan 7100123 --features core,request`)).toContain('the API fits');
    });
    await test.step('orders', async () => {
      await holdTime(sandbox);
      await page.getByRole('button', { name: 'Submit for AUS' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Selection' })).toBeVisible();
      await passTime(sandbox, 90);
    });
    await test.step('reads a document', async () => {
      await openArea(page, 'History');
      await readDocument(page, page.getByRole('button', { name: /^Findings PDF/ }).first());
    });
    const inCookie = /XSRF-TOKEN=([0-9a-f]{8})/.exec(await page.evaluate(() => document.cookie))?.[1];
    const known = expect.stringMatching(/^[0-9a-f]{8}$/);
    expect(inCookie).toEqual(travels === 'in a header' ? undefined : known);
    expect(sent.length).toBeGreaterThanOrEqual(2);
    expect(new Set(sent)).toEqual(new Set([inCookie ?? known]));

    await test.step('signs out', async () => {
      const returned = page.waitForRequest((request) => request.url().startsWith(`${hosts.app}/?`));
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await returned;
      await expect(page.getByLabel('Password')).toBeVisible();
    });
    const telemetry = await (await fetch(`${sandbox}/control/telemetry`)).text();
    expect(telemetry).toContain('PageviewData');
    expect(telemetry).not.toMatch(/ExceptionData|unexpected-error|renewal-failed/);
  });
}

/** Records the anti-forgery tokens with which the app's changes leave. */
function watchChanges(page: Page, api: string): (string | undefined)[] {
  const sent: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().startsWith(`${api}/api/`))
      sent.push(request.headers()['x-xsrf-token']);
  });
  return sent;
}
