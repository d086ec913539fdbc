import { isProcessing } from '@/domain/history/historyItem';
import { offersOf, type OfferKind } from '@/domain/selection/offers';
import { selectReliefAt } from '@/features/selection/state/reliefSlice';
import { selectRuns } from '@/features/selection/state/selectionRuns';
import { selectResultsOf } from '@/features/selection/state/selectionSlice';
import type { RootState } from '@/lib/rootState';
import { sharing } from '@/lib/shareStructure';

/** The services that have answered, as one text: it changes when another one answers. */
export const selectAnswered = (state: RootState): string =>
  selectRuns(state)
    .flatMap(({ items }) => items.filter((item) => !isProcessing(item)).map(({ key }) => key))
    .join();

/** What each service offered in each run. */
export const selectOffers = sharing((state: RootState, kind: OfferKind) =>
  offersOf({
    kind,
    runs: selectRuns(state),
    resultsOf: (runId) => selectResultsOf(state, runId),
    reliefOf: (responseId, typeId) => selectReliefAt(state, { responseId, typeId }),
  }),
);
