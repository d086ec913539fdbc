import { calls } from '@/app/calls';
import type { CallName } from '@/http/contract/call';
import { isSettledAtOnce, unaffected, type Cell } from '@tests/faults/manifest/cells';
import { journeyOf } from './journeys';
import { newWorld, openApp, type OpenedApp } from './openApp';
import type { Wire } from './wire';

/** Milliseconds after which a failed call of each kind, and everything that follows from it, has settled. */
const MAX_WAIT_MS = { read: 72_000, document: 72_000, change: 112_000, order: 240_000 } as const;

export const settleTimeOf = (cell: Cell): number => (isSettledAtOnce(cell) ? 0 : MAX_WAIT_MS[calls[cell.call].kind]);

interface Options {
  isOnScreen?: boolean;
  /** An app that shows another loan. @empty a new app is opened */
  from?: OpenedApp | undefined;
}

/** Opens the address where the app makes the call, makes the call, and waits until everything has settled. */
export async function startJourney(cell: Cell, wire: Wire, { from, isOnScreen = false }: Options = {}) {
  const { address, isMadeAtOnce, ask } = journeyOf(cell.call);
  const app = from ?? openApp(address, wire, { isOnScreen });
  if (from === undefined) await app.settle();
  else await app.goTo(address);
  if (!isMadeAtOnce) await ask?.(app);
  await app.pass(settleTimeOf(cell));
  return app;
}

const reached = new Map<CallName, object>();

/** Returns the final state of a call's journey without a fault. */
export async function faultless(call: CallName): Promise<object> {
  const known = reached.get(call);
  if (known !== undefined) return known;
  const app = await startJourney(unaffected(call), newWorld());
  const end = journeyOf(call).goal(app);
  await app.close();
  reached.set(call, end);
  return end;
}
