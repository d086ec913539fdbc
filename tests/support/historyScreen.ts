import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { renderApp } from '@tests/support/renderApp';
// Loads the screen's chunks before the first test waits for them.
import '@/features/history/screen/CompareTray';
import '@/features/history/screen/historyParts';
import '@/features/history/screen/HistoryPage';
import '@/features/history/screen/HistoryDialogs';
import '@/features/history/screen/RequestDetail';
import '@/ui/MenuSheet';

export const table = () => screen.findByRole('table', { name: 'Past requests, newest first' });

/** The buttons that expand requests, one each. */
export const toggles = () => screen.findAllByRole('button', { name: /^Request \w+ details$/ });

export const newestRequest = async () => /\d+/.exec((await toggles())[0]?.ariaLabel ?? '')?.[0] ?? expect.fail();

/** Chooses what the menu of a row offers. */
export async function chooseInMenu(user: ReturnType<typeof renderApp>['user'], row: RegExp, action: string | RegExp) {
  const [menu] = await screen.findAllByRole('button', { name: row });
  await user.click(menu ?? expect.fail('no such row'));
  await user.click(await screen.findByRole('button', { name: action }));
}

/** Expands a request with its button, by default the newest. */
export async function openDetails(user: ReturnType<typeof renderApp>['user'], place = 0) {
  const toggle = (await toggles())[place] ?? expect.fail('no such request');
  await user.click(toggle);
  // The code of the details loads separately.
  await within(toggle.closest('tbody') ?? expect.fail()).findByText('Credit Details');
  return toggle;
}
