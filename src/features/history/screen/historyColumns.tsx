import type { ReactNode } from 'react';
import * as historyTexts from '@/features/history/texts';
import { dtiOf } from '@/features/history/rules/dtiChanges';
import { reportRank } from '@/features/history/rules/historyAction';
import { creditPullLabel, dateCell, kindLabel, rowName } from '@/features/runs/rules/historyItem';
import type { HistoryColumn } from '@/features/history/rules/historySort';
import { orNull, ratio } from '@/lib/format';
import { momentOf } from '@/lib/moment';
import { CopyText } from '@/ui/CopyText';
import { Delivered } from '@/ui/Delivered';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import { CompareTick } from './CompareTick';
import {
  ActionsCell,
  type CellInput,
  DateCell,
  DtiChangeCell,
  OutcomeCell,
  ReportCell,
  RequestToggle,
} from './RequestCells';

interface ColumnRules {
  /** Soft-pull phase 2 or 3 is on. */
  hasSoftPull: boolean;
  canViewReceivedDate: boolean;
}

export interface TableColumn extends HistoryColumn {
  /** @empty null shows '--' */
  cell: (input: CellInput) => ReactNode;
}

// Destructured, the bundler would keep every text of the module here.
const columns = historyTexts.columns;

export const columnsFor = ({ hasSoftPull, canViewReceivedDate }: ColumnRules): TableColumn[] => [
  {
    id: 'request',
    heading: columns.request,
    isHighestFirst: true,
    value: ({ group }) => group.requestId,
    cell: ({ item, toggles }) => toggles !== null && <RequestToggle groupId={toggles} requestId={item.requestId} />,
  },
  ...(hasSoftPull ? [{ id: 'creditPull', heading: columns.creditPull, ...text(creditPullLabel) }] : []),
  { id: 'ausType', heading: hasSoftPull ? columns.ausType : columns.type, ...text(kindLabel) },
  { id: 'aus', heading: columns.aus, ...text(({ ausRequestType }) => ausRequestType) },
  {
    id: 'casefile',
    heading: columns.casefile,
    value: ({ item }) => item.casefileId,
    cell: ({ item }) =>
      item.casefileId && <CopyText text={item.casefileId} what={historyTexts.casefileIdOf(rowName(item))} />,
  },
  {
    id: 'sent',
    heading: columns.sent,
    isHighestFirst: true,
    sortValue: ({ group }) => momentOf(group.latestDate),
    csvValue: ({ item }) => dateCell(item.requestDate),
    cell: (input) => <DateCell {...input} kind="Request" sharedDate={input.latestDate} />,
  },
  ...(canViewReceivedDate ? [RECEIVED] : []),
  {
    id: 'submitter',
    heading: columns.submitter,
    value: ({ item }) => item.submittedBy,
    cell: ({ item: { submittedBy } }) =>
      submittedBy && (
        <span title={submittedBy} data-hint={submittedBy}>
          <Delivered text={submittedBy} most={60} />
        </span>
      ),
  },
  {
    id: 'outcome',
    heading: columns.outcome,
    value: ({ item }) => item.status,
    cell: ({ item }) => <OutcomeCell item={item} />,
  },
  {
    id: 'dti',
    heading: columns.dti,
    isFigure: true,
    isHighestFirst: true,
    sortValue: ({ item }) => dtiOf(item),
    cell: ({ item }) => orNull(ratio(dtiOf(item))),
  },
  {
    id: 'dtiChange',
    heading: columns.dtiChange,
    isFigure: true,
    isHighestFirst: true,
    value: ({ change }) => change?.change ?? null,
    cell: ({ item }) => <DtiChangeCell item={item} />,
  },
  {
    id: 'report',
    heading: columns.report,
    sortValue: ({ item }) => reportRank(item),
    cell: ({ item }) => <ReportCell item={item} />,
  },
  { id: 'compare', heading: columns.compare, cell: ({ item }) => <CompareTick item={item} /> },
  {
    id: 'actions',
    heading: columns.actions,
    isHeadingHidden: true,
    cell: (input) => <ActionsCell {...input} />,
  },
];

const RECEIVED: TableColumn = {
  id: 'received',
  heading: columns.received,
  isHighestFirst: true,
  sortValue: ({ item }) => momentOf(item.receivedOn),
  csvValue: ({ item }) => dateCell(item.receivedOn),
  cell: (input) => <DateCell {...input} kind="Response" sharedDate={input.item.receivedOn} />,
};

const text = (valueOf: (item: HistoryItem) => string | null): Pick<TableColumn, 'value' | 'cell'> => ({
  value: ({ item }) => valueOf(item),
  cell: ({ item }) => valueOf(item),
});
