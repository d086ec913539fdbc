import { isCreditImport } from '@/domain/loan/aus';

/** Credit pulled alone, one underwriting system, or several at once. */
export type RequestKind = 'credit' | 'single' | 'multi';

/** One service's row of a past request (specification §3, history item). Null means not delivered. */
export interface HistoryItem {
  /** The row's own identity, unique in the loan's history. */
  key: string;
  requestId: string;
  /** A multi service row's own id, which its downloads ask for. */
  uiOnlyRequestId: string | null;
  /** Null when the request is not part of a multi request. */
  multiAusRequestId: string | null;
  kind: RequestKind | null;
  /** DU, LPA, LPA-C, Credit, or the service's own word. */
  service: string | null;
  ausRequestTypeId: number | null;
  /** ISO 8601 as delivered; may be no date at all. */
  requestDate: string | null;
  receivedOn: string | null;
  /** Processing, Error, Validation, Cancel; anything else is the outcome in the service's words. */
  status: string;
  isError: boolean;
  error: string | null;
  isRecommended: boolean;
  isSelected: boolean;
  isWaterfallApplied: boolean;
  isGseSoftCreditPull: boolean;
  casefileId: string | null;
  submittedBy: string | null;
  findingsDocumentId: string | null;
  /** The raw request may be downloaded. */
  hasAusIntegration: boolean;
  linkedRequestId: string | null;
  creditDetails: CreditDetail[];
  ausDataSet: AusDataSet | null;
}

/** Credit of one borrower of a past request. */
export interface CreditDetail {
  applicationId: string | null;
  borrowerName: string | null;
  previousReportWasJoint: boolean;
  previousAutoCopyLiabilities: boolean;
  isPrimary: boolean;
  encryptedCreditReportDocumentId: string | null;
}

export interface DuFinding {
  type: string | null;
  name: string | null;
  borrowerName: string | null;
}

/** The loan as it was submitted: rates and ratios in percent, amounts in US dollars, the term in months. */
export interface AusDataSet {
  productMoniker: string | null;
  street: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  residencyType: string | null;
  purposeType: string | null;
  refinancePurpose: string | null;
  submittedUsing: string | null;
  amortizationTerm: number | null;
  interestRate: number | null;
  qualifyingRate: number | null;
  dti: number | null;
  totalPayments: number | null;
  totalProposedHousing: number | null;
  totalIncome: number | null;
  purchasePrice: number | null;
  appraisedValue: number | null;
  baseLoanAmount: number | null;
  financedPremium: number | null;
  subordinateFinancing: number | null;
  secondLineAmount: number | null;
  initialDrawAmount: number | null;
  hasDuFindingCodes: boolean;
  duFindings: DuFinding[];
}

/** By its kind, or by the request that it is part of: either may be missing. */
export const isMulti = ({ kind, multiAusRequestId }: Pick<HistoryItem, 'kind' | 'multiAusRequestId'>): boolean =>
  kind === 'multi' || multiAusRequestId !== null;

/** Anything but credit pulled alone, which the service tells by the kind or by the id of its option. */
export const isUnderwriting = ({ kind, ausRequestTypeId }: Pick<HistoryItem, 'kind' | 'ausRequestTypeId'>): boolean =>
  kind !== 'credit' && !isCreditImport(ausRequestTypeId);

type OfStatus = Pick<HistoryItem, 'status'>;

/** Statuses with a meaning of their own; every other text is a finished run's outcome. */
export const isProcessing = ({ status }: OfStatus): boolean => status === 'Processing';
export const isStopped = ({ status }: OfStatus): boolean => status === 'Validation' || status === 'Cancel';
export const saysError = ({ status }: OfStatus): boolean => status === 'Error';
export const isFailed = (item: HistoryItem): boolean => item.isError || saysError(item);
/** Ended with nothing to show for it. */
export const isFruitless = (item: HistoryItem): boolean => isFailed(item) || isStopped(item);
