import { enumerated } from '@/config/listed';
import { counted } from '@/lib/format';

export const percentagePoints = (amount: string): string => `${amount} percentage points`;
export const months = (amount: number): string => `${amount} months`;
export const findingCode = 'DU finding code';

export const heading = (earlier: string, later: string): string => `Request ${earlier} compared with request ${later}`;
export const notWhy = 'This list shows what changed between the two runs, not why a service responded as it did.';
export const onlyDifferences = 'Only differences';

export const sameDataSets = 'The two data sets are the same.';
export const noDataSets = 'No submitted values were delivered.';
export const nothingElse = 'No other submitted value changed.';
export const fieldsCaption = 'Inputs and results of both runs';
export const inputs = 'Inputs';
export const results = 'Results';
/** In one row while no result is loaded. */
export const reliefAndFigures = 'Relief, waiver, conditions';
export const messages = 'Messages';
export const notLoadedWhy = (runs: readonly string[]): string =>
  `Not loaded: relief loads when Selection shows the run, messages load with its findings. Missing: ${enumerated(runs)}.`;
export const field = 'Field';
export const change = 'Change';

export const findingCodesHeading = 'DU finding codes';
export const findingsCaption = 'DU finding codes of both runs';
export const where = 'Where';
export const inBoth = 'In both';
export const newIn = 'New in #';
export const onlyIn = 'Only in #';

export const sameFindings = (count: number): string => `Both runs have the same ${counted(count, 'finding code')}.`;

export const tray = 'Runs to compare';
export const pickAnother = 'Pick another run to compare';
export const against = 'against';
export const compare = 'Compare';
export const clear = 'Clear';
export const picked = (run: string): string => `${run} is picked. Pick another run to compare.`;
export const bothPicked = (one: string, other: string): string => `${one} and ${other} are picked.`;

export const unchanged = 'unchanged';
export const changed = 'changed';
export const copy = 'Copy';
export const print = 'Print';

/** Labels of the AUS data set by their fields, in display order. */
export const dataSet = {
  productMoniker: 'Product Code',
  address: 'Prop Address',
  residencyType: 'Prop Type',
  purposeType: 'Loan Purpose',
  refinancePurpose: 'Refi Purpose',
  submittedUsing: 'Submitted Using',
  amortizationTerm: 'Loan Term',
  interestRate: 'Interest Rate',
  qualifyingRate: 'Qualifying Rate',
  dti: 'DTI-1003',
  totalPayments: 'Total Payments',
  totalProposedHousing: 'Total Proposed Housing',
  totalIncome: 'Total Income',
  purchasePrice: 'Purchase Price',
  appraisedValue: 'Appraised Value',
  baseLoanAmount: 'Loan Amount',
  totalLoanAmount: 'Total Loan Amount',
  subordinateFinancing: 'Sub Financing Amount',
  secondLineAmount: 'Line Amount',
  initialDrawAmount: 'Draw Amount',
};
