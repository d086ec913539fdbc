import { daysUntil } from '@/lib/daysUntil';
import type { DigitalVerification } from '@/features/request/api/contract/requestSetup';
import * as laterTexts from '@/config/texts/laterTexts';
import * as requestTexts from '@/features/request/texts';

/**
 * Returns the key under which a draft stores whether the order includes a report. Drafts go into session storage, so
 * the key leaves out the report number. Reports with equal keys share one choice, and a report with a new date needs a
 * new choice.
 */
export const verificationKey = ({
  borrowerId,
  verificationSystem: system,
  verificationType: type,
  asOfDate,
}: DigitalVerification): string => [borrowerId, system, type, asOfDate ?? ''].join(' ');

/** A report is valid on its last day. */
export const isExpired = ({ expiresOn }: DigitalVerification, now: number): boolean =>
  (daysUntil(expiresOn, now) ?? 0) < 0;

/** Complete and not expired: the order includes it by default. The user can include others. */
export const isUsable = (verification: DigitalVerification, now: number): boolean =>
  verification.status === 'Complete' && !isExpired(verification, now);

/** Returns which systems accept a report. @empty null if no system is known to refuse it */
export function limitOf({ isEligibleForDu, isEligibleForLpa }: DigitalVerification): string | null {
  if (isEligibleForDu === false && isEligibleForLpa === false) return laterTexts.forNoService;
  if (isEligibleForLpa === false) return isEligibleForDu === true ? laterTexts.forDuOnly : requestTexts.notForLpa;
  if (isEligibleForDu === false) return isEligibleForLpa === true ? laterTexts.forLpaOnly : requestTexts.notForDu;
  return null;
}
