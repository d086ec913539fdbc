import { screen, within } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { fakeIdentity } from '@tests/support/fakeIdentity';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
// Loads the screen's chunk before the first test waits for it.
import '@/features/selection/screen/SelectionPage';

/** The log of loan 7100116 has three entries by lender staff. */
const open = (options: Parameters<typeof renderApp>[1]) => renderApp('/7100116/selection', options);
const log = () => screen.findByRole('table', { name: 'Override log' });
const never = () => new Promise<never>(() => undefined);

/** Opens the loan with one entry, which has these values. */
function openWithEntry(values: object): void {
  const { lender } = open({});
  server.use(
    http.get('*/recommendations', async ({ request }) => {
      const known = await getResponse(lender.handlers, request.clone());
      const { selectionOverrideLogs: [entry] = [], ...rest } = (await known?.json()) as Record<string, object[]>;
      return HttpResponse.json({ ...rest, selectionOverrideLogs: [{ ...entry, ...values }] });
    }),
  );
}

it("hides the lender's staff until the user is known", async () => {
  open({ persona: 'tpo.bright', idle: never });
  expect(await log()).toHaveTextContent('Lender staff');
  expect(screen.queryByText('Rita Ibarra', { selector: 'td bdi' })).not.toBeInTheDocument();
});

it("hides the lender's staff from a user whom the provider cannot identify", async () => {
  open({ identity: fakeIdentity('tpo.bright', { user: () => Promise.reject(new Error('no user info')) }) });
  expect(await log()).toHaveTextContent('Lender staff');
});

it('names everybody in a deployment without a lookup', async () => {
  open({
    persona: 'tpo.bright',
    config: {
      LOS_CONFIG: {
        HOME_URL: 'https://los.test/',
        SECTION_URL_TEMPLATE: 'https://los.test/loan/{loanId}/{sectionName}',
        EMPLOYEE_LOOKUP: false,
      },
    },
  });
  await log();
  expect(await screen.findAllByText('Rita Ibarra', { selector: 'td bdi' })).not.toEqual([]);
});

it('says that a date is not available, because screen readers skip dashes', async () => {
  openWithEntry({ overriddenOn: 'soon' });
  expect(within(await log()).getAllByRole('cell')[0]).toHaveTextContent(/^--not available$/);
});

it('shows a whole comment, because paper has no hint with the rest', async () => {
  const comment = `The investor takes only DU. ${'Approved by the desk. '.repeat(20)}`.trim();
  openWithEntry({ comment });
  expect(within(await log()).getByText(comment)).toBeVisible();
});
