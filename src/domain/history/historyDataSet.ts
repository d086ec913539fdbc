import { money, percent } from '@/lib/format';
import type { AusDataSet } from './historyItem';

/** One line of the AUS data set. */
export interface DataSetRow {
  label: string;
  /** As shown; null is missing. */
  value: string | null;
  /** The number behind it, for telling by how much it moved. */
  amount: number | null;
  unit: 'dollars' | 'points' | 'months' | 'text';
}

/**
 * The AUS data set as labelled values, in the order in which they are shown.
 *
 * @source Specification §2, "Expanded row"; currency en-US USD (§9)
 * @empty a missing value is null; without a data set every value is
 */
export function dataSetRows(data: AusDataSet | null): DataSetRow[] {
  return [
    words('Product Code', data?.productMoniker),
    words('Prop Address', data && addressOf(data)),
    words('Prop Type', data?.residencyType),
    words('Loan Purpose', data?.purposeType),
    words('Refi Purpose', data?.refinancePurpose),
    words('Submitted Using', data?.submittedUsing),
    months('Loan Term', data?.amortizationTerm),
    points('Interest Rate', data?.interestRate),
    points('Qualifying Rate', data?.qualifyingRate),
    points(DTI, data?.dti),
    dollars('Total Payments', data?.totalPayments),
    dollars('Total Proposed Housing', data?.totalProposedHousing),
    dollars('Total Income', data?.totalIncome),
    dollars('Purchase Price', data?.purchasePrice),
    dollars('Appraised Value', data?.appraisedValue),
    dollars('Loan Amount', data?.baseLoanAmount),
    dollars('Total Loan Amount', data && totalLoanAmount(data)),
    dollars('Sub Financing Amount', data?.subordinateFinancing),
    dollars('Line Amount', data?.secondLineAmount),
    dollars('Draw Amount', data?.initialDrawAmount),
  ];
}

/** The specification's name for the debt-to-income ratio. */
export const DTI = 'DTI-1003';

/**
 * The base loan amount plus what of the mortgage insurance or funding fee is financed.
 *
 * @source Specification §2: "base loan amount plus financed PMI/MIP/funding fee when present"
 * @empty without a base amount there is no total
 */
const totalLoanAmount = ({ baseLoanAmount, financedPremium }: AusDataSet): number | null =>
  baseLoanAmount === null ? null : baseLoanAmount + (financedPremium ?? 0);

/** '118 Alder Ct, Boise, ID 83702', of the parts that are there. @empty none is: null */
const addressOf = ({ street, city, state, zip }: AusDataSet): string | null =>
  joined([street, city, joined([state, zip], ' ')], ', ');

function joined(parts: readonly (string | null)[], between: string): string | null {
  const given = parts.filter((part) => part !== null);
  return given.length === 0 ? null : given.join(between);
}

type Given<Value> = Value | null | undefined;

const words = (label: string, text: Given<string>): DataSetRow => ({
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
