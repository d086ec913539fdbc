import { memo, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import * as appTexts from '@/config/texts/appTexts';
import * as historyTexts from '@/config/texts/historyTexts';
import { dtiAsFigure, dtiInWords, dtiOf } from '@/domain/history/dtiChanges';
import { type ColumnId, type HistoryColumn, isFigure } from '@/domain/history/historyColumns';
import type { HistoryItem } from '@/domain/history/historyItem';
import { creditPullLabel, kindLabel, rowName } from '@/domain/history/historyLabels';
import type { RequestGroup } from '@/domain/history/historyRows';
import { selectDtiChanges, selectSelectedServiceKey } from '@/features/history/state/historySlice';
import { requestToggled, selectIsRequestOpen } from '@/features/history/state/historyViewSlice';
import { ratio } from '@/lib/format';
import type { RootState } from '@/lib/rootState';
import { CopyText } from '@/ui/CopyText';
import { DetailRow, DetailToggle } from '@/ui/DetailRow';
import { ErrorArea } from '@/ui/ErrorArea';
import { Delivered } from '@/ui/Delivered';
import { MissingValue } from '@/ui/MissingValue';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { lazyComponent } from '@/ui/lazyComponent';
import { ActionsCell, DateCell, OutcomeCell, ReportCell } from './RequestCells';

/** The change against the previous run of the same underwriting system: an arrow to see, words to hear. */
function DtiChangeCell({ item }: { readonly item: HistoryItem }) {
  const change = useSelector((state: RootState) => selectDtiChanges(state)[item.key]);
  if (change === undefined) return <MissingValue />;
  const words = dtiInWords(change);
  return (
    <>
      <span aria-hidden title={words}>
        {dtiAsFigure(change)}
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}

interface RequestRowProps {
  readonly item: HistoryItem;
  /** The latest date of the request, which its services share. */
  readonly latestDate: string | null;
  /** The group id on the first row of a request, which contains the toggle; null on the other rows. */
  readonly toggles: string | null;
  readonly columns: readonly HistoryColumn[];
  readonly canDownload: boolean;
}

/** One service of a request. Re-renders only when that service changes. */
const RequestRow = memo(function RequestRow({ item, columns, ...rest }: RequestRowProps) {
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
  sent: ({ item, latestDate, canDownload }) => (
    <DateCell item={item} date={item.requestDate} kind="Request" canDownload={canDownload} sharedDate={latestDate} />
  ),
  received: ({ item, canDownload }) => (
    <DateCell item={item} date={item.receivedOn} kind="Response" canDownload={canDownload} />
  ),
  submitter: ({ item }) =>
    item.submittedBy === null ? (
      <MissingValue />
    ) : (
      <span title={item.submittedBy}>
        <Delivered text={item.submittedBy} most={60} />
      </span>
    ),
  outcome: ({ item }) => <OutcomeCell item={item} />,
  dti: ({ item }) => (dtiOf(item) === null ? <MissingValue /> : ratio(dtiOf(item))),
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
      <span>{requestId}</span>
    </>
  );
}

interface RequestRowsProps {
  readonly group: RequestGroup;
  readonly columns: readonly HistoryColumn[];
  readonly canDownload: boolean;
}

/** A request: one row per service, with details below when expanded. Re-renders only when the request changes. */
export const RequestRows = memo(function RequestRows({ group, columns, canDownload }: RequestRowsProps) {
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
      <OpenedDetail group={group} columnCount={columns.length} />
    </tbody>
  );
});

/** Closed at first, so its code loads after the first rows. */
const RequestDetail = lazyComponent(
  appTexts.missingParts.details,
  async () => (await import('./RequestDetail')).RequestDetail,
  ({ group }) => <span>{historyTexts.detailsFailed(group.requestId)}</span>,
);

interface OpenedDetailProps extends Pick<RequestRowsProps, 'group'> {
  readonly columnCount: number;
}

/** Reads its own expanded state, so that expanding it doesn't re-render the rows above. */
function OpenedDetail({ group, columnCount }: OpenedDetailProps) {
  const isOpened = useSelector((state: RootState) => selectIsRequestOpen(state, group.id));
  if (!isOpened) return null;
  return (
    <DetailRow columnCount={columnCount}>
      <ErrorArea name="requestDetail" message={historyTexts.detailsFailed(group.requestId)}>
        <RequestDetail group={group} />
      </ErrorArea>
    </DetailRow>
  );
}
