import { columns } from '@/config/texts/historyTexts';

/** The privilege and the phase that determine the columns. */
export interface ColumnRules {
  /** Soft-pull phase 2 or 3 is on. */
  hasSoftPull: boolean;
  canViewReceivedDate: boolean;
}

export type ColumnId =
  | 'request'
  | 'creditPull'
  | 'ausType'
  | 'aus'
  | 'casefile'
  | 'sent'
  | 'received'
  | 'submitter'
  | 'outcome'
  | 'dti'
  | 'dtiChange'
  | 'report'
  | 'actions';

export interface HistoryColumn {
  id: ColumnId;
  heading: string;
  /** The user can hide the column. */
  isOptional: boolean;
}

/**
 * Returns the columns of the history, in order.
 *
 * @spec HIS-4, HIS-11, HIS-6, HIS-14
 */
export const columnsFor = ({ hasSoftPull, canViewReceivedDate }: ColumnRules): HistoryColumn[] => [
  { id: 'request', heading: columns.request, isOptional: false },
  ...(hasSoftPull ? [{ id: 'creditPull', heading: columns.creditPull, isOptional: true } as const] : []),
  { id: 'ausType', heading: hasSoftPull ? columns.ausType : columns.type, isOptional: true },
  { id: 'aus', heading: columns.aus, isOptional: false },
  { id: 'casefile', heading: columns.casefile, isOptional: true },
  { id: 'sent', heading: columns.sent, isOptional: true },
  ...(canViewReceivedDate ? [{ id: 'received', heading: columns.received, isOptional: true } as const] : []),
  { id: 'submitter', heading: columns.submitter, isOptional: true },
  { id: 'outcome', heading: columns.outcome, isOptional: false },
  { id: 'dti', heading: columns.dti, isOptional: true },
  { id: 'dtiChange', heading: columns.dtiChange, isOptional: true },
  { id: 'report', heading: columns.report, isOptional: false },
  { id: 'actions', heading: columns.actions, isOptional: false },
];

/** Figures are aligned by their decimals. */
export const isFigure = (column: ColumnId): boolean => column === 'dti' || column === 'dtiChange';
