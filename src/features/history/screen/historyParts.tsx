import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { describeFailure } from '@/config/describeFailure';
import { enumerated } from '@/config/listed';
import * as detailTexts from '@/features/history/detailTexts';
import * as historyTexts from '@/features/history/texts';
import { selectRunningCount, selectSubmissions } from '@/features/requests/historySlice';
import { notificationsWanted, selectOffersNotifications } from '@/features/history/state/historyViewSlice';
import type { RootState } from '@/lib/rootState';
import { useRead } from '@/reads/useRead';
import { Button } from '@/ui/Button';
import { focusHeading } from '@/ui/focusHeading';
import { Notice } from '@/ui/Notice';

export { DtiStrip } from './DtiStrip';
export { ScoreModelNotice } from './ScoreModelNotice';
export { UnlistedOrderNotice } from './UnlistedOrderNotice';

/** Offers notifications while a request runs. */
export function NotifyButton() {
  const dispatch = useDispatch();
  const isRunning = useSelector((state: RootState) => selectRunningCount(state) > 0);
  const isOffered = useSelector(selectOffersNotifications);
  if (!isRunning || !isOffered) return null;
  const offer = () => {
    dispatch(notificationsWanted());
    focusHeading();
  };
  return (
    <Button kind="quiet" data-print="never" onClick={offer}>
      {historyTexts.notifyMe}
    </Button>
  );
}

/** Explains a missing column: the soft-pull phase is unknown, which is not the same as no phase. */
export function SoftPullNotice() {
  const { value, failure, retry } = useRead('recentRequestData');
  if (value !== undefined || failure === undefined) return null;
  return (
    <Notice tone="warning" onRetry={retry}>
      {`${describeFailure(failure, historyTexts.latestRequest)} ${historyTexts.pullTypesUnknown}`}
    </Notice>
  );
}

/** How often the loan was submitted. */
export function SubmissionNote() {
  const { counts } = useSelector(selectSubmissions);
  if (counts.length === 0) return null;
  return <Note>{detailTexts.submissions(enumerated(counts.map(({ service, count }) => `${service} ${count}`)))}</Note>;
}

const Note = styled.p`
  padding: var(--space-2) 0;
  font: var(--type-label);
  color: var(--text-secondary);
`;
