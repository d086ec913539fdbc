import * as laterTexts from '@/config/texts/laterTexts';
import type { Relief, ReliefMessage, SelectionResult } from '@/features/selection/api/contract/selection';
import type { Recommendations } from '@/features/selection/api/selections';
import { reliefAt } from '@/features/selection/rules/reliefKey';
import type { AnswerOf } from '@/http/send';
import { callApi } from '@/lib/saga';
import type { ReadsIn } from '@/reads/read';

declare module '@/reads/readValues' {
  interface ReadValues {
    selection: {
      currentRunSelections: Each<string, SelectionResult[]>;
      /** One response, of which the slice keeps the recommendations, the reasons and the log. */
      recommendations: Taken<Recommendations, true>;
      steps: Each<string, NonNullable<AnswerOf<'requestDetail'>['steps']>>;
      /** By response and type: see reliefKey. */
      reliefs: Each<string, Relief>;
      reliefMessages: Each<string, ReliefMessage[]>;
    };
  }
}

export const selectionReads: ReadsIn<'selection'> = {
  currentRunSelections: {
    of: 'run',
    calls: ['selections', 'overrideSelection'],
    load: ({ api, loanId }, runId) => callApi(api.selections.list, { loanId, runId }),
    on: ['selection'],
    missing: { what: laterTexts.results, on: ['selection'] },
  },
  recommendations: {
    calls: ['recommendations'],
    load: ({ api, loanId }) => callApi(api.selections.recommendations, { loanId }),
    on: ['selection'],
    missing: { what: laterTexts.recommendations, on: ['selection'] },
    isTakenBySlice: true,
  },
  steps: {
    of: 'request',
    calls: ['requestDetail'],
    load: ({ api, loanId }, requestId) => callApi(api.selections.steps, { loanId, requestId }),
    on: [],
    missing: { what: laterTexts.pastOrder },
  },
  // A response never changes, nor does its relief.
  reliefs: {
    of: 'response',
    calls: ['repAndWarrant'],
    load: ({ api, loanId }, key) => callApi(api.read('repAndWarrant'), { loanId, ...reliefAt(key) }),
    on: ['selection'],
    missing: { what: laterTexts.relief, on: ['selection'] },
    isOnce: true,
  },
  reliefMessages: {
    of: 'response',
    calls: ['repAndWarrantMessages'],
    load: ({ api, loanId }, key) => callApi(api.repAndWarrant.messages, { loanId, ...reliefAt(key) }),
    on: ['selection'],
    missing: { what: laterTexts.relief, on: ['selection'] },
    isWantedByView: true,
  },
};
