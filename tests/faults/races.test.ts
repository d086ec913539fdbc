import { afterEach, expect, it, vi } from 'vitest';
import { SESSION_TIMED_OUT } from '@/config/messages';
import { fc } from '@tests/support/properties';
import { newWorld, openApp, type OpenedApp } from './support/openApp';
import { stamped } from './support/stamps';
import { knownIn, waitsIn } from './support/stateReading';
import { tellStory, type Deed } from './support/story';

/** The last has a run under way, so that it is polled. */
const LOANS = ['7100101', '7100116', '7100120', '7100112'] as const;
/** What a signed-out window knows, whatever is opened in it. */
const NOTHING = {};
const END = '/7100120/selection';

const open = fc
  .tuple(fc.constantFrom(...LOANS), fc.constantFrom('request', 'selection', 'history'))
  .map(([loan, area]): Deed => ({ deed: 'open', path: `/${loan}/${area}` }));

const answer = fc.integer({ min: 1, max: 12 }).map((count): Deed => ({ deed: 'answer', count }));

const wait = fc.constantFrom(1_000, 6_000, 40_000).map((ms): Deed => ({ deed: 'wait', ms }));

const fail = fc
  .tuple(
    fc.constantFrom('historyDetails' as const, 'loanHeader' as const, 'privileges' as const, 'selections' as const),
    fc.constantFrom('status401' as const, 'status500' as const, 'status503' as const, 'offline' as const),
  )
  .map(([call, fault]): Deed => ({ deed: 'fail', call, fault }));

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

it('shows nothing of one loan under another, in whatever order answers arrive', { timeout: 240_000 }, async () => {
  const calm = await calmEnd();
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), stories, async (scheduler, story) => {
      const { app, modals, perform, answerAll } = tellStory('/7100101/request', scheduler);
      try {
        for (const deed of story) await perform(deed);
        expectSteady(modals);
        app.wire.clear();
        await perform({ deed: 'open', path: '/7100101/history' });
        await perform({ deed: 'open', path: END });
        await answerAll();
        expectAsIfNothingHappened(app, modals.includes(SESSION_TIMED_OUT) ? NOTHING : calm);
      } finally {
        await app.close();
      }
    }),
    { numRuns: 60 },
  );
});

/** What is known where every story ends, when nothing has happened before. */
async function calmEnd(): Promise<Record<string, unknown>> {
  const wire = newWorld(async (request, deliver) => stamped(request, await deliver()));
  const app = openApp(END, wire);
  await app.settle();
  const known = knownIn(app.store.getState());
  await app.close();
  return known;
}

/** The first modal stays, except that the end of the session takes the place of an internal error. */
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
