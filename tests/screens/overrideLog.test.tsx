import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeIdentity } from '@tests/support/fakeIdentity';
import { renderApp } from '@tests/support/renderApp';
// The screen's own chunk, loaded before the first test starts to wait for it.
import '@/pages/selection/SelectionPage';

/** Loan 7100116's log has three entries, by people of the lender. */
const open = (options: Parameters<typeof renderApp>[1]) => renderApp('/7100116/selection', options);
const log = () => screen.findByRole('table', { name: 'Override log' });
const never = () => new Promise<never>(() => undefined);

it('names nobody of the lender before it is known who reads', async () => {
  open({ persona: 'tpo.bright', rest: never });
  expect(await log()).toHaveTextContent('Lender staff');
  expect(screen.queryByText('Rita Ibarra', { selector: 'td' })).not.toBeInTheDocument();
});

it('names nobody of the lender to a reader whom the provider cannot tell', async () => {
  open({ identity: fakeIdentity('tpo.bright', { user: () => Promise.reject(new Error('no user info')) }) });
  expect(await log()).toHaveTextContent('Lender staff');
});

it('names everybody where the deployment looks nobody up', async () => {
  open({
    persona: 'tpo.bright',
    config: {
      LOS_CONFIG: {
        HOME_URL: 'http://los.test/',
        SECTION_URL_TEMPLATE: 'http://los.test/loan/{loanId}/{sectionName}',
        EMPLOYEE_LOOKUP: false,
      },
    },
  });
  await log();
  expect(await screen.findAllByText('Rita Ibarra', { selector: 'td' })).not.toEqual([]);
});
