import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { HistoryItem } from '@/domain/history/historyItem';
import { creditPullLabel, kindLabel, rowName } from '@/domain/history/historyLabels';
import type { RequestGroup } from '@/domain/history/historyRows';
import { isComparable } from '@/domain/history/previousRun';
import type { ColumnId, HistoryColumn } from '@/features/history/historyColumns';
import { selectSelectedServiceKey } from '@/features/history/historySlice';
import { comparisonTicked, requestToggled, selectIsCompared } from '@/features/history/historyViewSlice';
import type { RootPart } from '@/features/history/rootPart';
import { Checkbox } from '@/ui/Checkbox';
import { CopyText } from '@/ui/CopyText';
import { IconButton } from '@/ui/IconButton';
import { MissingValue } from '@/ui/MissingValue';
import { ActionsCell, DateCell, OutcomeCell, ReportCell } from './RequestCells';

interface RequestRowProps {
  readonly item: HistoryItem;
  readonly group: RequestGroup;
  readonly isFirst: boolean;
  readonly isOpen: boolean;
  readonly columns: readonly HistoryColumn[];
  readonly canDownload: boolean;
}

/** One service of a request. */
export function RequestRow({ item, columns, ...rest }: RequestRowProps) {
  const isSelected = useSelector(selectSelectedServiceKey) === item.key;
  return (
    <tr data-selected={isSelected ? '' : undefined}>
      <td data-print="never">
        <CompareTick item={item} />
      </td>
      {columns.map(({ id }) => (
        <td key={id} data-column={id}>
          {CELLS[id]({ item, ...rest })}
        </td>
      ))}
    </tr>
  );
}

type CellInput = Omit<RequestRowProps, 'columns'>;

const CELLS: Record<ColumnId, (input: CellInput) => ReactNode> = {
  request: ({ isFirst, group, isOpen }) => isFirst && <RequestToggle group={group} isOpen={isOpen} />,
  creditPull: ({ item }) => creditPullLabel(item),
  ausType: ({ item }) => kindLabel(item) ?? <MissingValue />,
  aus: ({ item }) => item.service ?? <MissingValue />,
  casefile: ({ item }) =>
    item.casefileId === null || item.casefileId === '' ? (
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
    item.submittedBy === null || item.submittedBy === '' ? (
      <MissingValue />
    ) : (
      <span title={item.submittedBy}>{item.submittedBy}</span>
    ),
  outcome: ({ item }) => <OutcomeCell item={item} />,
  report: ({ item }) => <ReportCell item={item} />,
  actions: ({ item, canDownload }) => <ActionsCell item={item} canDownload={canDownload} />,
};

function RequestToggle({ group, isOpen }: { readonly group: RequestGroup; readonly isOpen: boolean }) {
  const dispatch = useDispatch();
  return (
    <>
      <IconButton
        icon={ChevronRight}
        label={`Request ${group.requestId} details`}
        hasTooltip={false}
        aria-expanded={isOpen}
        onClick={() => dispatch(requestToggled(group.id))}
      />
      {group.requestId}
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
