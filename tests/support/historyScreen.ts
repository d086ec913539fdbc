import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { renderApp } from '@tests/support/renderApp';
// Loads the screen's chunk before the first test waits for it.
import '@/features/history/screen/HistoryPage';

export const table = () => screen.findByRole('table', { name: 'Past requests, newest first' });

/** The buttons that expand requests, one each. */
export const toggles = () => screen.findAllByRole('button', { name: /^Request \w+ details$/ });

/** Expands a request with its button, by default the newest. */
export async function openDetails(user: ReturnType<typeof renderApp>['user'], place = 0) {
  const toggle = (await toggles())[place] ?? expect.fail('no such request');
  await user.click(toggle);
  return toggle;
}
