import type * as v from 'valibot';
import type { ausDataSet } from '@/api/contract/history';
import type { DuFinding } from '@sandbox/world/duFindings';
import { dtiOf, housingOf, totalPaymentsOf } from '@sandbox/world/facts';
import type { Loan, Run } from '@sandbox/world/model';

/** Returns the loan data that the run submitted, with the finding codes that DU returned. */
export const ausDataSetOf = (
  { property }: Loan,
  { facts }: Run,
  findings: readonly DuFinding[],
): v.InferOutput<typeof ausDataSet> => ({
  productMoniker: facts.productMoniker,
  ...property,
  residencyType: facts.residency,
  purposeType: facts.purpose,
  refinancePurpose: facts.refinancePurpose,
  submittedUsing: facts.valueBasis,
  amortizationTerm: facts.term,
  interestRate: facts.rate,
  qualifyingRate: facts.qualifyingRate,
  dti: dtiOf(facts),
  totalPayments: totalPaymentsOf(facts),
  totalProposedHousing: housingOf(facts),
  totalIncome: facts.monthlyIncome,
  purchasePrice: facts.purchasePrice,
  appraisedValue: facts.value,
  baseLoanAmount: facts.loanAmount,
  pmimipffFinanced: facts.financedFee,
  subordinateFinancing: facts.subordinateLien,
  secondLineAmount: facts.creditLine,
  initialDrawAmount: facts.initialDraw,
  showlnkDUFindingCodesAttribute: findings.length > 0,
  duFindings: [...findings],
});
