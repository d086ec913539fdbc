import * as appTexts from '@/config/texts/appTexts';
import type { LoanData, LoanHeader } from '@/features/loan/api/contract/loan';

const NOT_YET_KNOWN = '---';

const LOCKED_AUS: Readonly<Record<number, string>> = { 2: 'DU', 3: 'LP', 4: appTexts.otherSystem };

/** Returns the name of the underwriting system that the loan is locked to. @spec NAV-25, NAV-26, NAV-27, DAT-19 */
export const lockedAusLabel = (lockedAusRequestTypeId: number | null = null): string =>
  LOCKED_AUS[lockedAusRequestTypeId ?? 0] ?? NOT_YET_KNOWN;

export const LOAN_NUMBER = appTexts.loanNumber;

export const loanStrip = (header?: LoanHeader, data?: LoanData): { label: string; value: string }[] => [
  { label: LOAN_NUMBER, value: header?.loanNumber ?? NOT_YET_KNOWN },
  { label: appTexts.primaryBorrower, value: header?.borrowerName ?? NOT_YET_KNOWN },
  { label: appTexts.loanStage, value: header?.loanStage ?? NOT_YET_KNOWN },
  { label: appTexts.product, value: data?.productName ?? data?.productMoniker ?? NOT_YET_KNOWN },
  { label: appTexts.channel, value: data?.businessChannel ?? NOT_YET_KNOWN },
  { label: appTexts.lockedAus, value: lockedAusLabel(header?.lockedAusRequestTypeId) },
];
