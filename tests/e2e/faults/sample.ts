import type { CallName } from '@/api/contract/calls';
import type { FaultId } from '@tests/faults/manifest/faults';

/** Nothing arrives, it is not allowed, the service is down, it cannot be read, it is empty, it is nonsense. */
export const TELLING: readonly FaultId[] = ['offline', 'status403', 'status503', 'truncated', 'null', 'nested'];

/** What opening a screen reads. Two loans take turns, so that every cell opens another one. */
export const SCREENS: readonly { area: string; loans: readonly [string, string]; reads: readonly CallName[] }[] = [
  { area: 'history', loans: ['7100120', '7100116'], reads: ['loanHeader', 'menu1003', 'historyDetails'] },
  { area: 'request', loans: ['7100101', '7100109'], reads: ['ausRequestTypes', 'requestBorrowers', 'acknowledgement'] },
  { area: 'selection', loans: ['7100120', '7100116'], reads: ['recommendations', 'selections', 'repAndWarrant'] },
];

/** The modal that ends the session, for calls of each kind. */
export const MODAL_CALLS: readonly { call: CallName; address: string }[] = [
  { call: 'loanHeader', address: '/7100120/history' },
  { call: 'historyDetails', address: '/7100120/history' },
  { call: 'requestBorrowers', address: '/7100101/request' },
  { call: 'selections', address: '/7100120/selection' },
];
