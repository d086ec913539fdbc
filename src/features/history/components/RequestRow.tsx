import { memo, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { HistoryItem } from '@/domain/history/historyItem';
import { creditPullLabel, kindLabel, rowName } from '@/domain/history/historyLabels';
import { isComparable } from '@/domain/history/previousRun';
import type { ColumnId, HistoryColumn } from '@/domain/history/historyColumns';
import { selectSelectedServiceKey } from '@/features/history/historySlice';
import {
  comparisonTicked,
  requestToggled,
  selectIsCompared,
  selectIsRequestOpen,
} from '@/features/history/historyViewSlice';
import type { RootPart } from '@/features/history/rootPart';
import { Checkbox } from '@/ui/Checkbox';
import { CopyText } from '@/ui/CopyText';
import { DetailToggle } from '@/ui/DetailRow';
import { MissingValue } from '@/ui/MissingValue';
import { ActionsCell, DateCell, OutcomeCell, ReportCell } from './RequestCells';

interface RequestRowProps {
  readonly item: HistoryItem;
  /** The request that this row is the first of, with the toggle; null on its other rows. */
  readonly toggles: string | null;
  /** Open whatever the reader chose, as when printing. */
  readonly isAlwaysOpen: boolean;
  readonly columns: readonly HistoryColumn[];
  readonly canDownload: boolean;
}

/** One service of a request. Drawn again only when that service itself changed. */
export const RequestRow = memo(function RequestRow({ item, columns, ...rest }: RequestRowProps) {
  const isSelected = useSelector((state: RootPart) => selectSelectedServiceKey(state) === item.key);
  return (
    <tr data-selected={isSelected ? '' : undefined}>
      <td data-print="never">
        <CompareTick item={item} />
      </td>
      {columns.map(({ id }) => (
        <td key={id} data-column={id}>
          {CELLS[id]({ item, isSelected, ...rest })}
        </td>
      ))}
    </tr>
  );
});

interface CellInput extends Omit<RequestRowProps, 'columns'> {
  /** The service whose findings count for the loan. */
  readonly isSelected: boolean;
}

const CELLS: Record<ColumnId, (input: CellInput) => ReactNode> = {
  request: ({ item, toggles, isAlwaysOpen }) =>
    toggles !== null && <RequestToggle groupId={toggles} requestId={item.requestId} isAlwaysOpen={isAlwaysOpen} />,
  creditPull: ({ item }) => creditPullLabel(item),
  ausType: ({ item }) => kindLabel(item) ?? <MissingValue />,
  aus: ({ item }) => item.service ?? <MissingValue />,
  casefile: ({ item }) =>
    item.casefileId === null ? (
      <MissingValue />
    ) : (
      <CopyText text={item.casefileId} what={`casefile id of ${rowName(item)}`} />
    ),
  sent: ({ item, canDownload }) => (
    <DateCell item={item} date={item.requestDate} kind="Request" canDownload={canDownload} />
  ),
  received: ({ item, canDownload }) => (
    <DateCell item={item} date={item.receivedOn} kind="Response" canDownload={canDownload} />
  ),
  submitter: ({ item }) =>
    item.submittedBy === null ? <MissingValue /> : <span title={item.submittedBy}>{item.submittedBy}</span>,
  outcome: ({ item }) => <OutcomeCell item={item} />,
  report: ({ item }) => <ReportCell item={item} />,
  actions: ({ item, isSelected, canDownload }) => (
    <ActionsCell item={item} isSelected={isSelected} canDownload={canDownload} />
  ),
};

interface RequestToggleProps {
  readonly groupId: string;
  readonly requestId: string;
  readonly isAlwaysOpen: boolean;
}

function RequestToggle({ groupId, requestId, isAlwaysOpen }: RequestToggleProps) {
  const dispatch = useDispatch();
  const isOpened = useSelector((state: RootPart) => selectIsRequestOpen(state, groupId));
  return (
    <>
      <DetailToggle
        name={`Request ${requestId}`}
        isExpanded={isOpened || isAlwaysOpen}
        onToggle={() => dispatch(requestToggled(groupId))}
      />
      {requestId}
    </>
  );
}

function CompareTick({ item }: { readonly item: HistoryItem }) {
  const dispatch = useDispatch();
  const isTicked = useSelector((state: RootPart) => selectIsCompared(state, item.key));
  if (!isComparable(item)) return null;
  return (
    <Checkbox
      label={`Compare ${rowName(item)}`}
      isLabelHidden
      isChecked={isTicked}
      onChange={() => dispatch(comparisonTicked(item.key))}
    />
  );
}
