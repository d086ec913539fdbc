import { call, put, race, type SagaGenerator, take } from 'typed-redux-saga';
import { preferences } from '@/browser/memory';
import {
  notificationsIgnored,
  notificationsOffered,
  notificationsWanted,
} from '@/features/preferences/preferencesSlice';
import type { LoanDeps } from '@/sagaDeps';
import { runSettled } from './historySlice';

/** Stored once the user has had the offer beside a whole run, or has accepted it. */
const OFFERED = 'companion.notificationsOffered';

/** Offers notifications beside the first request that runs, if the browser has not been asked before. */
export function* offerNotifications({ attention }: LoanDeps): SagaGenerator<void> {
  if (!attention.canAsk() || preferences.read(OFFERED) !== null) return;
  yield* put(notificationsOffered());
  const { wanted } = yield* race({ wanted: take(notificationsWanted), over: take(runSettled) });
  preferences.write(OFFERED, 'true');
  if (wanted === undefined) yield* put(notificationsIgnored());
  else yield* call(attention.ask);
}
