import { describe, expect, it } from 'vitest';
import { type CreditPrices, priceOf } from '@/features/request/rules/orderSummary';

const PRICES: CreditPrices = { '138': { HARD: 82.5, HARD_JOINT: 120 }, '*': { HARD: 80, SOFT: 16.5 } };

describe('the price of a report', () => {
  const hard = { agencyId: '138', isSoft: false, isJoint: false };

  it.each([
    { what: 'of its agency', over: {}, price: 82.5 },
    { what: 'of its agency, joint', over: { isJoint: true }, price: 120 },
    { what: 'of every agency', over: { isSoft: true }, price: 16.5 },
    { what: 'of every agency, without one for joint', over: { isSoft: true, isJoint: true }, price: 16.5 },
    { what: 'of every agency, for an agency without prices', over: { agencyId: '31' }, price: 80 },
    { what: 'without an agency, the same at all', over: { agencyId: null, isSoft: true }, price: 16.5 },
    { what: 'without an agency, another at one', over: { agencyId: null }, price: null },
  ])('$what', ({ over, price }) => {
    expect(priceOf({ ...hard, ...over }, PRICES)).toBe(price);
  });

  it('is unknown without a price, and may be 0', () => {
    expect(priceOf(hard, {})).toBeNull();
    expect(priceOf({ ...hard, isSoft: true }, { '*': { HARD: 80 } })).toBeNull();
    expect(priceOf(hard, { '*': { HARD: 0 } })).toBe(0);
  });
});
