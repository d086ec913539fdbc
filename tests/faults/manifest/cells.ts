import { calls } from '@/app/calls';
import type { CallName } from '@/http/contract/call';
import { hasList, isBareList } from './answerParts';
import { FAULT_IDS, faultOf, type Effect, type FaultId } from './faults';

export interface Cell {
  call: CallName;
  fault: FaultId;
}

export const CALL_NAMES = Object.keys(calls) as CallName[];

/** Returns the effect of the fault on this call. */
export const effectOf = ({ call, fault }: Cell): Effect =>
  fault === 'emptyList' && isBareList(call) ? 'received' : faultOf(fault).effect;

/** Faults whose effect takes time; a long response is processed in chunks. */
const LASTING: readonly FaultId[] = ['slow', 'manyItems'];

/**
 * Returns whether everything settles without any time passing. An order without a result is searched for, which takes
 * time.
 */
export const isSettledAtOnce = (cell: Cell): boolean =>
  calls[cell.call].kind !== 'order' && effectOf(cell) !== 'fails' && !LASTING.includes(cell.fault);

/** Returns a cell in which the call is only delayed. */
export const unaffected = (call: CallName): Cell => ({ call, fault: 'slow' });

/** Selections can't be 5,000 items long, because a run has only as many results as services. */
const isImpossible = (call: CallName, fault: FaultId): boolean => call === 'selections' && fault === 'manyItems';

const faultsOf = (call: CallName): FaultId[] =>
  FAULT_IDS.filter((id) => (faultOf(id).needsList !== true || hasList(call)) && !isImpossible(call, id));

/** Every call with every fault that applies to it. */
export const CELLS: readonly Cell[] = CALL_NAMES.flatMap((call) => faultsOf(call).map((fault) => ({ call, fault })));

/**
 * One fault per effect, because no screen can tell one failed call from another, or one empty response from another.
 */
const DRAWN: readonly FaultId[] = ['status503', 'null', 'nested'];

/** Every call that ends the session opens the same modal, so it is rendered for only one call of each kind. */
const SESSION_FAULTS: readonly FaultId[] = ['status401', 'status500'];
const DRAWN_WITH_MODAL: readonly CallName[] = ['historyDetails', 'document', 'acknowledgement', 'overrideSelection'];

/** Cells whose screen is rendered too. */
export const SCREEN_CELLS: readonly Cell[] = CELLS.filter(
  ({ call, fault }) => DRAWN.includes(fault) || (SESSION_FAULTS.includes(fault) && DRAWN_WITH_MODAL.includes(call)),
);

/** Faults of config.json, the thirtieth call. With each of them, the app must not start. */
export const CONFIG_FAULTS: readonly FaultId[] = FAULT_IDS.filter(
  (id) => id !== 'slow' && faultOf(id).needsList !== true,
);
