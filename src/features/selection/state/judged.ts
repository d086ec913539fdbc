import type { HistoryItem } from '@/features/runs/api/contract/history';
import type { ReliefTypeId } from '@/features/selection/rules/repAndWarrant';
import type { Judged } from '@/features/selection/rules/resultMoves';
import { isSameService } from '@/features/selection/rules/selectionResult';
import type { RootState } from '@/lib/rootState';
import { reliefAmong } from './reliefPlaces';
import { selectReliefs, selectResultsOf } from './selectionSlice';

/** A run's result and relief, as far as they are loaded anyway. */
export function selectJudged(state: RootState, run: HistoryItem): Judged {
  const { value } = selectResultsOf(state, run.multiAusRequestId ?? run.requestId);
  const result = value?.find((one) => isSameService(one, run));
  const reliefOf = (typeId: ReliefTypeId) => reliefAmong(selectReliefs(state), result?.responseId ?? null, typeId);
  return { result, reliefOf };
}
