/** The privilege and the phase that determine the columns (specification §2 and §6). */
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
 * @source Specification §2: "Credit Pull Type, only in phase 2 or 3", "Received, only with canViewRecievedDate"
 * @source Specification §2: "Second reading (headings)", "Request #, AUS, CaseFile ID"
 * @source Specification §6: "canViewRecievedDate"
 */
export const columnsFor = ({ hasSoftPull, canViewReceivedDate }: ColumnRules): HistoryColumn[] => [
  { id: 'request', heading: 'Request #', isOptional: false },
  ...(hasSoftPull ? [{ id: 'creditPull', heading: 'Credit Pull Type', isOptional: true } as const] : []),
  { id: 'ausType', heading: hasSoftPull ? 'AUS Type' : 'Type', isOptional: true },
  { id: 'aus', heading: 'AUS', isOptional: false },
  { id: 'casefile', heading: 'CaseFile ID', isOptional: true },
  { id: 'sent', heading: 'Sent', isOptional: true },
  ...(canViewReceivedDate ? [{ id: 'received', heading: 'Received', isOptional: true } as const] : []),
  { id: 'submitter', heading: 'Submitter', isOptional: true },
  { id: 'outcome', heading: 'Outcome', isOptional: false },
  { id: 'dti', heading: 'DTI', isOptional: true },
  { id: 'dtiChange', heading: 'DTI change', isOptional: true },
  { id: 'report', heading: 'Report', isOptional: false },
  { id: 'actions', heading: 'Actions', isOptional: false },
];

/** Figures are aligned by their decimals. */
export const isFigure = (column: ColumnId): boolean => column === 'dti' || column === 'dtiChange';
