import * as comparisonTexts from '@/features/history/comparisonTexts';
import { decimalSum } from '@/lib/format';
import { money, percent } from '@/lib/amounts';
import type { AusDataSet, CreditDetail, HistoryItem } from '@/features/requests/api/contract/history';
import { groupBy } from '@/lib/byKey';
import { hasReport } from '@/features/requests/rules/historyItem';

export interface DataSetRow {
  label: string;
  /** The formatted value; null when it is missing. */
  value: string | null;
  /** The numeric value, used to compute changes. */
  amount: number | null;
  unit: 'dollars' | 'points' | 'months' | 'text';
}

/** The data set as labeled values, in display order. @spec HIS-35, HIS-37, DAT-9 @empty null, also all of them */
export function dataSetRows(data: AusDataSet | null): DataSetRow[] {
  return [
    words(comparisonTexts.productCode, data?.productMoniker),
    words(comparisonTexts.propAddress, data && addressOf(data)),
    words(comparisonTexts.propType, data?.residencyType),
    words(comparisonTexts.loanPurpose, data?.purposeType),
    words(comparisonTexts.refiPurpose, data?.refinancePurpose),
    words(comparisonTexts.submittedUsing, data?.submittedUsing),
    months(comparisonTexts.loanTerm, data?.amortizationTerm),
    points(comparisonTexts.interestRate, data?.interestRate),
    points(comparisonTexts.qualifyingRate, data?.qualifyingRate),
    points(DTI, data?.dti),
    dollars(comparisonTexts.totalPayments, data?.totalPayments),
    dollars(comparisonTexts.totalProposedHousing, data?.totalProposedHousing),
    dollars(comparisonTexts.totalIncome, data?.totalIncome),
    dollars(comparisonTexts.purchasePrice, data?.purchasePrice),
    dollars(comparisonTexts.appraisedValue, data?.appraisedValue),
    dollars(comparisonTexts.loanAmount, data?.baseLoanAmount),
    dollars(comparisonTexts.totalLoanAmount, data && totalLoanAmount(data)),
    dollars(comparisonTexts.subFinancingAmount, data?.subordinateFinancing),
    dollars(comparisonTexts.lineAmount, data?.secondLineAmount),
    dollars(comparisonTexts.drawAmount, data?.initialDrawAmount),
  ];
}

/** The specification's name for the debt-to-income ratio. */
export const DTI = comparisonTexts.dti;

/** The base amount plus the financed insurance or funding fee. @spec HIS-38 @empty null without a base amount */
const totalLoanAmount = ({ baseLoanAmount, financedPremium }: AusDataSet): number | null =>
  baseLoanAmount === null ? null : decimalSum(baseLoanAmount, financedPremium ?? 0);

/** Joins the known parts of an address: '118 Alder Ct, Boise, ID 83702'. @spec HIS-65 @empty null without any part */
const addressOf = ({ street, city, state, zip }: AusDataSet): string | null =>
  joined([street, city, joined([state, zip], ' ')], ', ');

function joined(parts: readonly (string | null)[], between: string): string | null {
  const given = parts.filter((part) => part !== null);
  return given.length === 0 ? null : given.join(between);
}

type Given<Value> = Value | null | undefined;

export const words = (label: string, text: Given<string>): DataSetRow => ({
  label,
  value: text ?? null,
  amount: null,
  unit: 'text',
});

const numeric =
  (unit: DataSetRow['unit'], format: (amount: number) => string) =>
  (label: string, given: Given<number>): DataSetRow => {
    const amount = Number.isFinite(given) ? (given ?? null) : null;
    return { label, value: amount === null ? null : format(amount), amount, unit };
  };

const dollars = numeric('dollars', money);
const points = numeric('points', percent);
const months = numeric('months', String);

/**
 * Returns the credit details of a request without duplicates, because every service of a multi request repeats them. If
 * any previous report was joint, only primary borrowers appear.
 * @spec HIS-33
 * @empty also if a report was joint and no borrower is primary
 */
export function creditDetailsOf(items: readonly HistoryItem[]): CreditDetail[] {
  const sent = items.flatMap(({ creditDetail }) => creditDetail);
  const reported = new Set(sent.filter(hasReport).map(borrowerOf));
  // A service that failed early sends the borrower without the report that another service sent.
  const kept = sent.filter((detail) => hasReport(detail) || !reported.has(borrowerOf(detail)));
  const details = [...groupBy(kept, identityOf).values()].map(withJoint);
  const isJoint = sent.some(({ previousReportWasJoint }) => previousReportWasJoint === true);
  return isJoint ? details.filter(({ isPrimary }) => isPrimary) : details;
}

/** One service may send what another leaves out. */
function withJoint(repeated: readonly [CreditDetail, ...CreditDetail[]]): CreditDetail {
  const flags = repeated.flatMap(({ previousReportWasJoint }) => previousReportWasJoint ?? []);
  return { ...repeated[0], previousReportWasJoint: flags.includes(true) || (flags[0] ?? null) };
}

/** The key includes `isPrimary`, because a father and a son may share an application and a name. */
const borrowerOf = ({ applicationId, borrowerName, isPrimary }: CreditDetail): string =>
  JSON.stringify([applicationId, borrowerName, isPrimary]);

const identityOf = (detail: CreditDetail): string =>
  JSON.stringify([borrowerOf(detail), detail.encryptedCreditReportDocumentId]);
