import { afterEach, expect, it, vi } from 'vitest';
import { calls, type CallName } from '@/api/contract/calls';
import { allowConsole } from '@tests/support/consoleWatch';
import { CELLS } from './manifest/cells';
import { faultOf } from './manifest/faults';
import { answerOf } from './support/answers';
import {
  endsSession,
  expectCalm,
  expectForgotten,
  expectGone,
  expectKept,
  expectPatientPolls,
  expectPosts,
} from './support/invariants';
import { JOURNEYS } from './support/journeys';
import { newWorld, openApp, type OpenedApp } from './support/openApp';
import { knownIn } from './support/stateReading';

/** Milliseconds after which every call of the kind, and what it leads to, has come to an end. */
const PATIENCE_MS = { read: 72_000, document: 72_000, change: 112_000, order: 240_000 } as const;

const OTHER_LOAN = '7100116';

afterEach(() => void vi.useRealTimers());

it.each(CELLS.map((cell) => [`${cell.call}: ${cell.fault}`, cell] as const))('%s', async (_, cell) => {
  const { call, fault } = cell;
  // Development builds time their own checks.
  if (fault === 'manyItems') allowConsole(/Middleware took/);
  const { address, loanId, isMadeAtOnce, ask, goal = allKnown } = JOURNEYS[call];
  const { kind } = calls[call];
  const patience = PATIENCE_MS[kind];
  const isRepeatable = kind === 'read' || kind === 'document';
  const wanted = await faultless(call);
  const wire = newWorld();
  const live = new Map<unknown, string>(); 
  for (const [set, clear] of [['setTimeout','clearTimeout'],['setInterval','clearInterval']] as const) { const o = globalThis[set] as never as (f: () => void, ms: number) => unknown; const c = globalThis[clear] as never as (i: unknown) => void;
  globalThis[set] = ((f: () => void, ms: number) => { const id: unknown = o(() => { if (set==='setTimeout') live.delete(id); f(); }, ms); live.set(id, set + ms + ' ' + new Error().stack?.split('\n').slice(2, 9).join('|')); return id; }) as never;
  globalThis[clear] = ((i: unknown) => { live.delete(i); c(i); }) as never; }


  wire.plant(call, answerOf(fault));
  let app = openApp(address, wire);
  await app.settle();
  if (!isMadeAtOnce) await ask?.(app);
  await app.pass(patience);
  expect(wire.sent.some((sent) => sent.call === call)).toBe(true);
  expectCalm(app, cell);
  expectPosts(app, call, 1);
  if (isMadeAtOnce) expectPatientPolls(wire.sent.filter((sent) => sent.call === 'historyDetails'));

  wire.clear();
  if (endsSession(cell) || faultOf(fault).effect !== 'fails' || ask === undefined) {
    await app.close();
    app = openApp(address, wire);
    await app.settle();
    if (!isMadeAtOnce) await ask?.(app);
  } else {
    await ask(app);
  }
  await app.pass(patience);
  expectCalm(app, { call, fault: 'slow' });
  expect(goal(app)).toMatchObject(wanted);

  if (ask !== undefined && isRepeatable && faultOf(fault).effect !== 'arrives') {
    const before = app.store.getState();
    wire.plant(call, answerOf(fault));
    await ask(app);
    await app.pass(patience);
    expectCalm(app, cell);
    expectKept(before, app.store.getState());
    wire.clear();
  }

  console.log('A', vi.getTimerCount()); const st = globalThis.setTimeout; const log: string[] = []; globalThis.setTimeout = ((f: never, ms: number) => { log.push(ms + ' ' + new Error().stack?.split('\n').slice(2, 7).join('|')); return st(f, ms); }) as never;
  await app.goTo(`/${OTHER_LOAN}/history`);
  expectForgotten(app, loanId);
  console.log('B', vi.getTimerCount());
  await app.close();
  console.log('C', vi.getTimerCount(), [...live.values()].join('\n'));
  expectGone(app);
});

const allKnown = ({ store }: OpenedApp): unknown => knownIn(store.getState());

const wanted = new Map<CallName, object>();

/** What comes about when nothing goes wrong. */
async function faultless(call: CallName): Promise<object> {
  const known = wanted.get(call);
  if (known !== undefined) return known;
  const { address, isMadeAtOnce, ask, goal = allKnown } = JOURNEYS[call];
  const app = openApp(address, newWorld());
  await app.settle();
  if (!isMadeAtOnce) await ask?.(app);
  await app.pass(PATIENCE_MS[calls[call].kind]);
  const reached = goal(app) as object;
  await app.close();
  wanted.set(call, reached);
  return reached;
}
