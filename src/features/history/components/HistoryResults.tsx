import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { pageOf, type RequestGroup } from '@/domain/history/historyRows';
import type { HistoryColumn } from '@/features/history/historyColumns';
import { moreResultsPressed, selectShown } from '@/features/history/historyViewSlice';
import { useIsPrinting } from '@/features/history/useIsPrinting';
import { Button } from '@/ui/Button';
import { HistoryTable } from './HistoryTable';

interface HistoryResultsProps {
  readonly groups: readonly RequestGroup[];
  readonly columns: readonly HistoryColumn[];
  readonly canDownload: boolean;
  readonly isCompact: boolean;
}

/** A page of requests after the other; on paper all of them, opened (specification §4, "Display order"). */
export function HistoryResults({ groups, ...table }: HistoryResultsProps) {
  const dispatch = useDispatch();
  const isPrinting = useIsPrinting();
  const shown = useSelector(selectShown);
  const { visible, hasMore } = pageOf(groups, isPrinting ? groups.length : shown);
  return (
    <Card>
      <HistoryTable groups={visible} isAlwaysOpen={isPrinting} {...table} />
      {hasMore && (
        <More data-print="never">
          <Button onClick={() => dispatch(moreResultsPressed())}>Load More Results</Button>
          <span>
            showing {visible.length} of {groups.length}
          </span>
        </More>
      )}
    </Card>
  );
}

const Card = styled.div`
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: var(--radius-card);

  /* Where the page is one column, the wide table scrolls inside its card. */
  @media screen and (max-width: 767px) {
    overflow-x: auto;
  }
`;

const More = styled.div`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  justify-content: center;
  padding: var(--space-3);
  color: var(--text-secondary);
  border-top: 1px solid var(--border);
`;
