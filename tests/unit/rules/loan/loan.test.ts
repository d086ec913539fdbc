import { describe, expect, it } from 'vitest';
import { parseLoanId } from '@/config/loanId';
import { loanStrip, lockedAusLabel } from '@/features/loan/rules/loanStrip';
import { readLoanPath } from '@/config/loanPath';
import { fc } from '@tests/support/properties';
import type { LoanData, LoanHeader } from '@/features/loan/api/contract/loan';

describe('loan id', () => {
  it.each(['1', '7100101', '0012', '123456789012345678'])('%s is valid', (text) => {
    expect(parseLoanId(text)).toBe(text);
  });

  it.each([
    undefined,
    '',
    ' 12',
    '12a',
    '1e3',
    '-1',
    '1.0',
    '٣',
    '１２',
    '%2e%2e',
    '..',
    '0x10',
    '12\n',
    '123456789012345678901234567890',
  ])('%j is invalid', (text) => {
    expect(parseLoanId(text)).toBeUndefined();
  });

  // @spec NAV-5
  it('contains only ASCII digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => parseLoanId(text) === undefined || /^\d+$/.test(text)),
    );
  });
});

describe('loan path', () => {
  it.each([
    ['/7100101', '7100101', null],
    ['/7100101/', '7100101', null],
    ['/7100101/request', '7100101', 'request'],
    ['/7100101/history/', '7100101', 'history'],
    ['/7100101/History', '7100101', 'history'],
    ['/7100101/SELECTION/', '7100101', 'selection'],
  ])('%s names loan %s and area %s', (path, loanId, area) => {
    expect(readLoanPath(path)).toEqual({ loanId, area });
  });

  it.each(['/', '', '/notfound/', '/implicit/callback', '/7100101/bogus', '/7100101/request/x', '//7100101', '/%37'])(
    '%j names none',
    (path) => {
      expect(readLoanPath(path)).toBeUndefined();
    },
  );
});

// @spec NAV-27
describe('locked AUS', () => {
  it.each([
    [2, 'DU'],
    [3, 'LP'],
    [4, 'Other'],
    [0, '---'],
    [999, '---'],
    [null, '---'],
  ])('%j is shown as %s', (id, label) => {
    expect(lockedAusLabel(id)).toBe(label);
  });

  it('is unknown without a header', () => {
    expect(lockedAusLabel(undefined)).toBe('---');
  });
});

describe('loan info strip', () => {
  const HEADER: LoanHeader = {
    loanId: null,
    loanNumber: '2600001',
    borrowerName: 'Dana Whitfield',
    loanStage: 'Processing',
    loanStageSequence: 12,
    lockedAusRequestTypeId: 3,
    isReadOnly: false,
  };
  const DATA: LoanData = {
    productMoniker: 'CF30',
    productName: 'Conventional 30',
    productType: null,
    businessChannel: 'Retail',
    businessChannelId: 6,
    purposeType: null,
    refinancePurpose: null,
    residencyType: null,
    isConstructionPermanent: false,
    baseLoanAmount: null,
    purchasePrice: null,
    appraisedValue: null,
  };
  const values = (header?: LoanHeader, data?: LoanData) => loanStrip(header, data).map(({ value }) => value);

  // @spec NAV-25, DAT-19
  it('shows six values in order', () => {
    expect(loanStrip(HEADER, DATA)).toEqual([
      { label: 'Loan number', value: '2600001' },
      { label: 'Primary borrower', value: 'Dana Whitfield' },
      { label: 'Loan stage', value: 'Processing' },
      { label: 'Product', value: 'Conventional 30' },
      { label: 'Channel', value: 'Retail' },
      { label: 'Locked AUS', value: 'LP' },
    ]);
  });

  // @spec NAV-26
  it('shows --- for unknown values', () => {
    const header = { ...HEADER, loanNumber: null, borrowerName: null, loanStage: null, lockedAusRequestTypeId: null };
    const data = { ...DATA, productMoniker: null, productName: null, businessChannel: null };
    expect(values()).toEqual(Array<string>(6).fill('---'));
    expect(values(header, data)).toEqual(Array<string>(6).fill('---'));
  });

  it('shows the moniker of a product without a name', () => {
    expect(values(HEADER, { ...DATA, productName: null })[3]).toBe('CF30');
  });
});
