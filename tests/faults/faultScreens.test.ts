import { screen } from '@testing-library/react';
import { afterAll, expect, it } from 'vitest';
import { calls } from '@/app/calls';
import { checkConsole } from '@tests/support/consoleWatch';
import { CALL_NAMES, effectOf, SCREEN_CELLS, type Cell } from './manifest/cells';
import { answerOf } from './support/answers';
import { endsSession, expectNoHarm, signsOut } from './support/invariants';
import { journeyOf } from './support/journeys';
import { newWorld, type OpenedApp } from './support/openApp';
import { faultless, settleTimeOf, startJourney } from './support/startJourney';
import { tally } from './support/tally';

const { count, print } = tally('Screens', SCREEN_CELLS);
afterAll(print);

it.each(CALL_NAMES)('%s, rendered', { timeout: 120_000 }, async (call) => {
  for (const cell of SCREEN_CELLS.filter((candidate) => candidate.call === call)) {
    try {
      await draw(cell);
      checkConsole();
    } catch (cause) {
      throw new Error(`${call}: ${cell.fault}`, { cause });
    }
    count(cell);
  }
});

async function draw(cell: Cell): Promise<void> {
  const { call, fault } = cell;
  const wanted = await faultless(call);
  const wire = newWorld();
  wire.plant(call, answerOf(fault));
  const app = await startJourney(cell, wire, { isOnScreen: true });
  expectNoHarm(app, cell);
  expectUsableScreen(cell, app);
  if (isReadAgainOnScreen(cell)) {
    wire.clear();
    await readAgain(cell, app);
    expect(screen.queryAllByRole('alert')).toEqual([]);
    expect(journeyOf(call).goal(app)).toMatchObject(wanted);
  }
  await app.close();
}

const isReadAgainOnScreen = (cell: Cell): boolean =>
  effectOf(cell) === 'fails' &&
  !endsSession(cell) &&
  calls[cell.call].method === 'GET' &&
  journeyOf(cell.call).ask !== undefined;

/**
 * Retries with the buttons on the screen. If a call was started by hand and there is no such button, starts it again.
 */
async function readAgain(cell: Cell, app: OpenedApp): Promise<void> {
  const { isMadeAtOnce, ask } = journeyOf(cell.call);
  const buttons = screen.queryAllByRole('button', { name: /^(Try again|Try now|Check again)/ });
  for (const button of buttons) if (button.isConnected) await app.press(button);
  if (!isMadeAtOnce && buttons.length === 0) await ask?.(app);
  // Waits until a read that is still in flight has settled.
  await app.pass(settleTimeOf(cell));
}

/** Expects the screen to be shown, to wait for nothing and to be usable. */
function expectUsableScreen(cell: Cell, { wire }: OpenedApp): void {
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
