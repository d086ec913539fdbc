import { expect, openSignedIn, test } from './fixtures';
import type { User } from './user';

const AREAS = [
  ['request', 'Request'],
  ['selection', 'Selection'],
  ['history', 'History'],
] as const;

/** Returns the colors of the page and of its text, as `rgb(…)`. */
const colors = (user: User) =>
  user.read(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return { backgroundColor, color };
  });

const LIGHT = { backgroundColor: 'rgb(244, 246, 249)', color: 'rgb(27, 39, 51)' };
const DARK = { backgroundColor: 'rgb(16, 22, 29)', color: 'rgb(231, 236, 242)' };

test('every screen opens in a window of 1366 by 641 without scrolling sideways', async ({ user, lender }) => {
  const [[first, firstHeading], ...others] = AREAS;
  const scrollsSideways = () => user.read(() => document.documentElement.scrollWidth > window.innerWidth);
  await openSignedIn(user, `${lender.app}/7100120/${first}`, firstHeading);
  await expect.poll(scrollsSideways).toBe(false);
  for (const [area, heading] of others) {
    await user.open(`${lender.app}/7100120/${area}`);
    await user.sees({ role: 'heading', name: heading });
    await expect.poll(scrollsSideways).toBe(false);
  }
});

test('the dark theme of the settings applies at once and after a reload', async ({ user, lender }) => {
  await openSignedIn(user, `${lender.app}/7100113/history`, 'History');
  expect(await colors(user)).toEqual(LIGHT);
  await user.click({ role: 'button', name: 'Settings' });
  await user.click({ role: 'radio', name: 'Dark' });
  await expect.poll(() => colors(user)).toEqual(DARK);
  await user.reload();
  await user.sees({ role: 'heading', name: 'History' });
  expect(await colors(user)).toEqual(DARK);
});

test.describe('on a dark system', () => {
  test.use({ scheme: 'dark' });

  test('the app is dark until the settings choose light', async ({ user, lender }) => {
    await openSignedIn(user, `${lender.app}/7100113/history`, 'History');
    expect(await colors(user)).toEqual(DARK);
    await user.click({ role: 'button', name: 'Settings' });
    await user.click({ role: 'radio', name: 'Light' });
    await expect.poll(() => colors(user)).toEqual(LIGHT);
  });
});
