import * as loanTexts from '@/config/texts/loanTexts';
import * as requestTexts from '@/config/texts/requestTexts';
import type { DigitalVerification } from './digitalVerification';

/**
 * Returns a note about the systems that accept a report. In a file of its own, because the
 * other rules of a report run before the wording is known.
 * @empty null when no system is known to refuse it
 */
export function limitOf({ isEligibleForDu, isEligibleForLpa }: DigitalVerification): string | null {
  if (isEligibleForDu === false && isEligibleForLpa === false) return loanTexts.forNoService;
  if (isEligibleForLpa === false) return isEligibleForDu === true ? loanTexts.forDuOnly : requestTexts.notForLpa;
  if (isEligibleForDu === false) return isEligibleForLpa === true ? loanTexts.forLpaOnly : requestTexts.notForDu;
  return null;
}
