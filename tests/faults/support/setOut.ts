import { calls, type CallName } from '@/api/contract/calls';
import { isSettledAtOnce, unharmed, type Cell } from '@tests/faults/manifest/cells';
import { JOURNEYS } from './journeys';
import { newWorld, openApp, type OpenedApp } from './openApp';
import type { Wire } from './wire';

/** Milliseconds after which a call of the kind that failed, and what it leads to, has come to an end. */
const PATIENCE_MS = { read: 72_000, document: 72_000, change: 112_000, order: 240_000 } as const;

export const patienceFor = (cell: Cell): number => (isSettledAtOnce(cell) ? 0 : PATIENCE_MS[calls[cell.call].kind]);

interface Options {
  isOnScreen?: boolean;
  /** An app that is in another loan. @empty the app is opened */
  from?: OpenedApp | undefined;
}

/** Goes to where the app makes the call, makes it make the call, and waits until everything has come to an end. */
export async function setOut(cell: Cell, wire: Wire, { from, isOnScreen = false }: Options = {}) {
  const { address, isMadeAtOnce, ask } = JOURNEYS[cell.call];
  const app = from ?? openApp(address, wire, { isOnScreen });
  if (from === undefined) await app.settle();
  else await app.goTo(address);
  if (!isMadeAtOnce) await ask?.(app);
  await app.pass(patienceFor(cell));
  return app;
}

const reached = new Map<CallName, object>();

/** What a call's journey comes to when nothing goes wrong. */
export async function faultless(call: CallName): Promise<object> {
  const known = reached.get(call);
  if (known !== undefined) return known;
  const app = await setOut(unharmed(call), newWorld());
  const end = JOURNEYS[call].goal(app);
  await app.close();
  reached.set(call, end);
  return end;
}
