import { GSE_REQUEST_FAILED } from '@/config/messages';
import * as selectionTexts from '@/config/texts/selectionTexts';
import { statusTone } from '@/domain/loan/statusTone';
import { isLpa, outcomeOf, resultStateOf, type SelectionResult } from './selectionResult';

export interface OutcomePart {
  label: string;
  value: string;
}

/**
 * Splits an outcome into its parts: for DU a recommendation and an eligibility, for LPA a risk class and a purchase
 * eligibility.
 *
 * @shape the services' wording, such as 'Approve/Eligible' or 'Accept / Ineligible'
 * @empty a part without text is left out
 */
export function outcomeParts(result: SelectionResult): OutcomePart[] {
  const [first = '', second = ''] = (outcomeOf(result) ?? '').split('/').map((part) => part.trim());
  return [
    { label: isLpa(result) ? selectionTexts.riskClass : selectionTexts.recommendation, value: first },
    {
      label: isLpa(result) ? selectionTexts.purchaseEligibility : selectionTexts.eligibility,
      value: result.purchaseEligibility ?? second,
    },
  ].filter(({ value }) => value !== '');
}

/** Returns the tone of an outcome. An approved loan that is not eligible for sale is amber. */
export function outcomeTone(result: SelectionResult): ReturnType<typeof statusTone> {
  const tone = statusTone(outcomeOf(result) ?? '');
  return tone === 'ok' && result.purchaseEligibility !== null
    ? statusTone(`approve ${result.purchaseEligibility}`)
    : tone;
}

/**
 * Returns what the result means for the appraisal: the service's own text, else the waiver flag as text.
 *
 * @empty null without both
 */
export function appraisalLine(result: SelectionResult): string | null {
  if (result.appraisalWaiverText !== null) return result.appraisalWaiverText;
  if (result.isAppraisalWaived === null) return null;
  return result.isAppraisalWaived
    ? selectionTexts.waiverOffered(result.appraisalWaiverType ?? selectionTexts.waiver)
    : selectionTexts.appraisalRequired;
}

/**
 * Returns the message of a service without findings: its own text, else the default text of a failed request.
 *
 * @source Specification §8: "Error with empty text"
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
