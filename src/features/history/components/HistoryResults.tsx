import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { HISTORY_PAGE_SIZE } from '@/config/constants';
import { pageOf, type RequestGroup } from '@/domain/history/historyRows';
import type { HistoryColumn } from '@/domain/history/historyColumns';
import { moreResultsPressed, selectShown } from '@/features/history/historyViewSlice';
import { useIsPrinting } from '@/features/history/useIsPrinting';
import { Button } from '@/ui/Button';
import { NARROW } from '@/ui/wide';
import { HistoryTable } from './HistoryTable';

interface HistoryResultsProps {
  /** Those that match the search and the filters. */
  readonly groups: readonly RequestGroup[];
  /** How many requests the loan has. */
  readonly total: number;
  readonly columns: readonly HistoryColumn[];
  readonly canDownload: boolean;
  readonly isCompact: boolean;
}

/** A page of requests after the other; on paper all of them, opened (specification §4, "Display order"). */
export function HistoryResults({ groups, total, ...table }: HistoryResultsProps) {
  const dispatch = useDispatch();
  const isPrinting = useIsPrinting();
  const shown = useSelector(selectShown);
  const { visible, hasMore } = pageOf(groups, isPrinting ? groups.length : shown);
  const isFiltered = groups.length < total;
  const showMore = () => {
    dispatch(moreResultsPressed());
    if (!pageOf(groups, shown + HISTORY_PAGE_SIZE).hasMore) focusWhenDrawn(groups[shown]);
  };
  return (
    <Card>
      <HistoryTable groups={visible} isAlwaysOpen={isPrinting} {...table} />
      {(hasMore || isFiltered) && (
        <More data-print="never">
          {hasMore && <Button onClick={showMore}>Load More Results</Button>}
          <span>
            showing {visible.length} of {groups.length}
            {isFiltered && ` that match, ${total} in all`}
          </span>
        </More>
      )}
    </Card>
  );
}

/** The last page takes the button away: who pressed it goes on at the first request it brought. */
const focusWhenDrawn = (group: RequestGroup | undefined) =>
  requestAnimationFrame(() =>
    document
      .getElementById(group?.id ?? '')
      ?.querySelector('button')
      ?.focus(),
  );

const Card = styled.div`
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: var(--radius-card);

  /* Where the page is one column, the wide table scrolls inside its card, with its hidden words. */
  ${NARROW} {
    position: relative;
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
