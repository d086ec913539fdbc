import { afterEach, expect, it, vi } from 'vitest';
import { SESSION_TIMED_OUT } from '@/config/messages';
import { fc } from '@tests/support/properties';
import { newWorld, openApp, type OpenedApp } from './support/openApp';
import { stamped } from './support/stamps';
import { knownIn, waitsIn } from './support/stateReading';
import { startRace, type Action } from './support/race';

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

afterEach(() => void vi.useRealTimers());

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
