import { GSE_REQUEST_FAILED } from '@/config/messages';
import { statusTone } from '@/domain/loan/statusTone';
import { isLpa, outcomeOf, standingOf, type SelectionResult } from './selectionResult';

export interface OutcomePart {
  label: string;
  value: string;
}

/**
 * An outcome split into what it really says: DU a recommendation and an eligibility, LPA a risk class and a purchase eligibility.
 *
 * @shape the wording services use, such as 'Approve/Eligible' or 'Accept / Ineligible'
 * @empty a part that the service did not word is left out
 */
export function outcomeParts(result: SelectionResult): OutcomePart[] {
  const [first = '', second = ''] = (outcomeOf(result) ?? '').split('/').map((part) => part.trim());
  return [
    { label: isLpa(result) ? 'Risk class' : 'Recommendation', value: first },
    { label: isLpa(result) ? 'Purchase eligibility' : 'Eligibility', value: result.purchaseEligibility ?? second },
  ].filter(({ value }) => value !== '');
}

/** The tone of an outcome; what was approved but may not be sold is amber. */
export function outcomeTone(result: SelectionResult): ReturnType<typeof statusTone> {
  const tone = statusTone(outcomeOf(result) ?? '');
  return tone === 'ok' && result.purchaseEligibility !== null
    ? statusTone(`approve ${result.purchaseEligibility}`)
    : tone;
}

/**
 * What the result means for the appraisal: the service's own words, else what the waiver flag says.
 *
 * @empty neither was delivered: null
 */
export function appraisalLine(result: SelectionResult): string | null {
  if (result.appraisalWaiverText !== null) return result.appraisalWaiverText;
  if (result.isAppraisalWaived === null) return null;
  return result.isAppraisalWaived
    ? `${result.appraisalWaiverType ?? 'Appraisal waiver'} offered`
    : 'Appraisal required';
}

/**
 * What a service that gave no findings says: its own text, else the default text of a failed request.
 *
 * @source Specification §8, status Error with empty text
 * @empty a service that is at work or gave findings has nothing to say: null
 */
export function troubleText(result: SelectionResult): string | null {
  switch (standingOf(result)) {
    case 'failed':
      return result.error ?? GSE_REQUEST_FAILED;
    case 'stopped':
      return result.error;
    case 'processing':
    case 'usable':
      return null;
  }
}
