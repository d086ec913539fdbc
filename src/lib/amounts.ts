import { decimals, formatting, MISSING, SHORT_FORM } from './format';

const dollars = formatting({ style: 'currency', currency: 'USD' });

/** Enough for the finest rates (sixteenths, SOFR). */
export const fiveDecimals = decimals(0, 5);

/** Currency en-US USD; '--' for null and non-numbers. */
export const money = (amount: number | null): string => {
  if (amount === null || !Number.isFinite(amount)) return MISSING;
  return Math.abs(amount) >= SHORT_FORM ? `${amount < 0 ? '-' : ''}$${Math.abs(amount)}` : dollars(amount);
};

/** Formats a rate or ratio that is already a percentage: 6.375 gives '6.375%'. */
export const percent = (value: number | null): string =>
  value === null || !Number.isFinite(value) ? MISSING : `${fiveDecimals(value)}%`;
