import { isProcessing, isStopped, saysError, type HistoryItem } from '@/domain/history/historyItem';

/** What one underwriting service found in a run. Null means not delivered. */
export interface SelectionResult {
  /** The result's own identity within its run. */
  key: string;
  requestId: string;
  /** What relief and its messages are asked by; null when the service has not answered. */
  responseId: string | null;
  ausRequestTypeId: number | null;
  /** DU, LPA, LPA-C, or the service's own word. */
  service: string;
  isThroughServicer: boolean;
  /** DU's casefile or LPA's key. */
  casefileId: string | null;
  auLoanIdentifier: string | null;
  status: string;
  recommendation: string | null;
  purchaseEligibility: string | null;
  isRecommended: boolean;
  isSelected: boolean;
  isWaterfallApplied: boolean;
  /** Why the service stands where it does, in the server's words. */
  waterfallReasons: string[];
  isAppraisalWaived: boolean | null;
  /** The waiver's name, such as 'ACE'. */
  appraisalWaiverType: string | null;
  appraisalWaiverText: string | null;
  findingsDocumentId: string | null;
  error: string | null;
  /** ISO 8601 as delivered; may be no date at all. */
  requestDate: string | null;
  receivedOn: string | null;
  submittedBy: string | null;
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
  /** The service itself says that the loan has changed since. */
  isOutOfDate: boolean;
}

export type ResultStanding = 'processing' | 'failed' | 'stopped' | 'usable';

/**
 * Whether a service is still at work, has failed, stopped without findings, or gave findings to choose from.
 *
 * @source Specification §4, request status values
 */
export function standingOf(result: Pick<SelectionResult, 'status' | 'error' | 'recommendation'>): ResultStanding {
  if (isProcessing(result)) return 'processing';
  if (saysError(result)) return 'failed';
  if (isStopped(result)) return 'stopped';
  return result.recommendation === null && result.error !== null ? 'failed' : 'usable';
}

/** LPA, whichever way it was reached. */
export const isLpa = ({ service }: Pick<SelectionResult, 'service'>): boolean => service.startsWith('LPA');

/**
 * The heading of a service's card, the one place that says LPA-N where all others say LPA-C.
 *
 * @source Specification §1: "labelled LPA-C, or LPA-N in one place"
 */
export const cardHeading = ({ service, isThroughServicer }: SelectionResult): string =>
  isThroughServicer ? 'LPA-N' : service;

export const isUsable = (result: SelectionResult): boolean => standingOf(result) === 'usable';

/**
 * The service's wording of its outcome: the recommendation, else the status.
 *
 * @empty neither gives null
 */
export const outcomeOf = ({ recommendation, status }: SelectionResult): string | null =>
  recommendation ?? (status === '' ? null : status);

/** The row of History that tells of the same service in the same run; without an id of its own, that of its request and system. */
export const isSameService = (result: SelectionResult, item: HistoryItem): boolean =>
  item.key === result.key ||
  (item.uiOnlyRequestId === null && item.requestId === result.requestId && isSameSystem(result, item));

type OfSystem = Pick<SelectionResult, 'ausRequestTypeId'>;

/** A system that was not delivered may be any. */
const isSameSystem = ({ ausRequestTypeId: one }: OfSystem, { ausRequestTypeId: other }: OfSystem): boolean =>
  (one ?? other) === (other ?? one);
