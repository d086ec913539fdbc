import { LoaderCircle, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { keyframes, styled } from 'styled-components';
import { isProcessing } from '@/domain/history/historyItem';
import {
  historyWanted,
  selectAnnouncement,
  selectCheckedAt,
  selectHistory,
  selectHistoryItems,
} from '@/features/history/historySlice';
import { notificationsWanted } from '@/features/history/historyViewSlice';
import { clockTime } from '@/lib/format';
import { attention } from '@/services/attention';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

/** How fresh the history is, and what runs; screen readers hear of changes only. */
export function HistoryStatus() {
  const dispatch = useDispatch();
  const running = useSelector(selectHistoryItems).filter(isProcessing).length;
  const checkedAt = useSelector(selectCheckedAt);
  const isReading = useSelector(selectHistory).status === 'loading';
  // Asking the browser takes milliseconds: once is enough.
  const [canOfferNotifications, setCanOfferNotifications] = useState(attention.canAsk);
  const offerNotifications = () => {
    setCanOfferNotifications(false);
    dispatch(notificationsWanted());
  };
  return (
    <>
      <VisuallyHidden role="status">{useSelector(selectAnnouncement)}</VisuallyHidden>
      <Line data-print="never">
        {isReading && checkedAt !== null && <Reading aria-hidden size={14} />}
        {running > 0 && `${running} processing · `}
        {checkedAt !== null && `checked ${clockTime(checkedAt)}`}
      </Line>
      {running > 0 && canOfferNotifications && (
        <Button kind="quiet" data-print="never" onClick={offerNotifications}>
          Notify me
        </Button>
      )}
      <IconButton
        icon={RefreshCw}
        label="Refresh"
        data-print="never"
        disabled={isReading}
        onClick={() => dispatch(historyWanted())}
      />
    </>
  );
}

const Line = styled.span`
  display: inline-flex;
  gap: var(--space-1);
  align-items: center;
  font: var(--type-table);
  color: var(--text-secondary);
`;

const appear = keyframes`
  from { opacity: 0; }
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** Quick answers do not flash. */
const Reading = styled(LoaderCircle)`
  animation:
    ${appear} 150ms 300ms backwards,
    ${turn} 1s linear infinite;
`;
