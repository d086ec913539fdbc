import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import { callApi } from '@/lib/saga/callApi';
import type { SagaDeps } from '@/services/sagaDeps';
import { employeeLookedUp, userReceived } from './sessionSlice';

/** The user-info lookup, then whether the user is an internal employee (specification §7). */
export function* lookUpUser({ auth, api, config, telemetry }: SagaDeps): SagaGenerator<void> {
  const { hasEmployeeLookup } = config.originationSystem;
  if (!hasEmployeeLookup) yield* put(employeeLookedUp('notAsked'));
  const user = yield* call([auth, auth.user]);
  yield* put(userReceived(user));
  telemetry.setUser(user.id);
  if (!hasEmployeeLookup) return;
  try {
    const isInternal = yield* callApi(api.access.isInternalEmployee, { userId: user.id });
    yield* put(employeeLookedUp(isInternal ? 'internal' : 'external'));
  } catch {
    // Exempt from the session's error handling: without an answer the user counts as external.
    yield* put(employeeLookedUp('external'));
  }
}
