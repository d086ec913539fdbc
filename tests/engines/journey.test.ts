import { holdTime, passTime } from '@tests/e2e/fixtures';
import { expect, openSignedIn, test } from './fixtures';
import type { User } from './user';

const heading = (name: string) => ({ role: 'heading', name });
const HISTORY_ROW = (name: RegExp) => ({ role: 'row', name, inside: { role: 'table', name: /requests/i } });

const openArea = async (user: User, name: string): Promise<void> => {
  await user.click({ role: 'link', name, inside: { role: 'navigation', name: 'Loan areas' } });
  await user.sees(heading(name));
};

test('orders DU and LPA from the pipeline, follows the run and finds the recommendation', async ({ user, lender }) => {
  await user.open(`${lender.sandbox}/los/`);
  await user.click({ role: 'link', name: 'Open loan 0123904471' });
  await user.click({ role: 'button', name: /Rita Ibarra/ });
  await user.sees(heading('Request'));
  await user.click({ role: 'button', name: 'Set all to New' });
  await user.click({ role: 'checkbox', name: /has authorized this credit pull/ });
  await user.seesText(/^Obtained/m);
  await holdTime(lender.sandbox);
  await user.click({ role: 'button', name: 'Submit for AUS' });
  await user.sees(heading('Selection'));

  await openArea(user, 'History');
  await user.sees(HISTORY_ROW(/Processing/), 2);
  await passTime(lender.sandbox, 30);
  await user.sees(HISTORY_ROW(/Approve\/Eligible/));
  await user.sees(HISTORY_ROW(/Accept \/ Eligible/));

  await openArea(user, 'Selection');
  await user.seesText('Recommended');
  await user.reload();
  await user.seesText('Recommended');
});

test('overrides the selected result with a reason', async ({ user, lender }) => {
  await openSignedIn(user, `${lender.app}/7100120/selection`, 'Selection');
  await user.click({ role: 'radio', name: 'DU' });
  await user.choose({ role: 'combobox', name: /^Reason/ }, 'Other');
  await user.type({ role: 'textbox', name: /^Comment/ }, 'Branch manager asked for it.');
  await user.click({ role: 'button', name: 'Save selection' });
  await user.seesText('DU is now the selected result.');
  await user.sees({
    role: 'cell',
    name: 'Branch manager asked for it.',
    inside: { role: 'table', name: 'Override log' },
  });
});

test('signs out, and the app asks to sign in again', async ({ user, lender }) => {
  await openSignedIn(user, `${lender.app}/7100101/history`, 'History');
  await user.click({ role: 'button', name: 'Sign out' });
  await user.sees({ role: 'button', name: /Rita Ibarra/ });
  await user.open(`${lender.app}/7100101/history`);
  await user.sees({ role: 'button', name: /Rita Ibarra/ });
  expect(await user.read(() => localStorage.getItem('okta-token-storage'))).toBeNull();
});
