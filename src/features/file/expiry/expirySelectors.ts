import * as laterTexts from '@/config/texts/laterTexts';
import * as fileTexts from '@/features/file/texts';
import type { ReliefOfService } from '@/features/file/rules/expiryDates';
import { hasNoResult, isProcessing } from '@/features/runs/rules/historyItem';
import { areFinal } from '@/features/selection/rules/selectionResult';
import { selectFiledResults, selectFiledRun } from '@/features/file/filePage/filePageSelectors';
import { selectRecentCredit } from '@/features/request/state/creditReportSlice';
import { selectVerifications } from '@/features/request/state/digitalVerificationsSlice';
import { selectRelief } from '@/features/selection/state/selectionSlice';
import { reliefPlacesOf } from '@/features/selection/state/reliefPlaces';
import type { Remote } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { sharing } from '@/lib/shareStructure';

export const selectKnownExpiry = sharing((state: RootState) => {
  const recentCredit = selectRecentCredit(state);
  const verifications = selectVerifications(state);
  const results = selectFiledResults(state);
  const places = reliefPlacesOf(results.value ?? []).map((one) => ({
    ...one,
    remote: selectRelief(state, one.ref.key),
  }));
  const reliefs = places.flatMap(({ service, type, remote: { value } }): ReliefOfService[] =>
    value === undefined ? [] : [{ service, type, relief: value }],
  );
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
    /** What failed, and may be loading again. */
    notLoaded: [
      ...(hasFailed(recentCredit) ? [fileTexts.expiryCredit] : []),
      ...(hasFailed(verifications) ? [laterTexts.verifications] : []),
      ...(isReliefFailed ? [laterTexts.relief] : []),
    ],
    isReliefUnread: isReliefMissing && !isReliefLoading && !isReliefFailed,
    isReliefLoading,
    isRetrying: [recentCredit, verifications, ...reads].some((one) => one.status === 'loading' && hasFailed(one)),
  };
});

/** A failure stays until a response. */
const hasFailed = ({ failure }: Remote<unknown>): boolean => failure !== undefined;

/** Only a finished service has relief. */
const hasResult = (state: RootState): boolean =>
  selectFiledRun(state)?.items.some((item) => !isProcessing(item) && !hasNoResult(item)) ?? false;
