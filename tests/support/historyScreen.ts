import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { renderApp } from '@tests/support/renderApp';
// The screen's own chunk, loaded before the first test starts to wait for it.
import '@/pages/history/HistoryPage';

export const table = () => screen.findByRole('table', { name: 'Past requests, newest first' });

/** The buttons that open requests, one each. */
export const toggles = () => screen.findAllByRole('button', { name: /^Request \w+ details$/ });

/** Opens a request, the newest unless told otherwise, by its button. */
export async function openDetails(user: ReturnType<typeof renderApp>['user'], place = 0) {
  const toggle = (await toggles())[place] ?? expect.fail('no such request');
  await user.click(toggle);
  return toggle;
}
