import * as appTexts from '@/config/texts/appTexts';
import * as requestTexts from '@/features/request/texts';
import type { DigitalVerification } from '@/features/request/api/contract/requestSetup';

/**
 * Returns which systems accept a report.
 * @empty null if no system is known to refuse it
 */
export function limitOf({ isEligibleForDu, isEligibleForLpa }: DigitalVerification): string | null {
  if (isEligibleForDu === false && isEligibleForLpa === false) return appTexts.forNoService;
  if (isEligibleForLpa === false) return isEligibleForDu === true ? appTexts.forDuOnly : requestTexts.notForLpa;
  if (isEligibleForDu === false) return isEligibleForLpa === true ? appTexts.forLpaOnly : requestTexts.notForDu;
  return null;
}
