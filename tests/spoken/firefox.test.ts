import { holdTime, passTime } from '@tests/e2e/fixtures';
import { expect, openSignedIn, test as base } from '@tests/engines/fixtures';
import type { User } from '@tests/engines/user';
import { withHearing, withOrca, type Hearing } from './hearing';
import type { Orca } from './orca';
import { ORDER, OVERRIDE, SEARCH } from './phrases';

const test = base.extend<{ orca: Orca; hearing: Hearing }>({
  // Firefox builds its accessibility tree for a screen reader that it finds when it starts.
  orca: [({ browserName: _ }, use) => withOrca(use), { auto: true, timeout: 180_000 }],
  hearing: ({ orca }, use, info) => withHearing(orca, info, use),
});
test.use({ hasWindow: true });

/** Simulates a reconnect, which reads the history at once instead of after five seconds. */
const look = (user: User): Promise<unknown> => user.read(() => window.dispatchEvent(new Event('online')));

test('says the error of an order, that it was sent, and each step, once each', async ({ user, lender, hearing }) => {
  await holdTime(lender.sandbox);
  await openSignedIn(user, `${lender.app}/7100101/request`, 'Request');
  await user.click({ role: 'button', name: 'Submit for AUS' });
  await hearing.expectSpoken(ORDER.error);
  await user.click({ role: 'button', name: 'Set all to New' });
  await user.click({ role: 'checkbox', name: /has authorized this credit pull/ });
  await hearing.expectSpoken(/^Obtained .* by Rita Ibarra/);
  await user.click({ role: 'button', name: 'Submit for AUS' });
  await hearing.expectSpoken(ORDER.sent, ORDER.started);
  await passTime(lender.sandbox, 10);
  await look(user);
  await hearing.expectSpoken(ORDER.firstDone);
  await passTime(lender.sandbox, 20);
  await look(user);
  await hearing.expectSpoken(ORDER.secondDone);
  expect(await hearing.counts(...Object.values(ORDER))).toEqual([1, 1, 1, 1, 1]);
});

test('says that the form of another result is open, and that it was saved, once each', async ({
  user,
  lender,
  hearing,
}) => {
  await openSignedIn(user, `${lender.app}/7100120/selection`, 'Selection');
  await user.click({ role: 'radio', name: 'DU' });
  await hearing.expectSpoken(OVERRIDE.opened);
  await user.choose({ role: 'combobox', name: /^Reason/ }, 'Better pricing');
  await user.click({ role: 'button', name: 'Save selection' });
  await hearing.expectSpoken(OVERRIDE.saved);
  expect(await hearing.counts(...Object.values(OVERRIDE))).toEqual([1, 1]);
});

test('says once how many requests match', async ({ user, lender, hearing }) => {
  await openSignedIn(user, `${lender.app}/7100111/history`, 'History');
  await user.seesText('46 requests');
  await user.type({ role: 'searchbox', name: /^Search requests/ }, 'LPA');
  await hearing.expectSpoken(SEARCH.found);
  expect(await hearing.counts(SEARCH.found)).toEqual([1]);
});
