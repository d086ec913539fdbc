import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangeAgencyOptions, preselectedAgencyId } from '@/domain/request/agencyOptions';
import { agencyAccess } from '@/domain/request/agencyView';
import type { CreditAgency } from '@/domain/request/creditAgency';
import { agency, formOf, sources, wholesale } from '@tests/fixtures/order';

const profile = (allowedIds: string[], hasTpoInfo = true) => ({ allowedIds, hasTpoInfo });
const names = (agencies: CreditAgency[], allowed = agencies.map(({ id }) => id)) =>
  arrangeAgencyOptions(agencies, profile(allowed), false).map(({ name, isDisabled }) =>
    isDisabled ? `(${name})` : name,
  );

describe('the agency list (specification §5)', () => {
  it.each([
    {
      rule: 'sorts by name, disabled ones last',
      agencies: [
        agency({ id: '1', name: 'B' }),
        agency({ id: '2', name: 'A', isInactive: true }),
        agency({ id: '3', name: 'C' }),
      ],
      expected: ['B', 'C', '(A)'],
    },
    {
      rule: "drops an LPA agency that repeats a DU agency's name",
      agencies: [agency({ id: '226', name: 'Harbor' }), agency({ id: '5226', name: 'Harbor', system: 'LP' })],
      expected: ['Harbor'],
    },
    {
      rule: 'keeps an LPA agency with a name of its own',
      agencies: [agency({ id: '1', name: 'Harbor' }), agency({ id: '2', name: 'Lakeside', system: 'LP' })],
      expected: ['Harbor', 'Lakeside'],
    },
    {
      rule: 'drops a repeated id',
      agencies: [agency({ id: '1', name: 'Harbor' }), agency({ id: '1', name: 'Harbor' })],
      expected: ['Harbor'],
    },
    {
      rule: 'leaves soft accounts to soft pulls',
      agencies: [agency({ id: '1', name: 'Harbor' }), agency({ id: '777', name: 'Soft', isSoftPull: true })],
      expected: ['Harbor'],
    },
    {
      rule: 'disables what the profile configuration does not hold',
      agencies: [agency({ id: '1', name: 'Harbor', isInProfile: false })],
      expected: ['(Harbor)'],
    },
  ])('$rule', ({ agencies, expected }) => {
    expect(names(agencies)).toEqual(expected);
  });

  it('disables agencies that the profile does not allow, and none while there is no profile', () => {
    const agencies = [agency({ id: '1', name: 'A' })];
    expect(names(agencies, ['2'])).toEqual(['(A)']);
    expect(arrangeAgencyOptions(agencies, undefined, false)[0]?.isDisabled).toBe(false);
    expect(arrangeAgencyOptions(agencies, profile([], false), false)[0]?.isDisabled).toBe(false);
  });

  it('is the same list whatever order the agencies come in', () => {
    const some = fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 30 }).map(String),
        name: fc.constantFrom('A', 'B', 'C'),
        isInactive: fc.boolean(),
      }),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(some, (rows) => {
        const agencies = rows.map((row) => agency(row));
        expect(names(agencies.toReversed())).toEqual(names(agencies));
      }),
    );
  });
});

describe('the preselected agency', () => {
  const options = arrangeAgencyOptions(
    [
      agency({ id: '138', name: 'A', userName: 'U' }),
      agency({
        id: '226',
        name: 'B',
        mappings: [{ agencyId: '5226', system: 'LP', multiName: null, isInProfile: true }],
      }),
      agency({ id: '31', name: 'C', isInactive: true }),
    ],
    undefined,
    false,
  );
  it.each([
    { rule: "is the last order's", last: '226', allowed: ['138'], needsAccount: false, expected: '226' },
    { rule: 'is found by its id in the other system', last: '5226', allowed: [], needsAccount: false, expected: '226' },
    {
      rule: "is the first of the profile's otherwise",
      last: null,
      allowed: ['31', '138'],
      needsAccount: false,
      expected: '138',
    },
    {
      rule: 'is cleared when an account is needed and none is stored',
      last: '226',
      allowed: [],
      needsAccount: true,
      expected: '',
    },
    { rule: 'is none when no agency qualifies', last: '31', allowed: ['9'], needsAccount: false, expected: '' },
  ])('$rule', ({ last, allowed, needsAccount, expected }) => {
    expect(preselectedAgencyId(options, profile(allowed), last, needsAccount)).toBe(expected);
  });
});

describe('who sees the agency and its account (specification §6)', () => {
  const SHOWN = { isAgencyVisible: true, isAgencyEditable: true };
  const HIDDEN = { isAgencyVisible: false, isAgencyEditable: false };
  const ACCOUNT = { isAuthenticationVisible: true, isAuthenticationEditable: true };
  const NO_ACCOUNT = { isAuthenticationVisible: false, isAuthenticationEditable: false };
  it.each([
    { channel: 6, isSoft: false, expected: { ...SHOWN, ...NO_ACCOUNT } },
    { channel: 3, isSoft: false, expected: { ...SHOWN, ...NO_ACCOUNT } },
    { channel: 6, isSoft: true, expected: { ...HIDDEN, ...NO_ACCOUNT } },
    { channel: 3, isSoft: true, expected: { ...HIDDEN, ...NO_ACCOUNT } },
    { channel: 2, isSoft: false, expected: { ...SHOWN, ...ACCOUNT } },
    { channel: -2, isSoft: true, expected: { ...SHOWN, ...ACCOUNT } },
    { channel: null, isSoft: false, expected: { ...SHOWN, ...NO_ACCOUNT } },
    { channel: 99, isSoft: true, expected: { ...SHOWN, ...NO_ACCOUNT } },
  ])('channel $channel, soft pull $isSoft', ({ channel, isSoft, expected }) => {
    expect(agencyAccess(channel, isSoft)).toEqual(expected);
  });
});

describe('the account', () => {
  it('comes from the chosen agency, and so does the password while the number is the stored one', () => {
    expect(formOf(wholesale()).agency).toMatchObject({
      accountNumber: 'BRIGHT138',
      usesStoredPassword: true,
      hasPassword: true,
    });
    expect(formOf(wholesale(), { accountNumber: 'MINE' }).agency).toMatchObject({
      usesStoredPassword: false,
      hasPassword: false,
    });
  });

  it('says so when the profile of an originator holds none', () => {
    const blank = wholesale({ agencies: [agency()], userAgencies: profile([], false) });
    expect(formOf(blank).agency).toMatchObject({ isProfileBlank: true, selectedId: '', remembersAccount: false });
    expect(formOf(sources()).agency.isProfileBlank).toBe(false);
  });
});
