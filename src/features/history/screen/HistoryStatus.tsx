import RefreshCw from 'lucide-react/icons/refresh-cw';
import { memo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as historyTexts from '@/config/texts/historyTexts';
import {
  historyWanted,
  selectCheckedAt,
  selectHistory,
  selectRunningCount,
} from '@/features/history/state/historySlice';
import { clockTime } from '@/lib/format';
import type { RootState } from '@/lib/rootState';
import { IconButton } from '@/ui/IconButton';
import { deferredComponent } from '@/ui/lazyComponent';
import { SpinningIcon } from '@/ui/SpinningIcon';
import { FilePageButton } from './FilePageButton';

const OffersButton = deferredComponent(async () => (await import('./OffersButton')).OffersButton);
const NotifyButton = deferredComponent(async () => (await import('./NotifyButton')).NotifyButton);

/**
 * The age of the history and the running requests. Each part re-renders only for its own changes.
 *
 * @source Specification §2: "with a main spinner and a secondary spinner while loading"
 */
export const HistoryStatus = () => (
  <>
    <Freshness />
    <NotifyButton />
    <RefreshButton />
    <OffersButton />
    <FilePageButton />
  </>
);

function Freshness() {
  const running = useSelector(selectRunningCount);
  const hasChecked = useSelector((state: RootState) => selectCheckedAt(state) !== null);
  const isReading = useSelector(selectIsReading);
  return (
    <Line data-print="never">
      {isReading && hasChecked && <SpinningIcon aria-hidden size={14} />}
      {running > 0 && historyTexts.processing(running)}
      <CheckedAt />
    </Line>
  );
}

const CheckedAt = memo(function CheckedAt() {
  const checkedAt = useSelector(selectCheckedAt);
  return checkedAt === null ? null : historyTexts.checked(clockTime(checkedAt));
});

function RefreshButton() {
  const dispatch = useDispatch();
  return (
    <IconButton
      icon={RefreshCw}
      label={historyTexts.refresh}
      data-print="never"
      isBusy={useSelector(selectIsReading)}
      onClick={() => dispatch(historyWanted())}
    />
  );
}

const selectIsReading = (state: RootState): boolean => selectHistory(state).status === 'loading';

const Line = styled.span`
  display: inline-flex;
  gap: var(--space-1);
  align-items: center;
  font: var(--type-table);
  color: var(--text-secondary);
`;
