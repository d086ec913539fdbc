import * as expiryTexts from '@/config/texts/expiryTexts';
import type { ExpirySources, ReliefOfService } from '@/domain/expiry/expiryDates';
import { hasNoResult, isProcessing } from '@/domain/history/historyItem';
import { RELIEF_TYPES } from '@/domain/selection/repAndWarrant';
import { areFinal, isUsable } from '@/domain/selection/selectionResult';
import { selectFiledResults, selectFiledRun } from '@/features/file/filePage/filePageSelectors';
import { selectParts } from '@/features/request/state/orderDataSlice';
import { selectReliefAt } from '@/features/selection/state/reliefSlice';
import type { Remote } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { sharing } from '@/lib/shareStructure';

interface KnownExpiry extends ExpirySources {
  /** What failed to load, and may be loading again. */
  notLoaded: string[];
  /** The relief has not been requested yet. */
  isReliefUnread: boolean;
  isReliefLoading: boolean;
  /** Something that failed is loading again. */
  isRetrying: boolean;
}

/** Everything with an expiry date that is loaded, and what is not. */
export const selectKnownExpiry = sharing((state: RootState): KnownExpiry => {
  const { recentCredit } = selectParts(state);
  const verifications = selectParts(state).verifications;
  const places = reliefPlaces(state);
  const reliefs = places.flatMap(({ service, type, remote: { value } }): ReliefOfService[] =>
    value === undefined ? [] : [{ service, type, relief: value }],
  );
  const results = selectFiledResults(state);
  const reads = [results, ...places.map(({ remote }) => remote)];
  const isReliefLoading = reads.some(({ status }) => status === 'loading');
  const isReliefMissing = areFinal(results)
    ? places.some(({ remote }) => remote.status !== 'ready')
    : results.value !== undefined || hasResult(state);
  const isReliefFailed = isReliefMissing && reads.some(hasFailed);
  return {
    credit: recentCredit.value,
    verifications: verifications.value ?? [],
    reliefs,
    notLoaded: [
      ...(hasFailed(recentCredit) ? [expiryTexts.credit] : []),
      ...(hasFailed(verifications) ? [expiryTexts.verifications] : []),
      ...(isReliefFailed ? [expiryTexts.relief] : []),
    ],
    isReliefUnread: isReliefMissing && !isReliefLoading && !isReliefFailed,
    isReliefLoading,
    isRetrying: [recentCredit, verifications, ...reads].some((one) => one.status === 'loading' && hasFailed(one)),
  };
});

/** A failure stays until a response. */
const hasFailed = ({ failure }: Remote<unknown>): boolean => failure !== undefined;

const reliefPlaces = (state: RootState) =>
  (selectFiledResults(state).value ?? []).filter(isUsable).flatMap(({ responseId, service }) =>
    responseId === null
      ? []
      : RELIEF_TYPES.map(({ id, label }) => ({
          service,
          type: label,
          remote: selectReliefAt(state, { responseId, typeId: id }),
        })),
  );

/** Only a finished service has relief. */
const hasResult = (state: RootState): boolean =>
  selectFiledRun(state)?.items.some((item) => !isProcessing(item) && !hasNoResult(item)) ?? false;
