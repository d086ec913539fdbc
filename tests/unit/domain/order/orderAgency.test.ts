import { describe, expect, it } from 'vitest';
import { arrangeAgencyOptions, preselectedAgencyId } from '@/domain/request/agencyOptions';
import { agencyAccess } from '@/domain/request/agencyView';
import type { CreditAgency } from '@/domain/request/creditAgency';
import { agency, formOf, sources, wholesale } from '@tests/fixtures/order';
import { fc } from '@tests/support/properties';

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
      rule: 'sorts disabled ones by name too',
      agencies: [
        agency({ id: '1', name: 'B', isInactive: true }),
        agency({ id: '2', name: 'C' }),
        agency({ id: '3', name: 'A', isInactive: true }),
      ],
      expected: ['C', '(A)', '(B)'],
    },
    {
      rule: 'keeps two DU agencies of one name, and one of no system',
      agencies: [
        agency({ id: '1', name: 'Harbor' }),
        agency({ id: '2', name: 'Harbor' }),
        agency({ id: '3', name: 'Harbor', system: null }),
      ],
      expected: ['Harbor', 'Harbor', 'Harbor'],
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
      rule: 'keeps an LPA agency whose name only a DU account of the other pull has',
      agencies: [
        agency({ id: '777', name: 'Harbor', isSoftPull: true }),
        agency({ id: '5226', name: 'Harbor', system: 'LP' }),
      ],
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

  it('keeps the DU agency of two with one name, whichever comes first', () => {
    const both = [agency({ id: '226', name: 'Harbor' }), agency({ id: '5226', name: 'Harbor', system: 'LP' })];
    const kept = (agencies: CreditAgency[]) => arrangeAgencyOptions(agencies, undefined, false).map(({ id }) => id);
    expect([kept(both), kept(both.toReversed())]).toEqual([['226'], ['226']]);
  });

  it('allows nothing to an originator whose profile names no agency', () => {
    expect(names([agency({ id: '1', name: 'A' })], [])).toEqual(['(A)']);
    expect(arrangeAgencyOptions([agency()], profile(['2'], false), false)[0]?.isDisabled).toBe(true);
  });

  it('keeps of a repeated id the first, and of several mappings the first', () => {
    const mapping = (agencyId: string) => ({ agencyId, system: 'LP', multiName: null });
    const agencies = [
      agency({ name: 'First', mappings: [mapping('5138'), mapping('6138')] }),
      agency({ name: 'Second' }),
    ];
    const { mappings: _, ...listed } = agency({ name: 'First' });
    expect(arrangeAgencyOptions(agencies, undefined, false)).toEqual([
      { ...listed, isDisabled: false, mapping: mapping('5138') },
    ]);
    expect(arrangeAgencyOptions([agency()], undefined, false)[0]?.mapping).toBeNull();
  });

  it('arranges what is arranged no further, repeats and all', () => {
    const some = fc.array(
      fc.record({
        id: fc.constantFrom('1', '2', '3'),
        name: fc.constantFrom('A', 'B'),
        system: fc.constantFrom('DU' as const, 'LP' as const, null),
        isInactive: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(some, (rows) => {
        const agencies = rows.map((row) => agency(row));
        const once = arrangeAgencyOptions(agencies, undefined, false);
        const again = once.map(({ mapping: _mapping, isDisabled: _isDisabled, ...option }) => agency(option));
        expect(arrangeAgencyOptions(again, undefined, false)).toEqual(once);
        expect(new Set(once.map(({ id }) => id)).size).toBe(once.length);
      }),
    );
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
        mappings: [{ agencyId: '5226', system: 'LP', multiName: null }],
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
    {
      rule: 'is kept when an account is needed and a user name is stored',
      last: '138',
      allowed: [],
      needsAccount: true,
      expected: '138',
    },
    { rule: 'is none without a last order or a profile', last: null, allowed: [], needsAccount: false, expected: '' },
    { rule: 'is none when no agency qualifies', last: '31', allowed: ['9'], needsAccount: false, expected: '' },
  ])('$rule', ({ last, allowed, needsAccount, expected }) => {
    expect(preselectedAgencyId(options, profile(allowed), last, needsAccount)).toBe(expected);
  });
});

it('preselects no agency for want of an id in the other system', () => {
  const mappings = [{ agencyId: null, system: 'LP', multiName: null }];
  const options = arrangeAgencyOptions([agency({ mappings })], undefined, false);
  expect(preselectedAgencyId(options, undefined, null, false)).toBe('');
});

it.each([
  { userName: null, hasStoredPassword: true, expected: '138' },
  { userName: null, hasStoredPassword: false, expected: '' },
  { userName: 'U', hasStoredPassword: false, expected: '138' },
])(
  'with user name $userName and a stored password $hasStoredPassword an account preselects "$expected" (specification §5)',
  ({ expected, ...account }) => {
    const options = arrangeAgencyOptions([agency(account)], undefined, false);
    expect(preselectedAgencyId(options, undefined, '138', true)).toBe(expected);
  },
);

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
