import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { REQUIRED_FIELDS_INVALID } from '@/config/messages';
import { renderApp } from '@tests/support/renderApp';
// The screen's own chunk, loaded before the first test starts to wait for it.
import '@/app/areas/requestArea';

export type App = ReturnType<typeof renderApp>;

const ORDER = '/aus/multi-aus/v1/multi-aus-request';

/** The orders that have left. */
export const ordersIn = ({ requests }: App) => requests.filter(({ path }) => path === ORDER);

/** The screen with everything it needs to order. */
export async function openRequest(address: string, options?: Parameters<typeof renderApp>[1]): Promise<App> {
  const app = renderApp(address, options);
  await screen.findByRole('table', { name: /Borrowers and the credit reports/ });
  await waitFor(() => expect(submitButton()).toBeEnabled());
  return app;
}

export const submitButton = () => screen.getByRole('button', { name: /^(Submit for AUS|Import credit)$/ });

/** What is wrong, told when an order is refused. */
export const summary = () => screen.findByRole('region', { name: REQUIRED_FIELDS_INVALID });

export const linesOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

export const acknowledgement = () => screen.findByRole('checkbox', { name: /has authorised this credit pull/ });

export async function acknowledge({ user }: App): Promise<void> {
  await user.click(await acknowledgement());
  await screen.findByText(/^Obtained/);
}
