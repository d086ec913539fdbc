import { reliefAt } from '@/features/selection/rules/reliefKey';
import { callApi } from '@/lib/saga';
import * as appTexts from '@/config/texts/appTexts';
import type { ReadsIn } from './read';

/** The results of runs. */
export const selectionReads: ReadsIn<'selection'> = {
  currentRunSelections: {
    in: 'selection',
    of: 'run',
    calls: ['selections', 'overrideSelection'],
    list: { what: appTexts.results, on: ['selection'] },
    load: ({ api, loanId }, runId) => callApi(api.selections.list, { loanId, runId }),
    on: ['selection'],
  },
  recommendations: {
    in: 'selection',
    of: 'loan',
    calls: ['recommendations'],
    list: { what: appTexts.recommendations, on: ['selection'] },
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
    list: { what: appTexts.relief, on: ['selection'] },
    load: ({ api, loanId }, key) => callApi(api.repAndWarrant.relief, { loanId, ...reliefAt(key) }),
    on: ['selection'],
    isOnce: true,
  },
  reliefMessages: {
    in: 'selection',
    of: 'response',
    calls: ['repAndWarrantMessages'],
    list: { what: appTexts.relief, on: ['selection'] },
    load: ({ api, loanId }, key) => callApi(api.repAndWarrant.messages, { loanId, ...reliefAt(key) }),
    on: ['selection'],
    isWantedByView: true,
  },
};
