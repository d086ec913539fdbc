import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { Cell } from '@tests/faults/manifest/cells';
import { endsSession, signsOut } from './invariants';
import type { OpenedApp } from './openApp';

/** Expects the screen to be shown, to wait for nothing and to be usable. */
export function expectUsableScreen(cell: Cell, { wire }: OpenedApp): void {
  // Behind the modal of an ended session, no screen is rendered.
  expect(document.querySelectorAll('h1')).toHaveLength(signsOut(cell) ? 0 : 1);
  expect(document.body).not.toHaveTextContent('This screen could not be shown.');
  expect(document.querySelectorAll('.skeleton, [aria-busy=true]')).toHaveLength(0);
  // History retries on its own and shows that it is loading.
  if (!wire.isUnderWay('historyDetails')) expect(document.body).not.toHaveTextContent(/Loading|Opening the loan/);
  expectFocus(cell);
  for (const button of document.querySelectorAll('button')) expect(nameOf(button)).not.toBe('');
}

/** Expects the session modal, when it is due, to have the focus, and no other modal. */
function expectFocus(cell: Cell): void {
  const modals = screen.queryAllByRole('alertdialog');
  expect(modals).toHaveLength(endsSession(cell) ? 1 : 0);
  for (const modal of modals) expect(modal).toContainElement(document.activeElement as HTMLElement);
}

const nameOf = (button: HTMLButtonElement): string =>
  (button.getAttribute('aria-label') ?? button.getAttribute('aria-labelledby') ?? button.textContent).trim();
