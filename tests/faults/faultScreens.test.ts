import { screen } from '@testing-library/react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { calls } from '@/api/contract/calls';
import { checkConsole } from '@tests/support/consoleWatch';
import { CALL_NAMES, effectOf, SCREEN_CELLS, type Cell } from './manifest/cells';
import { answerOf } from './support/answers';
import { endsSession, expectCalm } from './support/invariants';
import { JOURNEYS } from './support/journeys';
import { newWorld, type OpenedApp } from './support/openApp';
import { expectUsableScreen, isNotification } from './support/screenInvariants';
import { faultless, patienceFor, setOut } from './support/setOut';
import { tally } from './support/tally';

afterEach(() => void vi.useRealTimers());

const { count, print } = tally('Screens', SCREEN_CELLS);
afterAll(print);

it.each(CALL_NAMES)('%s, drawn', { timeout: 120_000 }, async (call) => {
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
  const app = await setOut(cell, wire, { isOnScreen: true });
  expectCalm(app, cell);
  expectUsableScreen(cell, app);
  if (isReadAgainOnScreen(cell)) {
    wire.clear();
    await readAgain(cell, app);
    expect(screen.queryAllByRole('alert').filter((alert) => !isNotification(alert))).toEqual([]);
    expect(JOURNEYS[call].goal(app)).toMatchObject(wanted);
  }
  await app.close();
}

const isReadAgainOnScreen = (cell: Cell): boolean =>
  effectOf(cell) === 'fails' &&
  !endsSession(cell) &&
  calls[cell.call].method === 'GET' &&
  JOURNEYS[cell.call].ask !== undefined;

/** By the buttons that the screen offers; what was asked for by hand, without such a button, is asked for once more. */
async function readAgain(cell: Cell, app: OpenedApp): Promise<void> {
  const { isMadeAtOnce, ask } = JOURNEYS[cell.call];
  const buttons = screen.queryAllByRole('button', { name: /^(Try again|Try now|Check again)/ });
  for (const button of buttons) if (button.isConnected) await app.press(button);
  if (!isMadeAtOnce && buttons.length === 0) await ask?.(app);
  // A read that is still under way comes to its end first.
  await app.pass(patienceFor(cell));
}
