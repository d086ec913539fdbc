export type Purpose = 'Purchase' | 'Refinance' | 'Construction-Permanent';
export type ValueBasis = 'Estimated' | 'Appraised' | 'Purchase Price';

/** The loan data of a submission. Amounts are in US dollars, rates in percent, the term in months. */
export interface Facts {
  productMoniker: string | null;
  purpose: Purpose;
  refinancePurpose: string | null;
  residency: string;
  units: number;
  valueBasis: ValueBasis;
  term: number;
  rate: number;
  qualifyingRate: number;
  monthlyIncome: number;
  monthlyDebts: number;
  purchasePrice: number | null;
  value: number;
  loanAmount: number;
  /** Mortgage insurance or funding fee that is added to the loan. */
  financedFee: number | null;
  subordinateLien: number | null;
  creditLine: number | null;
  initialDraw: number | null;
  reservesMonths: number;
  hasMortgageLates: boolean;
}

/** Facts from which the others follow. */
export type GivenFacts = Pick<Facts, 'productMoniker' | 'loanAmount' | 'value' | 'monthlyIncome'> &
  Partial<Facts> & { dti: number };

/** Creates facts; by default, a purchase of a primary residence over 30 years. Derives the debts from `dti`. */
export function factsWith({ dti, ...given }: GivenFacts): Facts {
  const facts: Facts = {
    purpose: 'Purchase',
    refinancePurpose: null,
    residency: 'Primary Residence',
    units: 1,
    valueBasis: given.purpose === 'Refinance' ? 'Estimated' : 'Purchase Price',
    term: 360,
    rate: 6.375,
    qualifyingRate: given.rate ?? 6.375,
    monthlyDebts: 0,
    purchasePrice: given.purpose === 'Refinance' ? null : given.value,
    financedFee: null,
    subordinateLien: null,
    creditLine: null,
    initialDraw: null,
    reservesMonths: 6,
    hasMortgageLates: false,
    ...given,
  };
  return { ...facts, monthlyDebts: Math.max(0, Math.round((dti / 100) * facts.monthlyIncome - housingOf(facts))) };
}

/** Returns the monthly principal, interest, taxes and insurance. */
export function housingOf({ loanAmount, financedFee, qualifyingRate, term, value }: Facts): number {
  const rate = qualifyingRate / 1_200;
  const payment = ((loanAmount + (financedFee ?? 0)) * rate) / (1 - (1 + rate) ** -term);
  const taxesAndInsurance = (value * 0.011) / 12 + 115;
  return cents(payment + taxesAndInsurance);
}

export const totalPaymentsOf = (facts: Facts): number => cents(housingOf(facts) + facts.monthlyDebts);

export const dtiOf = (facts: Facts): number => hundredths((100 * totalPaymentsOf(facts)) / facts.monthlyIncome);

/** Relative to the lower of price and value. */
export const ltvOf = (facts: Facts): number => hundredths((100 * facts.loanAmount) / securityOf(facts));

export const cltvOf = (facts: Facts): number =>
  hundredths((100 * (facts.loanAmount + (facts.subordinateLien ?? 0))) / securityOf(facts));

/** Returns the down payment, closing costs of three percent, and two months of housing. */
export function fundsToVerifyOf(facts: Facts): number {
  const downPayment = facts.purchasePrice === null ? 0 : Math.max(0, facts.purchasePrice - facts.loanAmount);
  return Math.round(downPayment + facts.loanAmount * 0.03 + 2 * housingOf(facts));
}

const securityOf = ({ purchasePrice, value }: Facts): number => Math.min(purchasePrice ?? value, value);
const hundredths = (value: number): number => Math.round(value * 100) / 100;
const cents = hundredths;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

export const formatDollars = (amount: number): string => dollars.format(amount);
