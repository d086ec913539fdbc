import * as comparisonTexts from '@/features/history/comparisonTexts';
import { decimalSum, money, percent } from '@/lib/format';
import type { AusDataSet } from '@/features/requests/api/contract/history';

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
