import { channel } from 'redux-saga';
import { createApi } from '@/api/createApi';
import { loadArea } from '@/app/loadArea';
import { rootSaga } from '@/app/store';
import type { LoanId } from '@/domain/loan/loan';
import { loanOpened } from '@/features/loan/loanSlice';
import { placeChanged } from '@/features/navigation/navigationSlice';
import type { Failure } from '@/lib/failure';
import { attention } from '@/services/browser/attention';
import { createConnection } from '@/services/browser/connection';
import { createCredentialVault } from '@/services/orders/credentialVault';
import { createLastingMemory, createSessionMemory } from '@/services/browser/memory';
import { createOrderLock } from '@/services/orders/orderLock';
import { noOrderNews } from '@tests/support/noOrderNews';
import { page } from '@/services/browser/page';
import type { SagaDeps, UnreadItems } from '@/services/sagaDeps';
import { createServerClock } from '@/services/browser/serverClock';
import { noTelemetry } from '@/services/telemetry/telemetry';
import { notify } from '@/ui/notify';
import { fakeBrowser } from '@tests/support/fakeBrowser';
import { fakeIdentity } from '@tests/support/fakeIdentity';
import { sagaStore } from '@tests/support/sagaStore';
import { testConfig } from '@tests/support/testConfig';

/** Runs the app's reducer and sagas at the History of a loan, and counts the effects that the sagas wait for. */
export function openWatchedStore(loanId: LoanId) {
  const waiting = new Set<number>();
  const ends = (effectId: number): void => void waiting.delete(effectId);
  const store = sagaStore({
    sagaMonitor: {
      effectTriggered: ({ effectId }) => void waiting.add(effectId),
      effectResolved: ends,
      effectRejected: ends,
      effectCancelled: ends,
    },
  });
  const task = store.run(rootSaga, depsOfOurs());
  store.dispatch(loanOpened(loanId));
  store.dispatch(
    placeChanged({ href: `/${loanId}/history`, kind: 'guarded', loanId, area: 'history', wantsFirstRoute: false }),
  );
  return { store, stop: () => task.cancel(), waiting: () => waiting.size };
}

function depsOfOurs(): SagaDeps {
  const config = testConfig();
  const { auth } = fakeIdentity('rita.ibarra');
  const failures = channel<Failure>();
  const report = (error: unknown): never => {
    throw error;
  };
  return {
    config,
    api: createApi(config, {
      accessToken: auth.accessToken,
      released: () => Promise.resolve(),
      onFailure: (failure) => failures.put(failure),
      onDropped: () => undefined,
      onBug: report,
    }),
    auth,
    browser: fakeBrowser(),
    page,
    connection: createConnection(),
    attention,
    notify,
    announce: () => undefined,
    vault: createCredentialVault(),
    memory: createSessionMemory(),
    lasting: createLastingMemory(),
    orderLock: createOrderLock(),
    serverClock: createServerClock(),
    orderNews: noOrderNews,
    telemetry: noTelemetry,
    loadArea,
    firstScreen: Promise.resolve(),
    noCalls: () => Promise.resolve(),
    navigator: { go: () => undefined },
    failures,
    loggedErrors: channel<string>(),
    unreadItems: channel<UnreadItems>(),
    report,
    now: Date.now,
  };
}
