export const unnamed = 'unnamed';
export const points = (amount: string): string => `${amount} points`;
export const months = (amount: number): string => `${amount} months`;
export const findingCodes = (count: number): string => (count === 1 ? 'DU finding code' : 'DU finding codes');
export const newCodes = (codes: string, list: string): string => `New ${codes}: ${list}.`;
export const removedCodes = (codes: string, list: string): string => `${codes} no longer given: ${list}.`;

export const heading = (earlier: string, later: string): string => `Request ${earlier} compared with request ${later}`;
export const notWhy = 'This list shows what changed between the two runs, not why a service responded as it did.';
export const onlyDifferences = 'Only differences';

export const sameDataSets = 'The two data sets are the same.';
export const nothingElse = 'No other value changed.';
export const fieldsCaption = 'Data sets of both runs';
export const field = 'Field';
export const change = 'Change';

export const findingCodesHeading = 'DU finding codes';
export const findingsCaption = 'DU finding codes of both runs';
export const where = 'Where';
export const inBoth = 'In both';
export const newIn = 'New in #';
export const onlyIn = 'Only in #';

export const sameFindings = (count: number): string => `Both runs have the same ${count} finding codes.`;

export const tray = 'Runs to compare';
export const pickAnother = 'Pick another run to compare';
export const against = 'against';
export const compare = 'Compare';
export const clear = 'Clear';
export const picked = (run: string): string => `${run} is picked. Pick another run to compare.`;
export const bothPicked = (one: string, other: string): string => `${one} and ${other} are picked.`;

export const to = 'to';
export const unchanged = 'unchanged';
export const changed = 'changed';
export const copy = 'Copy';
export const print = 'Print';

/** Labels of the AUS data set. */
export const productCode = 'Product Code';
export const propAddress = 'Prop Address';
export const propType = 'Prop Type';
export const loanPurpose = 'Loan Purpose';
export const refiPurpose = 'Refi Purpose';
export const submittedUsing = 'Submitted Using';
export const loanTerm = 'Loan Term';
export const interestRate = 'Interest Rate';
export const qualifyingRate = 'Qualifying Rate';
export const totalPayments = 'Total Payments';
export const totalProposedHousing = 'Total Proposed Housing';
export const totalIncome = 'Total Income';
export const purchasePrice = 'Purchase Price';
export const appraisedValue = 'Appraised Value';
export const loanAmount = 'Loan Amount';
export const totalLoanAmount = 'Total Loan Amount';
export const subFinancingAmount = 'Sub Financing Amount';
export const lineAmount = 'Line Amount';
export const drawAmount = 'Draw Amount';
export const dti = 'DTI-1003';
