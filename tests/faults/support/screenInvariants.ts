import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { Cell } from '@tests/faults/manifest/cells';
import { Skeleton } from '@/ui/Skeleton';
import { endsSession, signsOut } from './invariants';
import type { OpenedApp } from './openApp';

/** The screen is there, waits for nothing, and can be worked with. */
export function expectUsableScreen(cell: Cell, { wire }: OpenedApp): void {
  // Behind the modal of a session that is over there is nothing.
  expect(document.querySelectorAll('h1')).toHaveLength(signsOut(cell) ? 0 : 1);
  expect(document.body).not.toHaveTextContent('This screen could not be shown.');
  // A component's class, which is how styled-components names it in a selector.
  expect(document.querySelectorAll(`${Skeleton.toString()}, [aria-busy=true]`)).toHaveLength(0);
  // History is tried again by itself, and says so.
  if (!wire.isUnderWay('historyDetails')) expect(document.body).not.toHaveTextContent(/Loading|Opening where/);
  expectFocus(cell);
  for (const button of document.querySelectorAll('button')) expect(nameOf(button)).not.toBe('');
}

/** The session modal, when it is there, has the focus; nothing else is one. */
function expectFocus(cell: Cell): void {
  const modals = screen.queryAllByRole('alertdialog').filter((dialog) => !isNotification(dialog));
  expect(modals).toHaveLength(endsSession(cell) ? 1 : 0);
  for (const modal of modals) expect(modal).toContainElement(document.activeElement as HTMLElement);
}

/** Notifications have the roles of modals and alerts; they lie in a region of their own, and stay when they must be read. */
export const isNotification = (element: Element): boolean =>
  element.closest('[role=region][aria-label=Notifications]') !== null;

const nameOf = (button: HTMLButtonElement): string =>
  (button.getAttribute('aria-label') ?? button.getAttribute('aria-labelledby') ?? button.textContent).trim();
