import { expect, it, vi } from 'vitest';
import { SESSION_TIMED_OUT } from '@/config/messages';
import { fc } from '@tests/support/properties';
import { newWorld, openApp, type OpenedApp } from './support/openApp';
import { stamped, loanOf, stampsIn } from './support/stamps';
import { knownIn, waitsIn } from './support/stateReading';
import type { Scheduler } from 'fast-check';
import type { CallName } from '@/http/contract/call';
import { selectExpiry } from '@/features/session/sessionSlice';
import type { FaultId } from '@tests/faults/manifest/faults';
import { answerOf, never } from './support/answers';

/** The last loan has a run in progress, so the app polls it. */
const LOANS = ['7100101', '7100116', '7100120', '7100112'] as const;
/** What a signed-out window knows, whatever the user opens in it. */
const NOTHING = {};
const END = '/7100120/selection';

const open = fc
  .tuple(fc.constantFrom(...LOANS), fc.constantFrom('request', 'selection', 'history'))
  .map(([loan, area]): Action => ({ action: 'open', path: `/${loan}/${area}` }));

const answer = fc.integer({ min: 1, max: 12 }).map((count): Action => ({ action: 'answer', count }));

const wait = fc.constantFrom(1_000, 6_000, 40_000).map((ms): Action => ({ action: 'wait', ms }));

const fail = fc
  .tuple(
    fc.constantFrom('historyDetails' as const, 'loanHeader' as const, 'privileges' as const, 'selections' as const),
    fc.constantFrom('status401' as const, 'status500' as const, 'status503' as const, 'offline' as const),
  )
  .map(([call, fault]): Action => ({ action: 'fail', call, fault }));

const stories = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: open },
    { weight: 6, arbitrary: answer },
    { weight: 2, arbitrary: wait },
    { weight: 1, arbitrary: fail },
  ),
  { minLength: 3, maxLength: 14 },
);

it(
  'shows nothing of one loan under another, whatever order responses are received in',
  { timeout: 240_000 },
  async () => {
    const expected = await endWithoutFault();
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), stories, async (scheduler, story) => {
        const { app, modals, perform, answerAll } = startRace('/7100101/request', scheduler);
        try {
          for (const action of story) await perform(action);
          expectSteady(modals);
          app.wire.clear();
          await perform({ action: 'open', path: '/7100101/history' });
          await perform({ action: 'open', path: END });
          await answerAll();
          expectAsIfNothingHappened(app, modals.includes(SESSION_TIMED_OUT) ? NOTHING : expected);
        } finally {
          await app.close();
        }
      }),
      { numRuns: 60 },
    );
  },
);

/** Returns the data that is loaded where every story ends, when nothing has happened before. */
async function endWithoutFault(): Promise<Record<string, unknown>> {
  const wire = newWorld(async (request, deliver) => stamped(request, await deliver()));
  const app = openApp(END, wire);
  await app.settle();
  const known = knownIn(app.store.getState());
  await app.close();
  return known;
}

/** The first modal stays; only the end of the session replaces an internal error. */
function expectSteady(modals: readonly string[]): void {
  expect(modals.length).toBeLessThan(3);
  if (modals.length === 2) expect(modals[1]).toBe(SESSION_TIMED_OUT);
}

function expectAsIfNothingHappened({ store, wire, complaints }: OpenedApp, wanted: Record<string, unknown>): void {
  expect(waitsIn(store.getState())).toEqual([]);
  expect(knownIn(store.getState())).toEqual(wanted);
  expect(wire.mistakes).toEqual([]);
  expect(complaints.filter((text) => text.startsWith('unexpected error'))).toEqual([]);
}

/** An event in a story. */
type Action =
  | { action: 'open'; path: string }
  /** The given number of responses arrive, in an order that the scheduler chooses. */
  | { action: 'answer'; count: number }
  | { action: 'wait'; ms: number }
  | { action: 'fail'; call: CallName; fault: FaultId };

/**
 * Opens the app on a network that holds every response back until the scheduler releases it. After each event, only the
 * open loan may appear in the store and in pending requests.
 */
function startRace(begin: string, scheduler: Scheduler) {
  /** Requests whose LoanId header was not the open loan's when they were sent. */
  const misnamed: string[] = [];
  const wire = newWorld(async (request, answer, call) => {
    const header = request.headers.get('LoanId');
    if (header !== null && !request.signal.aborted && header !== loanInHand()) misnamed.push(request.url);
    await Promise.race([scheduler.schedule(Promise.resolve(), call), never(request)]);
    return stamped(request, await answer());
  });
  const app = openApp(begin, wire);
  const loanInHand = (): string | null => app.store.getState().loan.loanId;
  const modals: string[] = [];

  const look = async (): Promise<void> => {
    await vi.advanceTimersByTimeAsync(0);
    const loanId = loanInHand();
    expect([...stampsIn(JSON.stringify(app.store.getState()))].filter((stamp) => stamp !== loanId)).toEqual([]);
    const underWay = wire.sent.filter(({ endedAt }) => endedAt === null);
    expect(underWay.filter(({ request }) => ![undefined, loanId].includes(loanOf(request)))).toEqual([]);
    expect(underWay.filter(({ call }) => call === 'historyDetails').length).toBeLessThan(2);
    expect(misnamed).toEqual([]);
    const message = selectExpiry(app.store.getState())?.message;
    if (message !== undefined && message !== modals.at(-1)) modals.push(message);
  };

  const answerOne = async (): Promise<void> => {
    if (scheduler.count() === 0) return;
    await scheduler.waitNext(1);
    await look();
  };

  return {
    app,
    /** The messages of the session modal, in order. */
    modals,
    perform: async (action: Action): Promise<void> => {
      if (action.action === 'open') await app.router.navigate(action.path);
      if (action.action === 'wait') await vi.advanceTimersByTimeAsync(action.ms);
      if (action.action === 'fail') wire.plant(action.call, answerOf(action.fault));
      for (let left = action.action === 'answer' ? action.count : 0; left > 0; left -= 1) await answerOne();
      await look();
    },
    answerAll: async (): Promise<void> => {
      for (let idle = 0; idle < 3; idle = scheduler.count() === 0 ? idle + 1 : 0) {
        await answerOne();
        await app.settle();
      }
    },
  };
}
