import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { digestOf } from '@tools/build/writtenFiles';
import { openLender, type Lender } from '@tests/e2e/lender';
import type { Session } from './driver/session';
import { ENGINES, type EngineName } from './engines';
import { createUser, type User } from './user';

interface Options {
  /** The color scheme of the system. */
  scheme: 'light' | 'dark';
  /** True: Firefox opens a window, which a screen reader can read. */
  hasWindow: boolean;
}

interface Fixtures {
  session: Session;
  /** A user of the project's engine. */
  user: User;
  /** The sandbox lender and the address of the app. The lender is reset before each test. */
  lender: Lender;
}

/** When a page is left, Firefox still checks the hash of the scripts that have not arrived: that of an empty file. */
const EMPTY_FILE = digestOf(new Uint8Array()).replace('sha384-', '');

export const test = base.extend<Options & Fixtures, { servers: Lender }>({
  scheme: ['light', { option: true }],
  hasWindow: [false, { option: true }],
  servers: [
    async ({ playwright: _ }, use, { parallelIndex }) => {
      const servers = await openLender('production', parallelIndex);
      await use(servers);
      await servers.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  lender: async ({ servers }, use) => {
    await fetch(`${servers.sandbox}/control/reset`, { method: 'POST' });
    await use(servers);
  },
  session: async ({ scheme, hasWindow }, use, testInfo) => {
    const { find, packages } = ENGINES[testInfo.project.name as EngineName];
    const open = find();
    testInfo.skip(open === undefined, `not installed: apt-get install -y ${packages}`);
    if (open === undefined) return;
    const folder = mkdtempSync(path.join(tmpdir(), 'engine-'));
    const session = await open({ folder, scheme, hasWindow });
    await use(session);
    if (testInfo.status !== testInfo.expectedStatus) {
      const picture = Buffer.from((await session.send('screenshot')) as string, 'base64');
      await testInfo.attach('screenshot', { body: picture, contentType: 'image/png' });
    }
    const errors = (await session.errors()).filter((text) => !text.includes(EMPTY_FILE));
    await session.close();
    rmSync(folder, { recursive: true, force: true });
    expect(errors, 'the console is silent').toEqual([]);
  },
  user: async ({ session }, use) => {
    const user = createUser(session);
    await user.resize(1366, 641);
    await use(user);
  },
});

export { expect };

const SIGN_IN = { role: 'button', name: /Rita Ibarra/ };

/** Opens an address of the app and signs in on the sandbox's sign-in page. */
export async function openSignedIn(user: User, address: string, heading: string): Promise<void> {
  await user.open(address);
  await user.click(SIGN_IN);
  await user.sees({ role: 'heading', name: heading });
}
