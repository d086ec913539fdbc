import type { Scheduler } from 'fast-check';
import { expect, vi } from 'vitest';
import type { CallName } from '@/api/contract/calls';
import { selectExpiry } from '@/features/session/sessionSlice';
import type { FaultId } from '@tests/faults/manifest/faults';
import { answerOf, never } from './answers';
import { newWorld, openApp } from './openApp';
import { loanOf, stamped, stampsIn } from './stamps';

/** What happens in a story. */
export type Deed =
  | { deed: 'open'; path: string }
  /** So many answers arrive, in an order of the scheduler's choice. */
  | { deed: 'answer'; count: number }
  | { deed: 'wait'; ms: number }
  | { deed: 'fail'; call: CallName; fault: FaultId };

/** The app, with a network that holds every answer back until the scheduler lets it go. After each deed one loan is in sight. */
export function tellStory(begin: string, scheduler: Scheduler) {
  /** Requests whose LoanId header is not the loan that was open when they left. */
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
    /** The messages of the session modal, one after the other. */
    modals,
    perform: async (deed: Deed): Promise<void> => {
      if (deed.deed === 'open') await app.router.navigate(deed.path);
      if (deed.deed === 'wait') await vi.advanceTimersByTimeAsync(deed.ms);
      if (deed.deed === 'fail') wire.plant(deed.call, answerOf(deed.fault));
      for (let left = deed.deed === 'answer' ? deed.count : 0; left > 0; left -= 1) await answerOne();
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
