import { afterAll, expect, it } from 'vitest';
import { calls } from '@/app/calls';
import { checkConsole } from '@tests/support/consoleWatch';
import { CALL_NAMES, CELLS, effectOf, unaffected, type Cell } from './manifest/cells';
import { answerOf } from './support/answers';
import {
  endsSession,
  signsOut,
  expectNoHarm,
  expectForgotten,
  expectGone,
  expectKept,
  expectNothingKnown,
  expectPausedPolls,
  expectPosts,
} from './support/invariants';
import { journeyOf } from './support/journeys';
import { newWorld, resetBooks, type OpenedApp } from './support/openApp';
import { faultless, settleTimeOf, startJourney } from './support/startJourney';
import { tally } from './support/tally';
import type { Wire } from './support/wire';

/** Kinds of call that change data at the lender. */
const CHANGES = new Set<string>(['change', 'order']);

const OTHER_LOAN = '/7100116/history';

const { count, print } = tally('Calls', CELLS);
afterAll(print);

it.each(CALL_NAMES)('%s, with every fault', { timeout: 240_000 }, async (call) => {
  const wanted = await faultless(call);
  const wire = newWorld();
  let app: OpenedApp | undefined;
  for (const cell of CELLS.filter((candidate) => candidate.call === call)) {
    if (CHANGES.has(calls[call].kind)) resetBooks();
    wire.forget();
    try {
      app = await runCell(cell, wanted, wire, app);
      checkConsole();
    } catch (cause) {
      throw new Error(`${call}: ${cell.fault}`, { cause });
    }
    count(cell);
  }
  if (app !== undefined) await closes(app);
});

/** Finishes in another loan, or with a closed app if the session has ended. */
async function runCell(
  cell: Cell,
  wanted: object,
  wire: Wire,
  elsewhere: OpenedApp | undefined,
): Promise<OpenedApp | undefined> {
  const { goal } = journeyOf(cell.call);
  const first = await goesWrongAtFirst(cell, wire, elsewhere);
  const app = await recovers(cell, first);
  expectNoHarm(app, unaffected(cell.call));
  expect(goal(app)).toMatchObject(wanted);
  await goesWrongAgain(cell, app);
  await leaves(cell, app);
  if (!endsSession(cell) && !isMadeOnce(cell)) return app;
  await closes(app);
  return undefined;
}

/** The app looks up the user only once. */
const isMadeOnce = ({ call }: Cell): boolean => call === 'employee';

/** Makes the loan's first call fail. */
async function goesWrongAtFirst(cell: Cell, wire: Wire, elsewhere: OpenedApp | undefined): Promise<OpenedApp> {
  const { call, fault } = cell;
  wire.plant(call, answerOf(fault));
  const app = await startJourney(cell, wire, { from: elsewhere });
  expect(wire.sent.some((sent) => sent.call === call)).toBe(true);
  expectNoHarm(app, cell);
  expectPosts(app, call, calls[call].method === 'POST' ? 1 : 0);
  if (journeyOf(call).isMadeAtOnce) expectPausedPolls(wire.sent.filter((sent) => sent.call === 'historyDetails'));
  return app;
}

/** Repeats the call if the user can. Otherwise opens the loan again, or the app if the session has ended. */
async function recovers(cell: Cell, app: OpenedApp): Promise<OpenedApp> {
  const { ask, keeps = false } = journeyOf(cell.call);
  app.wire.clear();
  if (endsSession(cell) || isMadeOnce(cell)) {
    await closes(app);
    return startJourney(cell, app.wire);
  }
  if (ask === undefined || (effectOf(cell) !== 'fails' && !keeps)) {
    await leaves(cell, app);
    return startJourney(cell, app.wire, { from: app });
  }
  await ask(app);
  await app.pass(settleTimeOf(cell));
  return app;
}

/** Makes the call fail again, now that the app has data to lose. */
async function goesWrongAgain(cell: Cell, app: OpenedApp): Promise<void> {
  const { call, fault } = cell;
  const { ask, keeps = false } = journeyOf(call);
  if (ask === undefined || !keeps || effectOf(cell) === 'received') return;
  const before = app.store.getState();
  app.wire.plant(call, answerOf(fault));
  await ask(app);
  await app.pass(settleTimeOf(cell));
  expectNoHarm(app, cell);
  if (signsOut(cell)) expectNothingKnown(app.store.getState());
  else expectKept(before, app.store.getState());
  app.wire.clear();
}

async function leaves({ call }: Cell, app: OpenedApp): Promise<void> {
  await app.goTo(OTHER_LOAN);
  expectForgotten(app, journeyOf(call).loanId);
}

async function closes(app: OpenedApp): Promise<void> {
  await app.close();
  expectGone(app);
}
