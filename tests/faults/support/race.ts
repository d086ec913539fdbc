import type { Scheduler } from 'fast-check';
import { expect, vi } from 'vitest';
import type { CallName } from '@/api/contract/calls';
import { selectExpiry } from '@/features/session/sessionSlice';
import type { FaultId } from '@tests/faults/manifest/faults';
import { answerOf, never } from './answers';
import { newWorld, openApp } from './openApp';
import { loanOf, stamped, stampsIn } from './stamps';

/** An event in a story. */
export type Action =
  | { action: 'open'; path: string }
  /** The given number of responses arrive, in an order that the scheduler chooses. */
  | { action: 'answer'; count: number }
  | { action: 'wait'; ms: number }
  | { action: 'fail'; call: CallName; fault: FaultId };

/**
 * Opens the app on a network that holds every response back until the scheduler releases it. After each event, only the
 * open loan may appear in the store and in pending requests.
 */
export function startRace(begin: string, scheduler: Scheduler) {
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
