import { GSE_REQUEST_FAILED } from '@/config/messages';
import * as selectionTexts from '@/features/selection/texts';
import { statusTone } from '@/features/loan/rules/statusTone';
import type { SelectionResult } from '@/features/selection/api/contract/selection';
import type { RunStep } from '@/features/request/api/contract/orders';
import { isFailed, isProcessing, isStopped, saysError } from '@/features/runs/rules/historyItem';
import { isCasefile, isService, SERVICES } from '@/features/loan/rules/services';
import type { Remote } from '@/lib/remote';
import type { HistoryItem } from '@/features/runs/api/contract/history';

type ResultState = 'processing' | 'failed' | 'stopped' | 'usable';

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
export const isLpa = ({ system, ausRequestType }: Pick<SelectionResult, 'system' | 'ausRequestType'>): boolean =>
  system === null ? ausRequestType.startsWith('LPA') : isService(system) && !isCasefile(system);

/** The only place that shows LPA-N, where the API sends the servicer's flag; others show LPA-C. @spec APP-5 */
export const columnHeading = ({ ausRequestType: service, isLPThroughCaliber }: SelectionResult): string =>
  isLPThroughCaliber && service === SERVICES.lp_thru_cal.label ? 'LPA-N' : service;

export const isUsable = (result: SelectionResult): boolean => resultStateOf(result) === 'usable';

/** Returns the outcome in the service's words: the recommendation, else the status. @empty null without both */
export const outcomeOf = ({ recommendation, status }: SelectionResult): string | null =>
  recommendation ?? (status === '' ? null : status);

/** True for the same service of a run. A row without an id of its own matches by request and system. */
export const isSameService = (result: SelectionResult, item: HistoryItem): boolean =>
  item.key === result.key ||
  (item.uiOnlyRequestId === null && item.requestId === result.requestId && isSameSystem(result, item));

/**
 * A missing system id matches any system. A result has the id of LPA for LPA through a servicer if the API sent that.
 */
const isSameSystem = (result: SelectionResult, item: HistoryItem): boolean =>
  (result.system ?? item.system) === (item.system ?? result.system) || result.ausRequestType === item.ausRequestType;

const NOT_LOADED = {
  responseId: null,
  auLoanIdentifier: null,
  recommendation: null,
  purchaseEligibility: null,
  waterfallReasons: [],
  isAppraisalWaived: null,
  appraisalWaiverType: null,
  appraisalWaiverText: null,
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
} satisfies Partial<SelectionResult>;

/** What History knows about a result that is not loaded. The status carries the outcome; the rest is null. */
export const resultFromHistory = (item: HistoryItem): SelectionResult => ({
  ...item,
  ...NOT_LOADED,
  ausRequestType: item.ausRequestType ?? 'AUS',
  // A row can have failed whatever its status says.
  status: isFailed(item) ? 'Error' : item.status,
});

/**
 * Returns the outcome on one line: the service's own text, completed by an eligibility that it sent separately. If the
 * two contradict each other, both are shown.
 * @shape such as 'Approve/Eligible' or 'Accept / Eligible'
 * @empty null without an outcome
 */
export function outcomeLine(result: SelectionResult): string | null {
  const outcome = outcomeOf(result);
  const { purchaseEligibility } = result;
  if (outcome === null || purchaseEligibility === null) return outcome;
  const eligibility = outcome.split('/')[1]?.trim();
  if (eligibility === undefined) return `${outcome} / ${purchaseEligibility}`;
  return eligibility === purchaseEligibility
    ? outcome
    : selectionTexts.contradictoryOutcome(outcome, purchaseEligibility);
}

/** Returns the tone of an outcome. An approved loan that is not eligible for sale is amber. */
export function outcomeTone(result: SelectionResult): ReturnType<typeof statusTone> {
  const tone = statusTone(outcomeOf(result) ?? '');
  return tone === 'ok' && result.purchaseEligibility !== null
    ? statusTone(`approve ${result.purchaseEligibility}`)
    : tone;
}

/** The service's own text about the appraisal, else the waiver flag in words. @empty null without both */
export function appraisalLine(result: SelectionResult): string | null {
  if (result.appraisalWaiverText !== null) return result.appraisalWaiverText;
  if (result.isAppraisalWaived === null) return null;
  return result.isAppraisalWaived ? selectionTexts.waiverOffered(result.appraisalWaiverType) : selectionTexts.noWaiver;
}

/** Its own text, else the default of a failed request. @spec HIS-23 @empty null while it runs, and with findings */
export function problemText(result: SelectionResult): string | null {
  switch (resultStateOf(result)) {
    case 'failed':
      return result.error ?? GSE_REQUEST_FAILED;
    case 'stopped':
      return result.error;
    case 'processing':
    case 'usable':
      return null;
  }
}

const TONES = new Map<string, 'ok' | 'info' | 'error'>([
  ['complete', 'ok'],
  ['active', 'info'],
  ['error', 'error'],
]);

export const stepTone = ({ state }: Pick<RunStep, 'state'>): 'ok' | 'info' | 'error' | 'neutral' =>
  TONES.get(state.toLowerCase()) ?? 'neutral';
