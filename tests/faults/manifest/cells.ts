import { calls, type CallName } from '@/api/contract/calls';
import { FAULT_IDS, faultOf, type Effect, type FaultId } from './faults';

/** One call with one thing going wrong. */
export interface Cell {
  call: CallName;
  fault: FaultId;
}

export const CALL_NAMES = Object.keys(calls) as CallName[];

/** Calls whose answer is a list or holds one. */
const LISTS: readonly CallName[] = [
  'menu1003',
  'menu1008',
  'historyDetails',
  'historyEntries',
  'creditAgencies',
  'userAgencies',
  'ausRequestTypes',
  'requestTypeData',
  'ausAvailability',
  'requestBorrowers',
  'recentCreditRequest',
  'recentRequest',
  'digitalVerifications',
  'digitalVerificationDetail',
  'requestDetail',
  'recommendations',
  'selections',
  'repAndWarrant',
  'repAndWarrantMessages',
];

/** Calls whose answer is a list: an empty one says that there is nothing, which is an answer. */
const BARE_LISTS: readonly CallName[] = ['menu1003', 'menu1008', 'ausRequestTypes', 'ausAvailability'];

/** What the fault comes to for this call. */
export const effectOf = ({ call, fault }: Cell): Effect =>
  fault === 'emptyList' && BARE_LISTS.includes(call) ? 'arrives' : faultOf(fault).effect;

/** Faults of which something comes only in the course of time; a long answer is read bit by bit. */
const LASTING: readonly FaultId[] = ['slow', 'manyItems'];

/** Whether everything has come to an end without any time passing; an order that says nothing is looked for. */
export const isSettledAtOnce = (cell: Cell): boolean =>
  calls[cell.call].kind !== 'order' && effectOf(cell) !== 'fails' && !LASTING.includes(cell.fault);

/** The cell of a call that nothing happens to but a delay. */
export const unharmed = (call: CallName): Cell => ({ call, fault: 'slow' });

/** A run has as many results as there are services. */
const isImpossible = (call: CallName, fault: FaultId): boolean => call === 'selections' && fault === 'manyItems';

/** The faults that can befall a call. */
const faultsOf = (call: CallName): FaultId[] =>
  FAULT_IDS.filter((id) => (faultOf(id).needsList !== true || LISTS.includes(call)) && !isImpossible(call, id));

/** Every call with every fault that can befall it. */
export const CELLS: readonly Cell[] = CALL_NAMES.flatMap((call) => faultsOf(call).map((fault) => ({ call, fault })));

/** One of each effect: no screen can tell one failed call from another, nor one kind of nothing. */
const DRAWN: readonly FaultId[] = ['status503', 'null', 'nested'];

/** The end of the session has the same modal whatever call brings it: drawn for one call of each kind. */
const SESSION_FAULTS: readonly FaultId[] = ['status401', 'status500'];
const DRAWN_WITH_MODAL: readonly CallName[] = ['historyDetails', 'document', 'acknowledgement', 'overrideSelection'];

/** Cells whose screen is drawn as well. */
export const SCREEN_CELLS: readonly Cell[] = CELLS.filter(
  ({ call, fault }) => DRAWN.includes(fault) || (SESSION_FAULTS.includes(fault) && DRAWN_WITH_MODAL.includes(call)),
);

/** Faults of config.json, the thirtieth call: whatever comes instead of a configuration, the app does not start. */
export const CONFIG_FAULTS: readonly FaultId[] = FAULT_IDS.filter(
  (id) => id !== 'slow' && faultOf(id).needsList !== true,
);
