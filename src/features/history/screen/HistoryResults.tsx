import { memo } from 'react';
import { useSelector, useDispatch } from 'react-redux';
import * as historyTexts from '@/features/history/texts';
import { type RequestGroup, pageOf } from '@/features/runs/rules/historyRows';
import { directionOf, type HistoryColumn, sortValueOf } from '@/features/history/rules/historySort';
import { selectSelectedServiceKey } from '@/features/runs/historySlice';
import {
  selectIsRequestOpen,
  allResultsPressed,
  moreResultsPressed,
  selectShown,
} from '@/features/history/state/historyViewSlice';
import type { RootState } from '@/lib/rootState';
import { ErrorArea } from '@/ui/FailureNotice';
import { lazyComponent } from '@/ui/lazyComponent';
import { MissingValue } from '@/ui/Delivered';
import { CardTable } from '@/ui/Table';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { TableColumn } from './historyColumns';
import type { CellInput } from './RequestCells';
import { linkedHighlight } from './useRequestLink';
import { HISTORY_PAGE_SIZE } from '@/config/constants';
import { Button, LinkButton } from '@/ui/Button';
import { useIsPrinting } from '@/ui/useIsPrinting';
import { WhatChanged } from './later';
import { hasNoResult, isUnderwriting } from '@/features/runs/rules/historyItem';

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

interface HistoryTableProps {
  readonly caption: string;
  readonly groups: readonly RequestGroup[];
  readonly columns: readonly TableColumn[];
  readonly sort: string;
  readonly onSort: (column: HistoryColumn) => void;
  readonly canDownload: boolean;
}

function HistoryTable({ caption, groups, columns, sort, onSort, ...rest }: HistoryTableProps) {
  return (
    <CardTable className="history-table" data-sticky {...linkedHighlight}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <ColumnHeading key={column.id} {...{ column, sort, onSort }} />
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <RequestRows key={group.id} {...{ group, columns }} {...rest} />
      ))}
    </CardTable>
  );
}

type ColumnHeadingProps = Pick<HistoryTableProps, 'sort' | 'onSort'> & { readonly column: HistoryColumn };

const ColumnHeading = ({ column, sort, onSort }: ColumnHeadingProps) => {
  const { id, heading, isHeadingHidden, isFigure } = column;
  return (
    <th scope="col" data-column={id} data-align={isFigure ? 'end' : undefined} aria-sort={directionOf(sort, column)}>
      {isHeadingHidden ? (
        <VisuallyHidden>{heading}</VisuallyHidden>
      ) : sortValueOf(column) === undefined ? (
        <span>{heading}</span>
      ) : (
        <button className="sort-button" type="button" onClick={() => onSort(column)}>
          {heading}
        </button>
      )}
    </th>
  );
};

type RequestRowProps = Omit<CellInput, 'isSelected'> & Pick<HistoryTableProps, 'columns'>;

/** One service of a request. Re-renders only when that service changes. */
const RequestRow = memo(function RequestRow({ item, columns, ...rest }: RequestRowProps) {
  const isSelected = useSelector((state: RootState) => selectSelectedServiceKey(state) === item.key);
  return (
    <tr data-selected={isSelected ? '' : undefined}>
      {columns.map(({ id, heading, isHeadingHidden, isFigure, cell }) => (
        <td
          key={id}
          data-column={id}
          data-label={isHeadingHidden ? undefined : heading}
          data-align={isFigure ? 'end' : undefined}
        >
          {cell({ item, isSelected, ...rest }) ?? <MissingValue />}
        </td>
      ))}
    </tr>
  );
});

type RequestRowsProps = Pick<HistoryTableProps, 'columns' | 'canDownload'> & { readonly group: RequestGroup };

/** A request: one row per service, with details below when expanded. Re-renders only when the request changes. */
const RequestRows = memo(function RequestRows({ group, columns, canDownload }: RequestRowsProps) {
  return (
    <tbody id={group.id} data-group data-links={group.linkedIds.join(' ')}>
      {group.items.map((item, index) => (
        <RequestRow
          // Ids can repeat, and the first service may be listed last.
          key={`${item.key} ${group.items.slice(0, index).filter(({ key }) => key === item.key).length}`}
          toggles={index === 0 ? group.id : null}
          latestDate={group.latestDate}
          {...{ item, columns, canDownload }}
        />
      ))}
      {group.items.some(isUnderwriting) && <ChangedLine group={group} columnCount={columns.length} />}
      <OpenedDetail group={group} columnCount={columns.length} />
    </tbody>
  );
});

/** One line of a known height: its words follow the first rows. Opened, the details say all of it but an error. */
function ChangedLine({ group, columnCount }: OpenedDetailProps) {
  const isOpened = useSelector((state: RootState) => selectIsRequestOpen(state, group.id));
  if (isOpened && !group.items.some(hasNoResult)) return null;
  return (
    <tr data-detail="line">
      <td />
      <td colSpan={columnCount - 1}>
        <div>
          <WhatChanged group={group} />
        </div>
      </td>
    </tr>
  );
}

/** Closed at first, so its code loads after the first rows. */
const RequestDetail = lazyComponent(
  async () => (await import('./onDemand')).RequestDetail,
  ({ group }) => <span>{historyTexts.detailsFailed(group.requestId)}</span>,
);

type OpenedDetailProps = Pick<RequestRowsProps, 'group'> & { readonly columnCount: number };

/** Reads its own expanded state, so that expanding it doesn't re-render the rows above. */
function OpenedDetail({ group, columnCount }: OpenedDetailProps) {
  const isOpened = useSelector((state: RootState) => selectIsRequestOpen(state, group.id));
  if (!isOpened) return null;
  return (
    <tr data-detail>
      <td colSpan={columnCount}>
        <ErrorArea name="requestDetail" message={historyTexts.detailsFailed(group.requestId)}>
          <RequestDetail group={group} />
        </ErrorArea>
      </td>
    </tr>
  );
}
