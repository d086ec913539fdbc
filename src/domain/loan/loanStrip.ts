import * as loanTexts from '@/config/texts/loanTexts';
import type { LoanData, LoanHeader, LockedAus } from './loan';

/** What the loan info strip shows for an unknown value. */
const NOT_YET_KNOWN = '---';

const LOCKED_AUS: Record<LockedAus, string> = { du: 'DU', lp: 'LP', other: loanTexts.otherSystem };

/** Returns the name of the underwriting system that the loan is locked to. @spec NAV-25, NAV-26, NAV-27, DAT-19 */
export const lockedAusLabel = (locked: LockedAus | null | undefined): string =>
  locked == null ? NOT_YET_KNOWN : LOCKED_AUS[locked];

export const LOAN_NUMBER = loanTexts.loanNumber;

/** Returns the fields of the loan info strip, in order; unknown values are '---'. */
export const loanStrip = (header?: LoanHeader, data?: LoanData): { label: string; value: string }[] => [
  { label: LOAN_NUMBER, value: header?.loanNumber ?? NOT_YET_KNOWN },
  { label: loanTexts.primaryBorrower, value: header?.borrowerName ?? NOT_YET_KNOWN },
  { label: loanTexts.loanStage, value: header?.loanStage ?? NOT_YET_KNOWN },
  { label: loanTexts.product, value: data?.productName ?? data?.productMoniker ?? NOT_YET_KNOWN },
  { label: loanTexts.channel, value: data?.businessChannel ?? NOT_YET_KNOWN },
  { label: loanTexts.lockedAus, value: lockedAusLabel(header?.lockedAus) },
];
