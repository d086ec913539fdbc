import type { AusSystem } from '@/features/loan/rules/aus';

/** Credit only, one underwriting system, or several systems. */
export type RequestKind = 'credit' | 'single' | 'multi';

/** One service's row of a past request. Null: the API did not send the value. */
export interface HistoryItem {
  key: string;
  requestId: string;
  /** The row id of a service in a multi request, used for its downloads. */
  uiOnlyRequestId: string | null;
  multiAusRequestId: string | null;
  ausType: RequestKind | null;
  /** DU, LPA, LPA-C, Credit, or the name that the API sent. */
  ausRequestType: string | null;
  system: AusSystem | null;
  isLPThroughCaliber: boolean;
  /** ISO 8601 as received; may be an invalid date. */
  requestDate: string | null;
  receivedOn: string | null;
  /** Processing, Error, Validation or Cancel; any other text is the outcome in the service's words. */
  status: string;
  isError: boolean;
  error: string | null;
  isRecommended: boolean;
  isSelected: boolean;
  isWaterfallLogicApplied: boolean;
  isGseSoftCreditPull: boolean | null;
  casefileId: string | null;
  submittedBy: string | null;
  findingsDocumentId: string | null;
  /** The user can download the raw request. */
  isFinconnectAusIntegrationEnabled: boolean;
  linkedRequestId: string | null;
  /** The key of the order that created the request; null if the service doesn't return it. */
  clientRequestKey: string | null;
  creditDetail: CreditDetail[];
  ausDataSet: AusDataSet | null;
}

export interface CreditDetail {
  applicationId: string | null;
  borrowerName: string | null;
  previousReportWasJoint: boolean | null;
  previousAutoCopyLiabilities: boolean | null;
  isPrimary: boolean;
  encryptedCreditReportDocumentId: string | null;
  /** The model of the report's scores, in the service's words. */
  scoreModel: string | null;
}

export const hasReport = ({ encryptedCreditReportDocumentId }: CreditDetail): boolean =>
  encryptedCreditReportDocumentId !== null;

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

/** True by its kind or by its multi request id: the API may omit either. @spec DAT-2, DAT-7, HIS-63 */
export const isMulti = ({
  ausType: kind,
  multiAusRequestId,
}: Pick<HistoryItem, 'ausType' | 'multiAusRequestId'>): boolean => kind === 'multi' || multiAusRequestId !== null;

/** Returns a key that the services of one order share: they have the id of its multi request. */
export const runKeyOf = ({ multiAusRequestId, requestId }: Pick<HistoryItem, 'multiAusRequestId' | 'requestId'>) =>
  multiAusRequestId ?? `single ${requestId}`;

/** True unless the request is credit only, by its kind or by its option id. */
export const isUnderwriting = ({ ausType: kind, system }: Pick<HistoryItem, 'ausType' | 'system'>): boolean =>
  kind !== 'credit' && system !== 'credit_import_only';

type OfStatus = Pick<HistoryItem, 'status'>;

/** These statuses have a meaning of their own; any other text is the outcome of a finished run. */
export const isProcessing = ({ status }: OfStatus): boolean => status === 'Processing';
export const isStopped = ({ status }: OfStatus): boolean => status === 'Validation' || status === 'Cancel';
export const saysError = ({ status }: OfStatus): boolean => status === 'Error';
export const isFailed = (item: HistoryItem): boolean => item.isError || saysError(item);
export const hasNoResult = (item: HistoryItem): boolean => isFailed(item) || isStopped(item);

/** Returns the id for a row's downloads. @spec API-22 */
export const downloadId = (item: HistoryItem): string =>
  isMulti(item) ? (item.uiOnlyRequestId ?? item.requestId) : item.requestId;
