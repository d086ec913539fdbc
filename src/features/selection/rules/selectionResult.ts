import { isFailed, isProcessing, isStopped, saysError, type HistoryItem } from '@/features/requests/rules/historyItem';
import type { SentFindings } from '@/features/findings/reader/findings';
import type { AusSystem } from '@/features/loan/rules/aus';
import { isCasefile, isService, SERVICES } from '@/features/request/rules/services';
import type { Remote } from '@/lib/remote';

/** The result of one underwriting service in a run. Null: the API did not send the value. */
export interface SelectionResult {
  key: string;
  requestId: string;
  /** The id to load relief and its messages; null until the service responds. */
  responseId: string | null;
  system: AusSystem | null;
  /** DU, LPA, LPA-C, or the name that the API sent. */
  ausRequestType: string;
  isLPThroughCaliber: boolean;
  /** DU's casefile or LPA's key. */
  casefileId: string | null;
  auLoanIdentifier: string | null;
  status: string;
  recommendation: string | null;
  purchaseEligibility: string | null;
  isRecommended: boolean;
  isSelected: boolean;
  isWaterfallLogicApplied: boolean;
  waterfallReasons: string[];
  isAppraisalWaived: boolean | null;
  /** The waiver's name, such as 'ACE'. */
  appraisalWaiverType: string | null;
  appraisalWaiverText: string | null;
  findingsDocumentId: string | null;
  error: string | null;
  /** ISO 8601 as received; may be an invalid date. */
  requestDate: string | null;
  submissionNumber: number | null;
  productMoniker: string | null;
  /** Percentages. */
  dti: number | null;
  ltv: number | null;
  cltv: number | null;
  /** US dollars. */
  fundsToVerify: number | null;
  reservesMonths: number | null;
  conditionCount: number | null;
  /** The API reports that the loan has changed since the run. */
  isOutOfDate: boolean;
  /** The engine's messages, if the service sends them with the result. */
  findings: SentFindings['messages'] | null;
}

export type ResultState = 'processing' | 'failed' | 'stopped' | 'usable';

/** Whether a service runs, failed, was stopped without findings, or has findings. @spec HIS-63 */
export function resultStateOf(result: Pick<SelectionResult, 'status' | 'error' | 'recommendation'>): ResultState {
  if (isProcessing(result)) return 'processing';
  if (saysError(result)) return 'failed';
  if (isStopped(result)) return 'stopped';
  return result.recommendation === null && result.error !== null ? 'failed' : 'usable';
}

/** True for results that were read after all services of their run had answered. */
export const areFinal = ({ status, value = [] }: Remote<SelectionResult[]>): boolean =>
  status === 'ready' && !value.some(isProcessing);

/** LPA, direct or through a servicer, whatever name the service gives the run. */
export const isLpa = ({
  system,
  ausRequestType: service,
}: Pick<SelectionResult, 'system' | 'ausRequestType'>): boolean =>
  system === null ? service.startsWith('LPA') : isService(system) && !isCasefile(system);

/** The only place that shows LPA-N, where the API sends the servicer's flag; others show LPA-C. @spec APP-5 */
export const columnHeading = ({
  ausRequestType: service,
  isLPThroughCaliber: isThroughServicer,
}: SelectionResult): string => (isThroughServicer && service === SERVICES.lp_thru_cal.label ? 'LPA-N' : service);

export const isUsable = (result: SelectionResult): boolean => resultStateOf(result) === 'usable';

/** Returns the outcome in the service's words: the recommendation, else the status. @empty null without both */
export const outcomeOf = ({ recommendation, status }: SelectionResult): string | null =>
  recommendation ?? (status === '' ? null : status);

/** True for the same service of a run. A row without an id of its own matches by request and system. */
export const isSameService = (result: SelectionResult, item: HistoryItem): boolean =>
  item.key === result.key ||
  (item.uiOnlyRequestId === null && item.requestId === result.requestId && isSameSystem(result, item));

/** A missing system id matches any system. A result has the id of LPA for LPA through a servicer if the API sent that. */
const isSameSystem = (result: SelectionResult, item: HistoryItem): boolean =>
  (result.system ?? item.system) === (item.system ?? result.system) || result.ausRequestType === item.ausRequestType;

/** What History knows about a result that is not loaded. The status carries the outcome; the rest is null. */
export const resultFromHistory = (item: HistoryItem): SelectionResult => ({
  key: item.key,
  requestId: item.requestId,
  responseId: null,
  system: item.system,
  ausRequestType: item.ausRequestType ?? 'AUS',
  isLPThroughCaliber: item.isLPThroughCaliber,
  casefileId: item.casefileId,
  auLoanIdentifier: null,
  // A row can have failed whatever its status says.
  status: isFailed(item) ? 'Error' : item.status,
  recommendation: null,
  purchaseEligibility: null,
  isRecommended: item.isRecommended,
  isSelected: item.isSelected,
  isWaterfallLogicApplied: item.isWaterfallLogicApplied,
  waterfallReasons: [],
  isAppraisalWaived: null,
  appraisalWaiverType: null,
  appraisalWaiverText: null,
  findingsDocumentId: item.findingsDocumentId,
  error: item.error,
  requestDate: item.requestDate,
  submissionNumber: null,
  productMoniker: null,
  dti: null,
  ltv: null,
  cltv: null,
  fundsToVerify: null,
  reservesMonths: null,
  conditionCount: null,
  isOutOfDate: false,
  findings: null,
});
