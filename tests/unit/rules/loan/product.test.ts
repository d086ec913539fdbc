import { describe, expect, it } from 'vitest';
import { allowsSoftPull, productFactsOf } from '@/features/loan/rules/product';
import { loanData } from '@tests/fixtures/order';

describe('the family of a product', () => {
  // @spec REQ-55
  it.each([
    { productType: 'FHA', productMoniker: 'FHA30F', family: 'FHA' },
    { productType: null, productMoniker: 'VA30F', family: 'VA' },
    { productType: null, productMoniker: 'USDA30F', family: 'USDA' },
    { productType: null, productMoniker: 'SMART-BANKSTMT40IO', family: 'Smart Series' },
    { productType: 'Conventional', productMoniker: 'CONF30F', family: 'other' },
    // The type may be of another kind.
    { productType: 'Fixed', productMoniker: 'FHA30F', family: 'FHA' },
    { productType: 'NonQM', productMoniker: 'SMART-FULLDOC30', family: 'Smart Series' },
    { productType: 'VA', productMoniker: 'CONF30F', family: 'VA' },
    { productType: null, productMoniker: 'VALUE30', family: 'other' },
    { productType: null, productMoniker: 'NOVA30', family: 'other' },
    { productType: null, productMoniker: 'NONFHA', family: 'other' },
    { productType: null, productMoniker: 'NONUSDA', family: 'other' },
    { productType: null, productMoniker: 'THESMARTONE', family: 'other' },
    { productType: ' ', productMoniker: null, family: 'other' },
  ])('$productMoniker of type $productType is $family', ({ family, ...data }) => {
    expect(productFactsOf(loanData(data)).family).toBe(family);
  });
});

describe('the moniker', () => {
  it.each([
    ['CONF30F', 'CONF30F'],
    [null, null],
  ])('%j is %j', (productMoniker, moniker) => {
    expect(productFactsOf(loanData({ productMoniker })).moniker).toBe(moniker);
  });

  it.each([
    ['CL1-CONF30', true],
    ['cl1-conf30', true],
    ['CONF30F', false],
    ['XCL1', false],
    [null, false],
  ])('%j is of the wholesale CL1 sheet: %s', (productMoniker, isCl1) => {
    expect(productFactsOf(loanData({ productMoniker })).isCl1).toBe(isCl1);
  });
});

describe('construction-permanent', () => {
  it.each([
    { purposeType: 'Construction-Permanent', flag: false, expected: true },
    { purposeType: 'construction permanent', flag: false, expected: true },
    { purposeType: 'Purchase', flag: true, expected: true },
    { purposeType: null, flag: true, expected: true },
    { purposeType: 'Purchase', flag: false, expected: false },
    { purposeType: 'Not Construction-Permanent', flag: false, expected: false },
    { purposeType: 'Construction-Permanent Refinance', flag: false, expected: false },
    { purposeType: null, flag: false, expected: false },
  ])('purpose $purposeType with the flag $flag: $expected', ({ purposeType, flag, expected }) => {
    const facts = productFactsOf(loanData({ purposeType, isConstructionPermanent: flag }));
    expect(facts.isConstructionPermanent).toBe(expected);
  });
});

it('says nothing about an unknown loan', () => {
  expect(productFactsOf(undefined)).toEqual({
    isKnown: false,
    moniker: null,
    family: 'other',
    isConstructionPermanent: false,
    isCl1: false,
  });
  expect(productFactsOf(loanData()).isKnown).toBe(true);
});

// @spec DAT-12, REQ-48
it.each([
  { productType: 'Conventional', isSmartSeries: false, expected: true },
  { productType: 'Conventional', isSmartSeries: true, expected: false },
  { productType: 'FHA', isSmartSeries: false, expected: false },
  { productType: 'VA', isSmartSeries: false, expected: false },
  { productType: 'USDA', isSmartSeries: false, expected: false },
  { productType: 'Smart Series', isSmartSeries: false, expected: false },
])(
  '$productType, Smart Series with investor access $isSmartSeries: a soft pull $expected',
  ({ productType, isSmartSeries, expected }) => {
    expect(allowsSoftPull(productFactsOf(loanData({ productType })), isSmartSeries)).toBe(expected);
  },
);
