import * as loanTexts from '@/config/texts/loanTexts';
import type { DigitalVerification } from './digitalVerification';

/**
 * Returns a note about the systems that accept a report. In a file of its own, because the
 * other rules of a report run before the wording is known.
 *
 * @empty null when both systems accept it
 */
export function limitOf({ isEligibleForDu, isEligibleForLpa }: DigitalVerification): string | null {
  if (isEligibleForDu) return isEligibleForLpa ? null : loanTexts.forDuOnly;
  return isEligibleForLpa ? loanTexts.forLpaOnly : loanTexts.forNoService;
}
