import { useDispatch, useSelector } from 'react-redux';
import { HISTORY_PAGE_SIZE } from '@/config/constants';
import * as historyTexts from '@/features/history/texts';
import { hasCourse } from '@/features/history/rules/dtiChanges';
import { pageOf, type RequestGroup } from '@/features/requests/rules/historyRows';
import { selectDtiPoints } from '@/features/history/state/historySelectors';
import { allResultsPressed, moreResultsPressed, selectShown } from '@/features/history/state/historyViewSlice';
import type { RootState } from '@/lib/rootState';
import { Button, LinkButton } from '@/ui/Button';
import { useIsPrinting } from '@/ui/useIsPrinting';
import { HistoryTable, type HistoryTableProps } from './HistoryTable';
import { DtiStrip } from './later';

interface HistoryResultsProps extends HistoryTableProps {
  /** The loan's requests; `groups` are those that match the search and the filters. */
  readonly total: number;
}

/** The requests, page by page. On paper there are all of them, with the details that are open. */
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
  const showAll = () => {
    dispatch(allResultsPressed());
    focusWhenDrawn(groups[shown]);
  };
  return (
    <div className="card history-card">
      <HistoryTable groups={visible} {...table} />
      {(hasMore || isFiltered) && (
        <div className="history-more" data-print="never">
          {hasMore && <Button onClick={showMore}>{historyTexts.loadMore}</Button>}
          {hasMore && <LinkButton onClick={showAll}>{historyTexts.showAll(groups.length)}</LinkButton>}
          <span>
            {historyTexts.showing(visible.length, groups.length) + (isFiltered ? historyTexts.ofMatching(total) : '')}
          </span>
        </div>
      )}
    </div>
  );
}

/** The last page removes the button, so focus the first request that the press added. */
const focusWhenDrawn = (group: RequestGroup | undefined) =>
  requestAnimationFrame(() =>
    document
      .getElementById(group?.id ?? '')
      ?.querySelector('button')
      // It takes the place of the button, so it is in view; scrolling would lay out the page first.
      ?.focus({ preventScroll: true }),
  );

/** The room of the DTI strip, whose code loads after the first rows. */
export function DtiArea() {
  const hasStrip = useSelector((state: RootState) => hasCourse(selectDtiPoints(state)));
  if (!hasStrip) return null;
  return (
    <div className="card dti-area" data-print="never">
      <DtiStrip />
    </div>
  );
}
