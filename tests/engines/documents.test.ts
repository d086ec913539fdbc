import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, openSignedIn, test } from './fixtures';

const LOAN = '7100113';

/** The share of the window that the embedded document fills; 0 while there is none. */
const filledPart = (): number => {
  const { width, height } = document.querySelector('iframe[src^="blob:"]')?.getBoundingClientRect() ?? new DOMRect();
  return (width * height) / (window.innerWidth * window.innerHeight);
};

test('findings open as a PDF that fills its own window', async ({ user, lender }) => {
  await openSignedIn(user, `${lender.app}/${LOAN}/history`, 'History');
  await user.inNewWindow(
    () => user.click({ role: 'button', name: /^Findings PDF of request \d+, DU/ }),
    async () => {
      await expect.poll(() => user.read(filledPart)).toBeGreaterThanOrEqual(0.8);
      expect(await user.read(() => window.opener === null)).toBe(true);
    },
  );
});

for (const [what, buttons, fileName, content] of [
  ['the request XML', [/^Request XML of request \d+, DU/], /^report\.xml$/, /^<\?xml /],
  ['the history as CSV', [/^More$/, 'Export CSV'], /^history-\d{10}-\d{4}-\d\d-\d\d\.csv$/, /Approve\/Eligible/],
] as const)
  test(`saves ${what}`, async ({ user, lender, session }, { project }) => {
    test.skip(project.name === 'webkit', 'MiniBrowser saves no downloads');
    await openSignedIn(user, `${lender.app}/${LOAN}/history`, 'History');
    for (const name of buttons) await user.click({ role: 'button', name });
    const files = () => readdirSync(session.downloads);
    await expect.poll(files).toEqual([expect.stringMatching(fileName)]);
    await expect.poll(() => readFileSync(path.join(session.downloads, files()[0] ?? ''), 'utf8')).toMatch(content);
  });
