import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import { callApi } from '@/lib/saga/callApi';
import type { SagaDeps } from '@/services/sagaDeps';
import { employeeLookedUp, userReceived } from './sessionSlice';

/** The user-info lookup, then whether the user is an internal employee (specification §7). */
export function* lookUpUser({ auth, api, config, telemetry }: SagaDeps): SagaGenerator<void> {
  const user = yield* call([auth, auth.user]);
  yield* put(userReceived(user));
  telemetry.setUser(user.id);
  if (!config.originationSystem.hasEmployeeLookup) return;
  try {
    yield* put(employeeLookedUp(yield* callApi(api.access.isInternalEmployee, { userId: user.id })));
  } catch {
    // Exempt from the session's error handling: without an answer the user counts as external.
    yield* put(employeeLookedUp(false));
  }
}
