import { reliefAt } from '@/features/selection/rules/reliefKey';
import { callApi } from '@/lib/saga';
import type { ReadsIn } from '@/reads/read';

export const selectionReads: ReadsIn<'selection'> = {
  currentRunSelections: {
    in: 'selection',
    of: 'run',
    calls: ['selections', 'overrideSelection'],
    load: ({ api, loanId }, runId) => callApi(api.selections.list, { loanId, runId }),
    on: ['selection'],
  },
  recommendations: {
    in: 'selection',
    calls: ['recommendations'],
    load: ({ api, loanId }) => callApi(api.selections.recommendations, { loanId }),
    on: ['selection'],
    isTakenBySlice: true,
  },
  steps: {
    in: 'selection',
    of: 'request',
    calls: ['requestDetail'],
    load: ({ api, loanId }, requestId) => callApi(api.selections.steps, { loanId, requestId }),
    on: [],
  },
  // A response never changes, nor does its relief.
  reliefs: {
    in: 'selection',
    of: 'response',
    calls: ['repAndWarrant'],
    load: ({ api, loanId }, key) => callApi(api.repAndWarrant.relief, { loanId, ...reliefAt(key) }),
    on: ['selection'],
    isOnce: true,
  },
  reliefMessages: {
    in: 'selection',
    of: 'response',
    calls: ['repAndWarrantMessages'],
    load: ({ api, loanId }, key) => callApi(api.repAndWarrant.messages, { loanId, ...reliefAt(key) }),
    on: ['selection'],
    isWantedByView: true,
  },
};
