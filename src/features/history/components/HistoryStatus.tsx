import { RefreshCw } from 'lucide-react';
import { memo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import {
  historyWanted,
  selectAnnouncement,
  selectCheckedAt,
  selectHistory,
  selectRunningCount,
} from '@/features/history/historySlice';
import { notificationsWanted } from '@/features/history/historyViewSlice';
import type { RootPart } from '@/features/history/rootPart';
import { clockTime } from '@/lib/format';
import { attention } from '@/services/attention';
import { Button } from '@/ui/Button';
import { focusHeading } from '@/ui/focusHeading';
import { IconButton } from '@/ui/IconButton';
import { Turning } from '@/ui/Turning';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

/** How fresh the history is, and what runs; each part is drawn again for its own news only. */
export const HistoryStatus = () => (
  <>
    <News />
    <Freshness />
    <NotifyButton />
    <RefreshButton />
  </>
);

/** Screen readers hear of changes, and of nothing else. */
const News = () => <VisuallyHidden role="status">{useSelector(selectAnnouncement)}</VisuallyHidden>;

function Freshness() {
  const running = useSelector(selectRunningCount);
  const hasChecked = useSelector((state: RootPart) => selectCheckedAt(state) !== null);
  const isReading = useSelector(selectIsReading);
  return (
    <Line data-print="never">
      {isReading && hasChecked && <Turning aria-hidden size={14} />}
      {running > 0 && `${running} processing · `}
      <CheckedAt />
    </Line>
  );
}

const CheckedAt = memo(function CheckedAt() {
  const checkedAt = useSelector(selectCheckedAt);
  return checkedAt === null ? null : `checked ${clockTime(checkedAt)}`;
});

function NotifyButton() {
  const dispatch = useDispatch();
  const isRunning = useSelector((state: RootPart) => selectRunningCount(state) > 0);
  // Asking the browser takes milliseconds: once is enough.
  const [canOffer, setCanOffer] = useState(attention.canAsk);
  if (!isRunning || !canOffer) return null;
  const offer = () => {
    setCanOffer(false);
    dispatch(notificationsWanted());
    focusHeading();
  };
  return (
    <Button kind="quiet" data-print="never" onClick={offer}>
      Notify me
    </Button>
  );
}

function RefreshButton() {
  const dispatch = useDispatch();
  return (
    <IconButton
      icon={RefreshCw}
      label="Refresh"
      data-print="never"
      isBusy={useSelector(selectIsReading)}
      onClick={() => dispatch(historyWanted())}
    />
  );
}

const selectIsReading = (state: RootPart): boolean => selectHistory(state).status === 'loading';

const Line = styled.span`
  display: inline-flex;
  gap: var(--space-1);
  align-items: center;
  font: var(--type-table);
  color: var(--text-secondary);
`;
