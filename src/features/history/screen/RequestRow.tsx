import { memo, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import * as historyTexts from '@/config/texts/historyTexts';
import { isFigure, type ColumnId, type HistoryColumn } from '@/domain/history/historyColumns';
import type { HistoryItem } from '@/domain/history/historyItem';
import { creditPullLabel, kindLabel, rowName } from '@/domain/history/historyLabels';
import { selectSelectedServiceKey } from '@/features/history/state/historySlice';
import { requestToggled, selectIsRequestOpen } from '@/features/history/state/historyViewSlice';
import type { RootState } from '@/lib/rootState';
import { CopyText } from '@/ui/CopyText';
import { DetailToggle } from '@/ui/DetailRow';
import { MissingValue } from '@/ui/MissingValue';
import { DtiCell, DtiChangeCell } from './DtiCells';
import { ActionsCell, DateCell, OutcomeCell, ReportCell } from './RequestCells';

interface RequestRowProps {
  readonly item: HistoryItem;
  /** The latest date of the request, which its services share. */
  readonly latestDate: string | null;
  /** The group id on the first row of a request, which contains the toggle; null on the other rows. */
  readonly toggles: string | null;
  readonly columns: readonly HistoryColumn[];
  readonly canDownload: boolean;
}

/**
 * One service of a request. Re-renders only when that service changes.
 *
 * @source Specification §2: "First reading: request id with an expand toggle", "Casefile id", "Submitted By; Status"
 */
export const RequestRow = memo(function RequestRow({ item, columns, ...rest }: RequestRowProps) {
  const isSelected = useSelector((state: RootState) => selectSelectedServiceKey(state) === item.key);
  return (
    <tr data-selected={isSelected ? '' : undefined}>
      {columns.map(({ id, heading }) => (
        <td
          key={id}
          data-column={id}
          data-label={id === 'actions' ? undefined : heading}
          data-align={isFigure(id) ? 'end' : undefined}
        >
          {CELLS[id]({ item, isSelected, ...rest })}
        </td>
      ))}
    </tr>
  );
});

interface CellInput extends Omit<RequestRowProps, 'columns'> {
  /** This is the service whose findings count for the loan. */
  readonly isSelected: boolean;
}

const CELLS: Record<ColumnId, (input: CellInput) => ReactNode> = {
  request: ({ item, toggles }) => toggles !== null && <RequestToggle groupId={toggles} requestId={item.requestId} />,
  creditPull: ({ item }) => creditPullLabel(item),
  ausType: ({ item }) => kindLabel(item) ?? <MissingValue />,
  aus: ({ item }) => item.service ?? <MissingValue />,
  casefile: ({ item }) =>
    item.casefileId === null ? (
      <MissingValue />
    ) : (
      <CopyText text={item.casefileId} what={historyTexts.casefileIdOf(rowName(item))} />
    ),
  sent: ({ item, toggles, latestDate, canDownload }) => (
    <DateCell
      item={item}
      date={item.requestDate}
      kind="Request"
      canDownload={canDownload}
      sharedDate={latestDate}
      isRepeated={toggles === null}
    />
  ),
  received: ({ item, canDownload }) => (
    <DateCell item={item} date={item.receivedOn} kind="Response" canDownload={canDownload} />
  ),
  submitter: ({ item }) =>
    item.submittedBy === null ? <MissingValue /> : <span title={item.submittedBy}>{item.submittedBy}</span>,
  outcome: ({ item }) => <OutcomeCell item={item} />,
  dti: ({ item }) => <DtiCell item={item} />,
  dtiChange: ({ item }) => <DtiChangeCell item={item} />,
  report: ({ item }) => <ReportCell item={item} />,
  actions: ({ item, isSelected, canDownload }) => (
    <ActionsCell item={item} isSelected={isSelected} canDownload={canDownload} />
  ),
};

interface RequestToggleProps {
  readonly groupId: string;
  readonly requestId: string;
}

function RequestToggle({ groupId, requestId }: RequestToggleProps) {
  const dispatch = useDispatch();
  const isOpened = useSelector((state: RootState) => selectIsRequestOpen(state, groupId));
  return (
    <>
      <DetailToggle
        name={historyTexts.request(requestId)}
        isExpanded={isOpened}
        onToggle={() => dispatch(requestToggled(groupId))}
      />
      {requestId}
    </>
  );
}
