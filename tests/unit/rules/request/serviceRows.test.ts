import { describe, expect, it } from 'vitest';
import { USUAL_SERVICES } from '@/features/request/rules/orderServices';
import { serviceOf } from '@/features/loan/rules/systemIds';
import { REQUEST_TYPE_ID } from '@/features/loan/rules/aus';
import { FINDINGS_OPTIONS, isTransactionType } from '@/features/request/rules/requestSetup';
import { editService } from '@/features/request/rules/orderDraft';
import { dataOf, formOf, loanData, offer, serviceRow, sources, typeData, wholesale } from '@tests/fixtures/order';
import type { AusRequestType } from '@/features/request/api/contract/requestSetup';

const NA = { type: 'not_applicable' } as const;
const NEW = { type: 'request_new' } as const;

const availability = (over = {}) => ({
  system: 'du' as const,
  isAvailable: false,
  message: 'Down for the night.',
  unavailableTo: '2026-11-22T06:00:00Z',
  ...over,
});
const rows = (...given: Parameters<typeof formOf>) => formOf(...given).services;

describe('a row of the request table', () => {
  it('shows what the service knows', () => {
    const du = typeData({ identifier: '1684025517', submissionCount: 3, lastSubmittedOn: '2026-11-20T10:00:00Z' });
    const lp = typeData({ identifier: 'B7340912', loanIdentifier: 'LPL1' });
    expect(rows(sources({ ...dataOf({ du, lp }) }))).toEqual([
      serviceRow({
        type: 'import_existing',
        identifier: '1684025517',
        submissionCount: 3,
        lastSubmittedOn: '2026-11-20T10:00:00Z',
      }),
      serviceRow({ option: 'lp', type: 'import_existing', identifier: 'B7340912', loanIdentifier: 'LPL1' }),
    ]);
  });

  // @spec REQ-30
  it('keeps the spelling of an identifier on file until the user types', () => {
    const lp = typeData({ identifier: 'B-734', loanIdentifier: 'LPL-0042177' });
    const row = (edit: object) =>
      rows(sources({ ...dataOf({ lp }) }), { services: { lp: { type: 'import_existing', ...edit } } })[1];
    expect(row({})).toMatchObject({ identifier: 'B-734', loanIdentifier: 'LPL-0042177' });
    expect(row({ identifier: 'B734', loanIdentifier: 'LPL0042177' })).toMatchObject({
      identifier: 'B734',
      loanIdentifier: 'LPL0042177',
    });
    expect(row({ loanIdentifier: 'LPL004217' })).toMatchObject({ loanIdentifier: 'LPL004217' });
  });

  // @spec REQ-9
  it("offers the service's transaction types, with its labels, and always Not Applicable", () => {
    const types = [{ value: 'import_existing', label: 'Resubmit', isDefault: null }] as const;
    const [du] = rows(sources({ ...dataOf({ du: typeData({ transactionTypes: [...types] }) }) }));
    expect(du).toMatchObject({
      type: 'import_existing',
      types: [...types, { value: 'not_applicable', label: 'Not Applicable' }],
    });
    const chosen = { du: { type: 'request_new' } } as const;
    expect(
      rows(sources({ ...dataOf({ du: typeData({ transactionTypes: [...types] }) }) }), { services: chosen })[0],
    ).toMatchObject({ type: 'import_existing' });
    expect(rows(sources({ ...dataOf({ du: typeData() }) }))[0]).toMatchObject({ types: FINDINGS_OPTIONS });
  });

  it('is empty until the service has responded', () => {
    expect(rows(sources({ ...dataOf({}) }))[0]).toEqual(serviceRow());
  });

  it("shows the user's entries, except for a locked casefile", () => {
    const typed = { type: 'import_existing', identifier: '1', loanIdentifier: '2' } as const;
    const lp = (over: object) =>
      rows(sources({ ...dataOf({ lp: typeData({ identifier: 'B7', loanIdentifier: 'L7', ...over }) }) }), {
        services: { lp: typed },
      })[1];
    expect(lp({})).toMatchObject({ identifier: '1', loanIdentifier: '2' });
    expect(lp({ isIdentifierLocked: true })).toMatchObject({ identifier: 'B7', isIdentifierLocked: true });
    expect(lp({ isIdentifierLocked: true, identifier: null })).toMatchObject({
      identifier: '1',
      isIdentifierLocked: false,
    });
  });
});

describe('the offered systems', () => {
  const options = (requestTypes: AusRequestType[] | undefined) =>
    rows(sources({ requestTypes })).map(({ option }) => option);

  it('follow the channel while the service names none', () => {
    expect(options(undefined)).toEqual(USUAL_SERVICES);
    expect(options([])).toEqual(USUAL_SERVICES);
    expect(USUAL_SERVICES).not.toContain('lp_thru_cal');
  });

  it('follow the sequence; none means first', () => {
    expect(options([offer('du', { sequence: 2 }), offer('lp', { sequence: null })])).toEqual(['lp', 'du']);
    expect(options([offer('du', { sequence: null }), offer('lp', { sequence: 2 })])).toEqual(['du', 'lp']);
    expect(options([offer('du', { sequence: null }), offer('lp', { sequence: -1 })])).toEqual(['lp', 'du']);
  });
});

describe('closed systems', () => {
  it.each([
    ['the system is down', { availability: [availability()] }, 'Down for the night.', true],
    ['it is up', { availability: [availability({ isAvailable: true })] }, undefined, false],
    ['another is down', { availability: [availability({ system: 'lp' })] }, undefined, false],
    [
      'the service does not offer it now',
      { requestTypes: [offer('du', { isEnabled: false, disabledReason: 'Not on this loan.' })] },
      'Not on this loan.',
      false,
    ],
    [
      'another is not offered now',
      { requestTypes: [offer('du'), offer('lp', { isEnabled: false })] },
      undefined,
      false,
    ],
  ])('%s', (_, over, reason, until) => {
    const [du] = rows(sources(over));
    const closed = reason === undefined ? null : { reason, until: until ? '2026-11-22T06:00:00Z' : null };
    expect(du?.closed).toEqual(closed);
    expect(du?.type).toBe(closed === null ? 'request_new' : 'not_applicable');
  });

  it.each([
    ['says so', [availability({ isAvailable: true })], true],
    ['lists only others', [availability({ system: 'lp', isAvailable: true })], false],
    ['lists it without a word', [availability({ isAvailable: null })], false],
    ['has not answered', [], false],
  ])('are called open only where the service %s', (_, listed, isOpen) => {
    const [du] = rows(sources({ availability: listed, requestTypes: [offer('du')] }));
    expect(du).toMatchObject({ isOpen, closed: null, type: 'request_new' });
  });

  it('are not called open where the service does not offer the system now', () => {
    const given = {
      availability: [availability({ isAvailable: true })],
      requestTypes: [offer('du', { isEnabled: false })],
    };
    expect(rows(sources(given))[0]?.isOpen).toBe(false);
  });
});

it('closes the one system that the service does not offer now', () => {
  const offered = [offer('du'), offer('lp', { isEnabled: false, disabledReason: 'Not on this loan.' })];
  expect(rows(sources({ requestTypes: offered })).map(({ closed }) => closed?.reason)).toEqual([
    undefined,
    'Not on this loan.',
  ]);
});

describe('the loan purpose', () => {
  const construction = (productType: string) => loanData({ isConstructionPermanent: true, productType });
  // @spec REQ-45, REQ-46
  it.each([
    { productType: 'Conventional', expected: ['request_new', 'not_applicable'] },
    { productType: 'USDA', expected: ['request_new', 'not_applicable'] },
    { productType: 'FHA', expected: ['not_applicable', 'not_applicable'] },
    { productType: 'VA', expected: ['not_applicable', 'not_applicable'] },
  ])('of a construction-permanent $productType loan leaves $expected', ({ productType, expected }) => {
    expect(rows(sources({ loanData: construction(productType) })).map(({ type }) => type)).toEqual(expected);
  });

  it('does not affect an FHA loan of another purpose', () => {
    expect(rows(sources({ loanData: loanData({ productType: 'FHA' }) })).map(({ type }) => type)).toEqual([
      'request_new',
      'request_new',
    ]);
  });
});

describe('one kind of LPA at a time', () => {
  it('disables the other when one is ordered, and keeps its entries', () => {
    const typed = { lp: { ...NEW, identifier: 'B7' }, du: NEW };
    expect(editService(typed, 'lp_thru_cal', { type: 'import_existing' })).toEqual({
      du: NEW,
      lp: { ...NA, identifier: 'B7' },
      lp_thru_cal: { type: 'import_existing' },
    });
    expect(editService({ lp_thru_cal: { ...NEW, identifier: 'B8' } }, 'lp', { type: 'request_new' })).toEqual({
      lp: NEW,
      lp_thru_cal: { ...NA, identifier: 'B8' },
    });
  });

  it('keeps the other when one is removed, and both when DU is chosen', () => {
    expect(editService({ lp: NEW }, 'lp_thru_cal', { type: 'not_applicable' })).toEqual({ lp: NEW, lp_thru_cal: NA });
    expect(editService({ lp: NEW }, 'du', { type: 'request_new' })).toEqual({ lp: NEW, du: NEW });
  });

  it.each([
    { services: {}, expected: ['request_new', 'request_new', 'not_applicable'] },
    { services: { lp: NA }, expected: ['request_new', 'not_applicable', 'not_applicable'] },
    { services: { lp: NA, lp_thru_cal: NEW }, expected: ['request_new', 'not_applicable', 'request_new'] },
    { services: { lp: NEW, lp_thru_cal: NEW }, expected: ['request_new', 'request_new', 'not_applicable'] },
    { services: { lp: NA, lp_thru_cal: NA }, expected: ['request_new', 'not_applicable', 'not_applicable'] },
  ])('$services gives $expected', ({ services, expected }) => {
    expect(rows(wholesale(), { services }).map(({ type }) => type)).toEqual(expected);
  });

  it('allows LPA-C when LPA is not offered', () => {
    const requestTypes = [offer('lp_thru_cal')];
    expect(rows(wholesale({ requestTypes })).map(({ type }) => type)).toEqual(['request_new']);
  });

  it('orders LPA-C by default when LPA is closed', () => {
    const closed = wholesale({ availability: [availability({ system: 'lp' })] });
    expect(rows(closed).map(({ type }) => type)).toEqual(['request_new', 'not_applicable', 'request_new']);
  });
});

// @spec REQ-9
it("uses the specification's systems and options", () => {
  expect([2, 3, 999, 0, 7, null].map(serviceOf)).toEqual(['du', 'lp', 'lp_thru_cal', undefined, undefined, undefined]);
  expect(FINDINGS_OPTIONS).toEqual([
    { label: 'Request New Findings', value: 'request_new' },
    { label: 'Import/Update Existing', value: 'import_existing' },
    { label: 'Not Applicable', value: 'not_applicable' },
  ]);
  expect(REQUEST_TYPE_ID).toEqual({ aus: 1, credit: 2 });
  expect(['request_new', 'not_applicable', 'other', '', null].map(isTransactionType)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
