export type ProductFamily = 'Conventional' | 'FHA' | 'VA' | 'USDA' | 'Jumbo' | 'Smart Series';

export interface Product {
  name: string;
  family: ProductFamily;
  /** The highest loan amount on one unit, in US dollars. */
  limit: number;
}

const BASELINE = 806_500;
const HIGH_BALANCE = 1_209_750;

const PRODUCTS: Readonly<Record<string, Product>> = {
  CONF30F: { name: 'Conforming 30 Year Fixed', family: 'Conventional', limit: BASELINE },
  CONF15F: { name: 'Conforming 15 Year Fixed', family: 'Conventional', limit: BASELINE },
  'CL1-CONF30': { name: 'CL1 Conforming 30 Year Fixed', family: 'Conventional', limit: BASELINE },
  CP30F: { name: 'Construction-Permanent 30 Year Fixed', family: 'Conventional', limit: BASELINE },
  HB30F: { name: 'High Balance 30 Year Fixed', family: 'Conventional', limit: HIGH_BALANCE },
  HOMEREADY30: { name: 'HomeReady 30 Year Fixed', family: 'Conventional', limit: BASELINE },
  HOMEPOSS30: { name: 'Home Possible 30 Year Fixed', family: 'Conventional', limit: BASELINE },
  FHA30F: { name: 'FHA 30 Year Fixed', family: 'FHA', limit: 524_225 },
  VA30F: { name: 'VA 30 Year Fixed', family: 'VA', limit: HIGH_BALANCE },
  USDA30F: { name: 'USDA Guaranteed 30 Year Fixed', family: 'USDA', limit: BASELINE },
  JUMBO30: { name: 'Jumbo 30 Year Fixed', family: 'Jumbo', limit: BASELINE },
  'SMART-BANKSTMT40IO': { name: 'Smart Series Bank Statement 40 Year IO', family: 'Smart Series', limit: BASELINE },
};

const UNASSIGNED: Product = { name: 'No product assigned', family: 'Conventional', limit: BASELINE };

export const productOf = (moniker: string | null): Product => PRODUCTS[moniker ?? ''] ?? UNASSIGNED;

export const isGovernment = ({ family }: Product): boolean => family === 'FHA' || family === 'VA' || family === 'USDA';

/** Returns whether loans of this product allow no soft credit report. */
export const isWithoutSoftPull = (product: Product): boolean =>
  isGovernment(product) || product.family === 'Smart Series';

export const isOnWholesaleSheet = (moniker: string | null): boolean => moniker?.startsWith('CL1-') ?? false;
