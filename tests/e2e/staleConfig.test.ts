import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from './fixtures';

const DIST = path.resolve('dist');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** A host that has every file cached for a year, config.json too. */
async function startHardCachingHost(config: () => string): Promise<{ origin: string; server: Server }> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = path.join(DIST, pathname === '/' || !existsSync(path.join(DIST, pathname)) ? 'index.html' : pathname);
    response.writeHead(200, {
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': TYPES[path.extname(file)] ?? 'application/json',
    });
    response.end(pathname === '/config.json' ? config() : readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}

test.describe('a host that has config.json cached for a year', () => {
  test.use({ watchesSecrets: false });

  test('gets a changed file to a user who returns, at the next start', async ({ page }) => {
    // Neither configuration is complete, so that the app says what it has read and contacts no other party.
    let config = 'none yet';
    const { origin, server } = await startHardCachingHost(() => config);
    try {
      await page.goto(`${origin}/7100101/history`);
      await expect(page.getByRole('alert')).toContainText('config.json: must be JSON');
      config = '{}';
      for (const address of ['/7100101/history', '/7100116/request']) {
        await page.goto('about:blank');
        await page.goto(origin + address);
        await expect(page.getByRole('alert')).toContainText('API_CONFIG: is missing');
      }
      config = '[';
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('alert')).toContainText('config.json: must be JSON');
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});
