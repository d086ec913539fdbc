import { calls, type CallName } from '@/api/contract/calls';
import { FAULT_IDS, faultOf, type FaultId } from './faults';

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

/** The faults that can befall a call. */
export const faultsOf = (call: CallName): FaultId[] =>
  FAULT_IDS.filter((id) => faultOf(id).needsList !== true || LISTS.includes(call));

/** Every call with every fault that can befall it. */
export const CELLS: readonly Cell[] = CALL_NAMES.flatMap((call) => faultsOf(call).map((fault) => ({ call, fault })));

/**
 * Cells whose screen is drawn as well. Lists that are drawn whole take jsdom minutes with 5,000 items; those two are paged or few
 * at a time.
 */
export const SCREEN_CELLS: readonly Cell[] = CELLS.filter(({ fault }) => fault !== 'manyItems');

/** Faults of config.json, the thirtieth call: whatever the file is instead of the configuration, the app does not start. */
export const CONFIG_FAULTS = FAULT_IDS.filter((id) => faultOf(id).effect !== 'arrives');
