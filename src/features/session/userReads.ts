import { call, delay, put, race, type SagaGenerator, take } from 'typed-redux-saga';
import { pollDelay } from '@/features/runs/rules/runProgress';
import type { Employment } from '@/features/loan/rules/privileges';
import { callApi, failureOf } from '@/lib/saga';
import type { SagaDeps } from '@/sagaDeps';
import { employeeLookedUp, userReceived } from './sessionSlice';

/**
 * Looks the user up; after failures again, with growing pauses, and when the user returns. Until then, no user is
 * internal.
 */
export function* lookUpUser(deps: SagaDeps): SagaGenerator<void> {
  const { EMPLOYEE_LOOKUP: hasEmployeeLookup } = deps.config.LOS_CONFIG;
  if (!hasEmployeeLookup) yield* put(employeeLookedUp('notAsked'));
  const returns = yield* call(deps.page.returnEvents);
  try {
    for (let failures = 1; ; failures += 1) {
      try {
        yield* call(lookUp, deps, hasEmployeeLookup);
        return;
      } catch (caught) {
        deps.telemetry.event('user-lookup-failed', { kind: failureOf(caught, deps, 'session.user').kind });
      }
      yield* race([delay(pollDelay(failures)), take(returns)]);
    }
  } finally {
    returns.close();
  }
}

function* lookUp({ auth, api, telemetry }: SagaDeps, hasEmployeeLookup: boolean): SagaGenerator<void> {
  let kind: Employment = 'failed';
  try {
    const user = yield* call([auth, auth.user]);
    yield* put(userReceived(user));
    telemetry.setUser(user.id);
    if (hasEmployeeLookup)
      kind = (yield* callApi(api.access.isInternalEmployee, { userId: user.id })) ? 'internal' : 'external';
  } finally {
    if (hasEmployeeLookup) yield* put(employeeLookedUp(kind));
  }
}
