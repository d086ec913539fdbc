import type { SagaGenerator } from 'typed-redux-saga';
import type { CallName } from '@/http/contract/call';
import type { Area } from '@/config/paths';
import type { LoanDeps } from '@/sagaDeps';
import type { KeyOf, ReadName, ReadSlice, SliceOf, ValueOf } from './readValues';

/** A read with keys has a value for each, and says what they name. Others have one value for the loan. */
export type Read<Name extends ReadName = ReadName> = ReadOfLoan<Name> &
  (KeyOf<Name> extends undefined
    ? { of?: undefined }
    : { of: 'request' | 'run' | 'response' | 'group' | 'system' | 'mode' | 'report' });

interface ReadOfLoan<Name extends ReadName> {
  /** The calls of the contract whose response it is. */
  calls: readonly [CallName, ...CallName[]];
  /** The keys, if they are always the same. */
  keys?: readonly KeyOf<Name>[];
  load: (deps: LoanDeps, key: KeyOf<Name>, given?: object) => SagaGenerator<ValueOf<Name> | undefined>;
  /**
   * Where the specification makes this call: on these screens, or whenever a loan is open. There, its 500 covers the
   * app (elsewhere it is an addition), leaving the screen cancels it, and it is repeated after a lost connection.
   */
  on: readonly Area[] | 'loan';
  /**
   * What a screen calls it where items or values of it can't be read, and the screens that show it, if not all. Null:
   * no screen does.
   */
  missing: { what: string; on?: readonly Area[] } | null;
  /** The slice's own reducers take the response over. */
  isTakenBySlice?: true;
  /** A part of a screen that shows it wants it. */
  isWantedByView?: true;
  /** Its own saga alone reads and repeats it. */
  hasOwnSaga?: true;
  /** Each read would cause two extra renders and a flash: only a slow one shows as loading. */
  isShownWhenSlow?: true;
  /** It never changes, so it is loaded once. */
  isOnce?: true;
  /** Only a few of its calls are in flight at a time. */
  isQueued?: true;
}

export type ReadsIn<Slice extends ReadSlice> = {
  readonly [Name in ReadName as SliceOf<Name> extends Slice ? Name : never]: Read<Name>;
};
