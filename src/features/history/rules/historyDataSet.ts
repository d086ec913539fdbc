import * as comparisonTexts from '@/features/history/comparisonTexts';
import { decimalSum, ratio } from '@/lib/format';
import { money, percent } from '@/lib/amounts';
import type { AusDataSet, CreditDetail, HistoryItem } from '@/features/runs/api/contract/history';
import { personKey } from '@/features/loan/rules/people';
import { groupBy } from '@/lib/byKey';
import { hasReport } from '@/features/runs/rules/historyItem';

const LABELS = comparisonTexts.dataSet;

type Field = keyof typeof LABELS;

const FORMATS = { dollars: money, rate: percent, ratio, months: String, count: String };

type Unit = keyof typeof FORMATS;

/** Of the numbers that are no dollars. */
const UNITS: Partial<Record<Field, Unit>> = {
  amortizationTerm: 'months',
  interestRate: 'rate',
  qualifyingRate: 'rate',
  dti: 'ratio',
};

/** The data set as labeled values, in display order. @spec HIS-35, HIS-37, DAT-9 @empty null, also all of them */
export function dataSetRows(data: AusDataSet | null) {
  const values = data && { ...data, address: addressOf(data), totalLoanAmount: totalLoanAmount(data) };
  return (Object.keys(LABELS) as Field[]).map((field) =>
    rowOf(field, LABELS[field], values && values[field], UNITS[field]),
  );
}

export type RowId = Field | 'outcome' | 'pull' | 'relief' | 'figure' | 'messages';

export type DataSetRow = ReturnType<typeof rowOf>;

/** A value as it is shown, and the number by which a change is computed. @empty null, also the number of a text */
export function rowOf(id: RowId, label: string, given: string | number | null, unit: Unit = 'dollars') {
  if (typeof given === 'string') return { id, label, value: given, amount: null, unit };
  const amount = given !== null && Number.isFinite(given) ? given : null;
  return { id, label, value: amount === null ? null : FORMATS[unit](amount), amount, unit };
}

/** The base amount plus the financed insurance or funding fee. @spec HIS-38 @empty null without a base amount */
const totalLoanAmount = ({ baseLoanAmount, financedPremium }: AusDataSet): number | null =>
  baseLoanAmount === null ? null : decimalSum(baseLoanAmount, financedPremium ?? 0);

/** Joins the known parts of an address: '118 Alder Ct, Boise, ID 83702'. @spec HIS-65 @empty null without any part */
const addressOf = ({ street, city, state, zip }: AusDataSet): string | null => {
  const region = [state, zip].filter(Boolean).join(' ');
  return [street, city, region].filter(Boolean).join(', ') || null;
};

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
  const details = [...groupBy(kept, identityOf).values()].map(joined);
  const isJoint = sent.some(({ previousReportWasJoint }) => previousReportWasJoint === true);
  return isJoint ? details.filter(({ isPrimary }) => isPrimary) : details;
}

/** One service may send what another leaves out. */
function joined(repeated: readonly [CreditDetail, ...CreditDetail[]]): CreditDetail {
  const flagOf = (name: 'previousReportWasJoint' | 'previousAutoCopyLiabilities'): boolean | null => {
    const flags = repeated.flatMap(({ [name]: flag }) => flag ?? []);
    return flags.includes(true) || (flags[0] ?? null);
  };
  return {
    ...repeated[0],
    previousReportWasJoint: flagOf('previousReportWasJoint'),
    previousAutoCopyLiabilities: flagOf('previousAutoCopyLiabilities'),
  };
}

/** The key includes `isPrimary`, because a father and a son may share an application and a name. */
const borrowerOf = ({ applicationId, borrowerName, isPrimary }: CreditDetail): string =>
  JSON.stringify([applicationId, personKey(borrowerName), isPrimary]);

const identityOf = (detail: CreditDetail): string =>
  JSON.stringify([borrowerOf(detail), detail.encryptedCreditReportDocumentId]);
