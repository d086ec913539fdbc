import { GSE_REQUEST_FAILED } from '@/config/messages';
import * as selectionTexts from '@/features/selection/texts';
import { statusTone } from '@/features/loan/rules/statusTone';
import type { SelectionResult } from '@/features/selection/api/contract/selection';
import type { RunStep } from '@/features/request/api/contract/orders';
import { outcomeOf, resultStateOf } from './selectionResult';

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

/**
 * Returns the message of a service without findings: its own text, else the default text of a failed request.
 * @spec HIS-23
 * @empty null for a service that is running or has findings
 */
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

const TONES: Readonly<Record<string, 'ok' | 'info' | 'error'>> = { complete: 'ok', active: 'info', error: 'error' };

export const stepTone = ({ state }: Pick<RunStep, 'state'>): 'ok' | 'info' | 'error' | 'neutral' =>
  TONES[state.toLowerCase()] ?? 'neutral';
