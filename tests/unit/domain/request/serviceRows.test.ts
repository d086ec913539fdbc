import { describe, expect, it } from 'vitest';
import { SERVICE_NAME, SERVICE_OPTIONS, serviceOf } from '@/domain/request/ausService';
import {
  FINDINGS_OPTIONS,
  isTransactionType,
  REQUEST_TYPE_ID,
  type AusRequestType,
} from '@/domain/request/requestSetup';
import { chooseType } from '@/domain/order/orderDraft';
import { formOf, loanData, sources, typeData, wholesale } from '@tests/fixtures/order';

const NA = { type: 'not_applicable' } as const;
const NEW = { type: 'request_new' } as const;

const offer = (over: Partial<AusRequestType> = {}): AusRequestType => ({
  option: 'du',
  sequence: 1,
  isEnabled: true,
  disabledReason: null,
  ...over,
});
const availability = (over = {}) => ({
  ausRequestTypeId: 2,
  isAvailable: false,
  message: 'Down for the night.',
  unavailableTo: '2026-11-22T06:00:00Z',
  ...over,
});
const rows = (...given: Parameters<typeof formOf>) => formOf(...given).services;

describe('what a row of the request table shows', () => {
  it('is what the service knows', () => {
    const du = typeData({ identifier: '1684025517', submissionCount: 3, lastSubmittedOn: '2026-11-20T10:00:00Z' });
    const lp = typeData({ identifier: 'B7340912', loanIdentifier: 'LPL1' });
    expect(rows(sources({ serviceData: { du, lp } }))).toEqual([
      {
        option: 'du',
        type: 'import_existing',
        identifier: '1684025517',
        loanIdentifier: '',
        isIdentifierLocked: false,
        submissionCount: 3,
        lastSubmittedOn: '2026-11-20T10:00:00Z',
        closed: null,
      },
      {
        option: 'lp',
        type: 'import_existing',
        identifier: 'B7340912',
        loanIdentifier: 'LPL1',
        isIdentifierLocked: false,
        submissionCount: 0,
        lastSubmittedOn: null,
        closed: null,
      },
    ]);
  });

  it('is empty until the service has answered', () => {
    expect(rows(sources({ serviceData: {} }))[0]).toEqual({
      option: 'du',
      type: '',
      identifier: '',
      loanIdentifier: '',
      isIdentifierLocked: false,
      submissionCount: 0,
      lastSubmittedOn: null,
      closed: null,
    });
  });

  it('is what the user has typed, but for a locked casefile', () => {
    const typed = { type: 'import_existing', identifier: '1', loanIdentifier: '2' } as const;
    const lp = (over: object) =>
      rows(sources({ serviceData: { lp: typeData({ identifier: 'B7', loanIdentifier: 'L7', ...over }) } }), {
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

describe('which systems are offered', () => {
  const options = (offered: AusRequestType[] | undefined) => rows(sources({ offered })).map(({ option }) => option);

  it('follows the channel while the service names none', () => {
    expect(options(undefined)).toEqual(['du', 'lp']);
    expect(options([])).toEqual(['du', 'lp']);
  });

  it('follows the sequence, where none is the first', () => {
    expect(options([offer({ sequence: 2 }), offer({ option: 'lp', sequence: null })])).toEqual(['lp', 'du']);
    expect(options([offer({ sequence: null }), offer({ option: 'lp', sequence: 2 })])).toEqual(['du', 'lp']);
    expect(options([offer({ sequence: null }), offer({ option: 'lp', sequence: -1 })])).toEqual(['lp', 'du']);
  });
});

describe('what is closed', () => {
  it.each([
    {
      when: 'the system is down',
      over: { availability: [availability()] },
      reason: 'Down for the night.',
      until: true,
    },
    {
      when: 'it is up',
      over: { availability: [availability({ isAvailable: true })] },
      reason: undefined,
      until: false,
    },
    {
      when: 'another is down',
      over: { availability: [availability({ ausRequestTypeId: 3 })] },
      reason: undefined,
      until: false,
    },
    {
      when: 'the service does not offer it now',
      over: { offered: [offer({ isEnabled: false, disabledReason: 'Not on this loan.' })] },
      reason: 'Not on this loan.',
      until: false,
    },
    {
      when: 'another is not offered now',
      over: { offered: [offer(), offer({ option: 'lp', isEnabled: false })] },
      reason: undefined,
      until: false,
    },
  ])('$when', ({ over, reason, until }) => {
    const [du] = rows(sources(over));
    const closed = reason === undefined ? null : { reason, until: until ? '2026-11-22T06:00:00Z' : null };
    expect(du?.closed).toEqual(closed);
    expect(du?.type).toBe(closed === null ? 'request_new' : 'not_applicable');
  });
});

it('closes the one system that the service does not offer now', () => {
  const offered = [offer(), offer({ option: 'lp', isEnabled: false, disabledReason: 'Not on this loan.' })];
  expect(rows(sources({ offered })).map(({ closed }) => closed?.reason)).toEqual([undefined, 'Not on this loan.']);
});

describe('the loan purpose', () => {
  const construction = (productType: string) => loanData({ isConstructionPermanent: true, productType });
  it.each([
    { productType: 'Conventional', expected: ['request_new', 'not_applicable'] },
    { productType: 'USDA', expected: ['request_new', 'not_applicable'] },
    { productType: 'FHA', expected: ['not_applicable', 'not_applicable'] },
    { productType: 'VA', expected: ['not_applicable', 'not_applicable'] },
  ])('of a construction-permanent $productType loan leaves $expected', ({ productType, expected }) => {
    expect(rows(sources({ loanData: construction(productType) })).map(({ type }) => type)).toEqual(expected);
  });

  it('leaves an FHA loan of another purpose alone', () => {
    expect(rows(sources({ loanData: loanData({ productType: 'FHA' }) })).map(({ type }) => type)).toEqual([
      'request_new',
      'request_new',
    ]);
  });
});

describe('one kind of LPA at a time', () => {
  it('puts the other aside when one is asked, and keeps what was typed there', () => {
    const typed = { lp: { ...NEW, identifier: 'B7' }, du: NEW };
    expect(chooseType(typed, 'lp_thru_cal', 'import_existing')).toEqual({
      du: NEW,
      lp: { ...NA, identifier: 'B7' },
      lp_thru_cal: { type: 'import_existing' },
    });
    expect(chooseType({ lp_thru_cal: { ...NEW, identifier: 'B8' } }, 'lp', 'request_new')).toEqual({
      lp: NEW,
      lp_thru_cal: { ...NA, identifier: 'B8' },
    });
  });

  it('leaves the other alone when one is given up, and both when DU is chosen', () => {
    expect(chooseType({ lp: NEW }, 'lp_thru_cal', 'not_applicable')).toEqual({ lp: NEW, lp_thru_cal: NA });
    expect(chooseType({ lp: NEW }, 'du', 'request_new')).toEqual({ lp: NEW, du: NEW });
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

  it('lets LPA-C be asked where LPA is not offered', () => {
    const offered = [offer({ option: 'lp_thru_cal' })];
    expect(rows(wholesale({ offered })).map(({ type }) => type)).toEqual(['request_new']);
  });

  it('lets LPA-C be asked by default where LPA is closed', () => {
    const closed = wholesale({ availability: [availability({ ausRequestTypeId: 3 })] });
    expect(rows(closed).map(({ type }) => type)).toEqual(['request_new', 'not_applicable', 'request_new']);
  });
});

it('names systems and what may be asked of them as the specification does (§1, §3)', () => {
  expect(SERVICE_OPTIONS.map((option) => SERVICE_NAME[option])).toEqual([
    'Desktop Underwriter',
    'Loan Product Advisor',
    'LPA through servicer',
  ]);
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
