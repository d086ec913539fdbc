import { holdTime, passTime } from '@tests/e2e/fixtures';
import { expect, openSignedIn, test as base } from '@tests/engines/fixtures';
import type { User } from '@tests/engines/user';
import { withHearing, withOrca, type Hearing } from './hearing';
import type { Orca } from './orca';

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
  const error = /^Error! One or more required fields were invalid or not specified\./;
  await hearing.expectSpoken(error);
  await user.click({ role: 'button', name: 'Set all to New' });
  await user.click({ role: 'checkbox', name: /has authorized this credit pull/ });
  await hearing.expectSpoken(/^Obtained .* by Rita Ibarra/);
  await user.click({ role: 'button', name: 'Submit for AUS' });
  const sent = /^Order sent: DU and LPA, requests \d+ and \d+\.$/;
  const started = /^Request \d+, DU: started\. Request \d+, LPA: started\.$/;
  const firstDone = /^Request \d+, DU: Approve/;
  const secondDone = /^Request \d+, LPA: Accept/;
  await hearing.expectSpoken(sent, started);
  await passTime(lender.sandbox, 10);
  await look(user);
  await hearing.expectSpoken(firstDone);
  await passTime(lender.sandbox, 20);
  await look(user);
  await hearing.expectSpoken(secondDone);
  expect(await hearing.counts(error, sent, started, firstDone, secondDone)).toEqual([1, 1, 1, 1, 1]);
});

test('says that the form of another result is open, and that it was saved, once each', async ({
  user,
  lender,
  hearing,
}) => {
  await openSignedIn(user, `${lender.app}/7100120/selection`, 'Selection');
  await user.click({ role: 'radio', name: 'DU' });
  const opened = 'Use DU instead: give a reason, then save.';
  await hearing.expectSpoken(opened);
  await user.choose({ role: 'combobox', name: /^Reason/ }, 'Better pricing');
  await user.click({ role: 'button', name: 'Save selection' });
  const saved = 'DU is now the selected result.';
  await hearing.expectSpoken(saved);
  expect(await hearing.counts(opened, saved)).toEqual([1, 1]);
});

test('says once how many requests match', async ({ user, lender, hearing }) => {
  await openSignedIn(user, `${lender.app}/7100111/history`, 'History');
  await user.seesText('46 requests');
  await user.type({ role: 'searchbox', name: /^Search requests/ }, 'LPA');
  const found = /^21 of 46 requests match, 6 shown$/;
  await hearing.expectSpoken(found);
  expect(await hearing.counts(found)).toEqual([1]);
});
