import * as appTexts from '@/config/texts/appTexts';
import type { LoanData, LoanHeader, LockedAus } from './loan';

/** What the loan info strip shows for an unknown value. */
const NOT_YET_KNOWN = '---';

const LOCKED_AUS: Record<LockedAus, string> = { du: 'DU', lp: 'LP', other: appTexts.otherSystem };

/** Returns the name of the underwriting system that the loan is locked to. @spec NAV-25, NAV-26, NAV-27, DAT-19 */
export const lockedAusLabel = (locked: LockedAus | null | undefined): string =>
  locked == null ? NOT_YET_KNOWN : LOCKED_AUS[locked];

export const LOAN_NUMBER = appTexts.loanNumber;

/** Returns the fields of the loan info strip, in order; unknown values are '---'. */
export const loanStrip = (header?: LoanHeader, data?: LoanData): { label: string; value: string }[] => [
  { label: LOAN_NUMBER, value: header?.loanNumber ?? NOT_YET_KNOWN },
  { label: appTexts.primaryBorrower, value: header?.borrowerName ?? NOT_YET_KNOWN },
  { label: appTexts.loanStage, value: header?.loanStage ?? NOT_YET_KNOWN },
  { label: appTexts.product, value: data?.productName ?? data?.productMoniker ?? NOT_YET_KNOWN },
  { label: appTexts.channel, value: data?.businessChannel ?? NOT_YET_KNOWN },
  { label: appTexts.lockedAus, value: lockedAusLabel(header?.lockedAus) },
];
