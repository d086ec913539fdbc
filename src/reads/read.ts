import type { SagaGenerator } from 'typed-redux-saga';
import type { CallName } from '@/http/calls';
import type { Area } from '@/config/paths';
import type * as requestTexts from '@/features/request/texts';
import type { Section } from '@/features/request/rules/orderReads';
import type { OrderMode } from '@/features/loan/rules/aus';
import { isAwaiting, isFirstRead, type Remote } from '@/lib/remote';
import type { LoanDeps } from '@/sagaDeps';
import type { KeyOf, ReadName, ReadSlice, SliceOf, ValueOf } from './readValues';

/** All that the app knows about a read. */
export interface Read<Name extends ReadName = ReadName> {
  /** The slice that keeps the value. */
  in: SliceOf<Name>;
  /** There is one value for the loan, or one for each key: what the key names. */
  of: KeyOf<Name> extends undefined ? 'loan' : 'request' | 'run' | 'response' | 'group' | 'system' | 'mode' | 'report';
  /** The calls of the contract whose response it is. */
  calls: readonly [CallName, ...CallName[]];
  /**
   * What the screens call the items of its lists that could not be read, and the screens that show them, if not all.
   * Absent: it has no list that is shown.
   */
  list?: { what: string; on?: readonly Area[] };
  /** The keys, if they are always the same. */
  keys?: readonly KeyOf<Name>[];
  load: (deps: LoanDeps, key: KeyOf<Name>, given?: object) => SagaGenerator<ValueOf<Name> | undefined>;
  /**
   * Where the specification makes this call: on these screens, or whenever a loan is open. There, its 500 covers the app
   * (elsewhere it is an addition), leaving the screen cancels it, and it is repeated after a lost connection.
   */
  on: readonly Area[] | 'loan';
  /** What Request and an order do with it; absent: nothing waits for it. */
  order?: OrderRule<KeyOf<Name>>;
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

/** The reads of some slices. */
export type ReadsIn<Slice extends ReadSlice> = {
  readonly [Name in ReadName as SliceOf<Name> extends Slice ? Name : never]: Read<Name>;
};

/** What Request and an order do with a value. */
interface OrderRule<Key> {
  /** When Request loads it by itself; empty if only a mode, an offer or the user asks for it. */
  when: readonly ('opening' | 'run')[];
  /** The order waits. */
  blocks: (remote: Remote<unknown>, mode: OrderMode) => boolean;
  /** The section that shows its failure, and what it calls the value there. */
  failsIn: Section;
  what: (parts: typeof requestTexts.parts, key: Key) => string;
}

type Blocks = OrderRule<never>['blocks'];

/** Reloads count too: otherwise the order could repeat a report that has been on file since the last run. */
export const always: Blocks = isAwaiting;
/**
 * Before this data loads, the order would fail for a missing agency or acknowledgement, and the error would vanish after
 * the load.
 */
export const atFirst: Blocks = isFirstRead;
export const atFirstForAus: Blocks = (remote, mode) => mode === 'aus' && isFirstRead(remote);
/** Few loans offer the system, but the last run may have given it a key, too. */
export const ifLoadingForAus: Blocks = ({ status }, mode) => mode === 'aus' && status === 'loading';
