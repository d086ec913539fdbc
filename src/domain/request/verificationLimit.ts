import * as loanTexts from '@/config/texts/loanTexts';
import * as requestTexts from '@/config/texts/requestTexts';
import type { DigitalVerification } from './digitalVerification';

/**
 * Which systems accept a report. A file of its own: the other rules run before the wording is known.
 * @empty null if no system is known to refuse it
 */
export function limitOf({ isEligibleForDu, isEligibleForLpa }: DigitalVerification): string | null {
  if (isEligibleForDu === false && isEligibleForLpa === false) return loanTexts.forNoService;
  if (isEligibleForLpa === false) return isEligibleForDu === true ? loanTexts.forDuOnly : requestTexts.notForLpa;
  if (isEligibleForDu === false) return isEligibleForLpa === true ? loanTexts.forLpaOnly : requestTexts.notForDu;
  return null;
}
