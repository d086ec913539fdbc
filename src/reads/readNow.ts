import { call, put, type SagaGenerator } from 'typed-redux-saga';
import { asAddition } from '@/lib/saga';
import type { LoanDeps } from '@/sagaDeps';
import { readOf } from './reads';
import { readOne } from './readsSaga';
import { readAsked } from './readState';
import type { KeyOf, KeyParameter, ReadName, Ref, ValueOf } from './readValues';

/**
 * Reads now what protects an order. An earlier read of it counts no longer; a later one makes this one outdated.
 * @empty undefined if it is not known now
 */
export function* readStrictly<Name extends ReadName>(
  deps: LoanDeps,
  name: Name,
  ...[key]: KeyParameter<Name>
): SagaGenerator<ValueOf<Name> | undefined> {
  const [ref, how] = [{ name, key } as Ref, { isQuiet: true }];
  yield* put(readAsked([ref], how));
  return (yield* call(readOne, deps, ref, how)) as ValueOf<Name> | undefined;
}

/** Asks once, as an addition, and keeps nothing. @empty undefined if the call fails; the endpoint reports a bug */
export const ask = <Name extends ReadName>(
  deps: LoanDeps,
  name: Name,
  ...[key]: KeyParameter<Name>
): SagaGenerator<ValueOf<Name> | undefined> => call(asking<Name>, deps, name, key as KeyOf<Name>);

function* asking<Name extends ReadName>(
  deps: LoanDeps,
  name: Name,
  key: KeyOf<Name>,
): SagaGenerator<ValueOf<Name> | undefined> {
  try {
    return yield* call(asAddition<[], ValueOf<Name> | undefined>, () => readOf(name).load(deps, key));
  } catch {
    return undefined;
  }
}
