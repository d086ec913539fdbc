import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { REQUIRED_FIELDS_INVALID } from '@/config/orderMessages';
import { renderApp } from '@tests/support/renderApp';
// Loads the screen's chunk before the first test waits for it.
import '@/app/areas/requestArea';

export type App = ReturnType<typeof renderApp>;

const ORDER = '/aus/multi-aus/v1/multi-aus-request';

export const ordersIn = ({ requests }: App) => requests.filter(({ path }) => path === ORDER);

/** Opens the screen and waits until everything that an order needs has loaded. */
export async function openRequest(address: string, options?: Parameters<typeof renderApp>[1]): Promise<App> {
  const app = renderApp(address, options);
  await screen.findByRole('table', { name: /Borrowers and the credit reports/ });
  await waitFor(() => expect(submitButton()).toBeEnabled());
  return app;
}

export const submitButton = () => screen.getByRole('button', { name: /^(Submit for AUS|Import credit)$/ });

/** The field for the account password. `(required)` excludes the group of a stored password. */
export const passwordField = () => screen.getByLabelText('Account password (required)');

/** The bar's button after a refused order, before it opens the list. */
export const refusedItems = () => screen.findByRole('button', { name: new RegExp(`^${REQUIRED_FIELDS_INVALID}`) });

/** The list of what a refused order lacks. */
export async function summary(): Promise<HTMLElement> {
  const region = { name: REQUIRED_FIELDS_INVALID };
  await waitFor(() =>
    expect(screen.queryByRole('region', region) ?? screen.queryByRole('button', { name: /^Error! / })).not.toBeNull(),
  );
  if (screen.queryByRole('region', region) === null) fireEvent.click(await refusedItems());
  return screen.findByRole('region', region);
}

export const linesOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

export const acknowledgement = () => screen.findByRole('checkbox', { name: /has authorized this credit pull/ });

export async function acknowledge({ user }: App): Promise<void> {
  await user.click(await acknowledgement());
  await screen.findByText(/^Obtained/);
}

/** Fills in what a new order of all reports needs. */
export async function complete(app: App): Promise<void> {
  await app.user.click(screen.getByRole('button', { name: 'Set all to New' }));
  await acknowledge(app);
}
