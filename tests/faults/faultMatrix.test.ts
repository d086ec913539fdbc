import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { calls } from '@/api/contract/calls';
import { checkConsole } from '@tests/support/consoleWatch';
import { CALL_NAMES, CELLS, effectOf, unharmed, type Cell } from './manifest/cells';
import { answerOf } from './support/answers';
import {
  endsSession,
  signsOut,
  expectCalm,
  expectForgotten,
  expectGone,
  expectKept,
  expectNothingKnown,
  expectPatientPolls,
  expectPosts,
} from './support/invariants';
import { JOURNEYS } from './support/journeys';
import { newWorld, resetBooks, type OpenedApp } from './support/openApp';
import { faultless, patienceFor, setOut } from './support/setOut';
import { tally } from './support/tally';
import type { Wire } from './support/wire';

/** Kinds of call that leave something in the lender's books. */
const CHANGES = new Set<string>(['change', 'order']);

const OTHER_LOAN = '/7100116/history';

afterEach(() => void vi.useRealTimers());

const { count, print } = tally('Calls', CELLS);
afterAll(print);

it.each(CALL_NAMES)('%s, whatever goes wrong with it', { timeout: 120_000 }, async (call) => {
  const wanted = await faultless(call);
  const wire = newWorld();
  let app: OpenedApp | undefined;
  for (const cell of CELLS.filter((candidate) => candidate.call === call)) {
    if (CHANGES.has(calls[call].kind)) resetBooks();
    wire.forget();
    try {
      app = await goThrough(cell, wanted, wire, app);
      checkConsole();
    } catch (cause) {
      throw new Error(`${call}: ${cell.fault}`, { cause });
    }
    count(cell);
  }
  if (app !== undefined) await closes(app);
});

/** Ends in another loan, or with a closed app where the session has ended. */
async function goThrough(
  cell: Cell,
  wanted: object,
  wire: Wire,
  elsewhere: OpenedApp | undefined,
): Promise<OpenedApp | undefined> {
  const { goal } = JOURNEYS[cell.call];
  const first = await goesWrongAtFirst(cell, wire, elsewhere);
  const app = await recovers(cell, first);
  expectCalm(app, unharmed(cell.call));
  expect(goal(app)).toMatchObject(wanted);
  await goesWrongAgain(cell, app);
  await leaves(cell, app);
  if (!endsSession(cell) && !isMadeOnce(cell)) return app;
  await closes(app);
  return undefined;
}

/** Who somebody is, is asked once. */
const isMadeOnce = ({ call }: Cell): boolean => call === 'employee';

/** The first time ever that the loan makes the call, it goes wrong. */
async function goesWrongAtFirst(cell: Cell, wire: Wire, elsewhere: OpenedApp | undefined): Promise<OpenedApp> {
  const { call, fault } = cell;
  wire.plant(call, answerOf(fault));
  const app = await setOut(cell, wire, { from: elsewhere });
  expect(wire.sent.some((sent) => sent.call === call)).toBe(true);
  expectCalm(app, cell);
  expectPosts(app, call, calls[call].method === 'POST' ? 1 : 0);
  if (JOURNEYS[call].isMadeAtOnce) expectPatientPolls(wire.sent.filter((sent) => sent.call === 'historyDetails'));
  return app;
}

/** Whoever can asks again; whoever cannot opens the loan again, and whoever has lost the session the app. */
async function recovers(cell: Cell, app: OpenedApp): Promise<OpenedApp> {
  const { ask, keeps = false } = JOURNEYS[cell.call];
  app.wire.clear();
  if (endsSession(cell) || isMadeOnce(cell)) {
    await closes(app);
    return setOut(cell, app.wire);
  }
  if (ask === undefined || (effectOf(cell) !== 'fails' && !keeps)) {
    await leaves(cell, app);
    return setOut(cell, app.wire, { from: app });
  }
  await ask(app);
  await app.pass(patienceFor(cell));
  return app;
}

/** Once more, with something to lose. */
async function goesWrongAgain(cell: Cell, app: OpenedApp): Promise<void> {
  const { call, fault } = cell;
  const { ask, keeps = false } = JOURNEYS[call];
  if (ask === undefined || !keeps || effectOf(cell) === 'arrives') return;
  const before = app.store.getState();
  app.wire.plant(call, answerOf(fault));
  await ask(app);
  await app.pass(patienceFor(cell));
  expectCalm(app, cell);
  if (signsOut(cell)) expectNothingKnown(app.store.getState());
  else expectKept(before, app.store.getState());
  app.wire.clear();
}

async function leaves({ call }: Cell, app: OpenedApp): Promise<void> {
  await app.goTo(OTHER_LOAN);
  expectForgotten(app, JOURNEYS[call].loanId);
}

async function closes(app: OpenedApp): Promise<void> {
  await app.close();
  expectGone(app);
}
