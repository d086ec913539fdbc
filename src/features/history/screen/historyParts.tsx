import { useDispatch, useSelector, useStore } from 'react-redux';
import { enumerated } from '@/config/listed';
import * as detailTexts from '@/features/history/detailTexts';
import * as historyTexts from '@/features/history/texts';
import { historyCsv } from '@/features/history/rules/historyCsv';
import type { HistoryColumn } from '@/features/history/rules/historySort';
import { exportPressed } from '@/features/history/state/historyViewSlice';
import { selectRequestGroups, selectSubmissions } from '@/features/requests/historySlice';
import type { RootState } from '@/lib/rootState';
import { useRead } from '@/reads/useRead';
import { Button } from '@/ui/Button';
import { SmallPrint } from '@/ui/listParts';
import { Notice } from '@/ui/Notice';
import { FailureWords } from '@/ui/ReadFailure';

export { DtiStrip } from './DtiStrip';
export { GoneNotice, UnlistedOrderNotice } from './ListedNotices';
export { ScoreModelNotice } from './ScoreModelNotice';

/** Explains a missing column: the soft-pull phase is unknown, which is not the same as no phase. */
export function SoftPullNotice() {
  const { value, failure, retry } = useRead('recentRequestData');
  if (value !== undefined || failure === undefined) return null;
  return (
    <Notice tone="warning" onRetry={retry}>
      <FailureWords failure={failure} what={historyTexts.latestRequest} /> <span>{historyTexts.pullTypesUnknown}</span>
    </Notice>
  );
}

export function SubmissionNote() {
  const { counts } = useSelector(selectSubmissions);
  if (counts.length === 0) return null;
  return (
    <SmallPrint>
      {detailTexts.submissions(enumerated(counts.map(({ service, count }) => `${service} ${count}`)))}
    </SmallPrint>
  );
}

export function ExportButtons({ columns }: { readonly columns: readonly HistoryColumn[] }) {
  const store = useStore<RootState>();
  const dispatch = useDispatch();
  // Here and not in the saga, so that the code loads after the first rows.
  const save = () =>
    dispatch(exportPressed({ what: 'history', csv: historyCsv(selectRequestGroups(store.getState()), columns) }));
  return (
    <>
      <Button onClick={save}>{detailTexts.exportCsv}</Button>
      <Button onClick={() => window.print()}>{detailTexts.print}</Button>
    </>
  );
}
