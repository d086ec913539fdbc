import type { CallName } from '@/api/contract/calls';
import type { FaultId } from '@tests/faults/manifest/faults';

/** One fault per kind: no response, forbidden, service down, unreadable, empty, nonsense. */
export const ONE_PER_KIND: readonly FaultId[] = ['offline', 'status403', 'status503', 'truncated', 'null', 'nested'];

/** The reads of a screen when it opens. Two loans alternate, so that every cell opens a different loan. */
export const SCREENS: readonly { area: string; loans: readonly [string, string]; reads: readonly CallName[] }[] = [
  { area: 'history', loans: ['7100120', '7100116'], reads: ['loanHeader', 'menu1003', 'historyDetails'] },
  { area: 'request', loans: ['7100101', '7100109'], reads: ['ausRequestTypes', 'requestBorrowers', 'acknowledgement'] },
  { area: 'selection', loans: ['7100120', '7100116'], reads: ['recommendations', 'selections', 'repAndWarrant'] },
];

/** Calls of each kind, for the modal that ends the session. */
export const MODAL_CALLS: readonly { call: CallName; address: string }[] = [
  { call: 'loanHeader', address: '/7100120/history' },
  { call: 'historyDetails', address: '/7100120/history' },
  { call: 'requestBorrowers', address: '/7100101/request' },
  { call: 'selections', address: '/7100120/selection' },
];
