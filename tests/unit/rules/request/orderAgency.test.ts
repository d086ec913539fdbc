import { describe, expect, it } from 'vitest';
import { agencyAccess, arrangeAgencyOptions, preselectedAgencyId } from '@/features/request/rules/agencyOptions';
import type { ServiceOption, AgencySystem } from '@/features/loan/rules/services';
import { agency, formOf, sources, wholesale } from '@tests/fixtures/order';
import { fc } from '@tests/support/properties';
import type { AgencyMapping, CreditAgency } from '@/features/request/api/contract/agencies';

const profile = (creditAgencyId: string[], isTpoInfoExists = true) => ({ creditAgencyId, isTpoInfoExists });
const names = (agencies: CreditAgency[], allowed = agencies.map(({ creditAgencyId }) => creditAgencyId)) =>
  arrangeAgencyOptions(agencies, profile(allowed), false).map(({ name, disabled }) => (disabled ? `(${name})` : name));

// @spec DAT-15
describe('the agency list', () => {
  it.each([
    // @spec REQ-21
    [
      'sorts by name, disabled ones last',
      [
        agency({ creditAgencyId: '1', name: 'B' }),
        agency({ creditAgencyId: '2', name: 'A', isInactive: true }),
        agency({ creditAgencyId: '3', name: 'C' }),
      ],
      ['B', 'C', '(A)'],
    ],
    // @spec REQ-22
    [
      "drops an LPA agency that repeats a DU agency's name",
      [
        agency({ creditAgencyId: '226', name: 'Harbor' }),
        agency({ creditAgencyId: '5226', name: 'Harbor', fromAusRequestType: 'lp' }),
      ],
      ['Harbor'],
    ],
    [
      'keeps an LPA agency with a name of its own',
      [
        agency({ creditAgencyId: '1', name: 'Harbor' }),
        agency({ creditAgencyId: '2', name: 'Lakeside', fromAusRequestType: 'lp' }),
      ],
      ['Harbor', 'Lakeside'],
    ],
    [
      'sorts disabled ones by name too',
      [
        agency({ creditAgencyId: '1', name: 'B', isInactive: true }),
        agency({ creditAgencyId: '2', name: 'C' }),
        agency({ creditAgencyId: '3', name: 'A', isInactive: true }),
      ],
      ['C', '(A)', '(B)'],
    ],
    [
      'keeps two DU agencies of one name, and one of no system',
      [
        agency({ creditAgencyId: '1', name: 'Harbor' }),
        agency({ creditAgencyId: '2', name: 'Harbor' }),
        agency({ creditAgencyId: '3', name: 'Harbor', fromAusRequestType: null }),
      ],
      ['Harbor', 'Harbor', 'Harbor'],
    ],
    [
      'drops a repeated id',
      [agency({ creditAgencyId: '1', name: 'Harbor' }), agency({ creditAgencyId: '1', name: 'Harbor' })],
      ['Harbor'],
    ],
    [
      'leaves soft accounts to soft pulls',
      [
        agency({ creditAgencyId: '1', name: 'Harbor' }),
        agency({ creditAgencyId: '777', name: 'Soft', isAusSoftPull: true }),
      ],
      ['Harbor'],
    ],
    [
      'keeps an LPA agency whose name only a DU account of the other pull has',
      [
        agency({ creditAgencyId: '777', name: 'Harbor', isAusSoftPull: true }),
        agency({ creditAgencyId: '5226', name: 'Harbor', fromAusRequestType: 'lp' }),
      ],
      ['Harbor'],
    ],
    [
      'disables what the profile configuration does not hold',
      [agency({ creditAgencyId: '1', name: 'Harbor', isInProfileConfig: false })],
      ['(Harbor)'],
    ],
  ])('%s', (_, agencies, expected) => {
    expect(names(agencies)).toEqual(expected);
  });

  // @spec DAT-16, REQ-25
  it('disables agencies that the profile does not allow, and none without a profile', () => {
    const agencies = [agency({ creditAgencyId: '1', name: 'A' })];
    expect(names(agencies, ['2'])).toEqual(['(A)']);
    expect(arrangeAgencyOptions(agencies, undefined, false)[0]?.disabled).toBe(false);
  });

  // @spec DAT-16, REQ-25
  it('reads an empty list as none allowed, except for a user without an account on file', () => {
    const isDisabled = (isTpoInfoExists: boolean | null) =>
      arrangeAgencyOptions([agency()], { creditAgencyId: [], isTpoInfoExists }, false).map((option) => option.disabled);
    expect([true, null, false].map(isDisabled)).toEqual([[true], [true], [false]]);
  });

  // @spec REQ-22
  it('keeps the DU agency of two with one name, whichever comes first', () => {
    const both = [
      agency({ creditAgencyId: '226', name: 'Harbor' }),
      agency({ creditAgencyId: '5226', name: 'Harbor', fromAusRequestType: 'lp' }),
    ];
    const kept = (agencies: CreditAgency[]) =>
      arrangeAgencyOptions(agencies, undefined, false).map(({ value }) => value);
    expect([kept(both), kept(both.toReversed())]).toEqual([['226'], ['226']]);
  });

  // @spec APP-2
  it('allows no agency to an originator whose profile names none', () => {
    expect(names([agency({ creditAgencyId: '1', name: 'A' })], [])).toEqual(['(A)']);
    expect(arrangeAgencyOptions([agency()], profile(['2'], false), false)[0]?.disabled).toBe(true);
  });

  // @spec REQ-52
  it('keeps the first of a repeated id', () => {
    const agencies = [agency({ name: 'First' }), agency({ name: 'Second' })];
    expect(arrangeAgencyOptions(agencies, undefined, false).map(({ name }) => name)).toEqual(['First']);
  });

  it('arranges its own output no further, repeats included', () => {
    const some = fc.array(
      fc.record({
        id: fc.constantFrom('1', '2', '3'),
        name: fc.constantFrom('A', 'B'),
        system: fc.constantFrom('du' as const, 'lp' as const, null),
        isInactive: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(some, (rows) => {
        const agencies = rows.map((row) => agency(row));
        const once = arrangeAgencyOptions(agencies, undefined, false);
        const again = once.map(({ value, name, fromAusRequestType, isInactive }) =>
          agency({ creditAgencyId: value, name, fromAusRequestType, isInactive }),
        );
        expect(arrangeAgencyOptions(again, undefined, false)).toEqual(once);
        expect(new Set(once.map(({ value }) => value)).size).toBe(once.length);
      }),
    );
  });

  it('does not depend on the order of the agencies', () => {
    const some = fc.uniqueArray(
      fc.record({
        creditAgencyId: fc.integer({ min: 1, max: 30 }).map(String),
        name: fc.constantFrom('A', 'B', 'C'),
        isInactive: fc.boolean(),
      }),
      { selector: ({ creditAgencyId }) => creditAgencyId },
    );
    fc.assert(
      fc.property(some, (rows) => {
        const agencies = rows.map((row) => agency(row));
        expect(names(agencies.toReversed())).toEqual(names(agencies));
      }),
    );
  });
});

describe('the mapping to the other underwriting system', () => {
  const mapping = (agencyId: string, over: Partial<AgencyMapping> = {}): AgencyMapping => ({
    mappedToCreditAgencyId: agencyId,
    toAusRequestType: 'LP',
    multiAusDisplayName: null,
    isInProfileConfig: true,
    ...over,
  });
  const mappedTo = (mappings: AgencyMapping[], asked: ServiceOption[], system: AgencySystem = 'du') =>
    arrangeAgencyOptions([agency({ fromAusRequestType: system, mappingDetails: mappings })], undefined, false, asked)[0]
      ?.mappedToCreditAgencyId;

  it.each<[rule: string, mappings: AgencyMapping[], asked: ServiceOption[], expected: string | null]>([
    // @spec DAT-15
    [
      'is the one to the system that is asked',
      [
        mapping('138', { toAusRequestType: 'DU' }),
        mapping('9138', { toAusRequestType: 'LP_THRU_CAL' }),
        mapping('5138'),
      ],
      ['du', 'lp'],
      '5138',
    ],
    // @spec DAT-15
    [
      'is the one to LPA through the servicer',
      [mapping('138', { toAusRequestType: 'DU' }), mapping('9138', { toAusRequestType: 'LP_THRU_CAL' })],
      ['du', 'lp_thru_cal'],
      '9138',
    ],
    // @spec DAT-15
    [
      'is the one in the profile when several fit',
      [mapping('5138', { isInProfileConfig: false }), mapping('6138', { toAusRequestType: 'lpa' })],
      ['du', 'lp'],
      '6138',
    ],
    ['is the first when all fit equally', [mapping('5138'), mapping('6138')], ['lp'], '5138'],
    ['is never one to the same system', [mapping('138', { toAusRequestType: 'DU' })], ['du', 'lp'], null],
    ['may name no system', [mapping('5138', { toAusRequestType: null })], [], '5138'],
    ['is none without mappings', [], ['du'], null],
  ])('%s', (_, mappings, asked, expected) => {
    expect(mappedTo(mappings, asked)).toBe(expected);
  });

  it('works from LPA to DU as well', () => {
    expect(mappedTo([mapping('5138'), mapping('138', { toAusRequestType: 'DU' })], ['du', 'lp'], 'lp')).toBe('138');
  });

  const harbor = agency({
    creditAgencyId: '226',
    name: 'Harbor',
    mappingDetails: [mapping('5226', { multiAusDisplayName: 'Zenith Harbor' })],
  });
  const lakeside = agency({ creditAgencyId: '31', name: 'Lakeside' });
  const options = (asked: ServiceOption[], agencies = [harbor, lakeside]) =>
    arrangeAgencyOptions(agencies, undefined, false, asked).map(({ name, disabled }) =>
      disabled ? `(${name})` : name,
    );

  // @spec REQ-21
  it('uses the shown name for a request with several services, and sorts the list by it', () => {
    expect(options(['du', 'lp'])).toEqual(['Lakeside', 'Zenith Harbor']);
    expect(options(['du'])).toEqual(['Harbor', 'Lakeside']);
  });

  // @spec REQ-22
  it('drops an LPA agency that repeats the shown name of a DU agency', () => {
    const lpa = agency({ creditAgencyId: '5226', name: 'Zenith Harbor', fromAusRequestType: 'lp' });
    expect(options(['du', 'lp'], [harbor, lpa])).toEqual(['Zenith Harbor']);
    expect(options(['lp'], [harbor, lpa])).toEqual(['Harbor', 'Zenith Harbor']);
  });

  // @spec DAT-15
  it('disables an agency for several services when the profile lacks its mapping', () => {
    const outside = agency({ name: 'TriPoint', mappingDetails: [mapping('5138', { isInProfileConfig: false })] });
    expect(options(['du', 'lp'], [outside])).toEqual(['(TriPoint)']);
    expect(options(['du'], [outside])).toEqual(['TriPoint']);
  });
});

describe('the preselected agency', () => {
  const options = arrangeAgencyOptions(
    [
      agency({ creditAgencyId: '138', name: 'A', userName: 'U' }),
      agency({
        creditAgencyId: '226',
        name: 'B',
        mappingDetails: [
          {
            mappedToCreditAgencyId: '5226',
            toAusRequestType: 'LP',
            multiAusDisplayName: null,
            isInProfileConfig: true,
          },
        ],
      }),
      agency({ creditAgencyId: '31', name: 'C', isInactive: true }),
    ],
    undefined,
    false,
  );
  it.each([
    ["is the last order's", '226', ['138'], false, '226'],
    // @spec REQ-25
    ['is found by its id in the other system', '5226', [], false, '226'],
    ["is the first of the profile's otherwise", null, ['31', '138'], false, '138'],
    // @spec REQ-20
    ['is cleared when an account is needed and none is stored', '226', [], true, ''],
    ['is kept when an account is needed and a user name is stored', '138', [], true, '138'],
    ['is none without a last order or a profile', null, [], false, ''],
    ['is none when no agency qualifies', '31', ['9'], false, ''],
  ])('%s', (_, last, allowed, needsAccount, expected) => {
    expect(preselectedAgencyId(options, profile(allowed), last, needsAccount)).toBe(expected);
  });
});

it('preselects no agency without an id in the other system', () => {
  const mappings = [
    { mappedToCreditAgencyId: null, toAusRequestType: 'LP', multiAusDisplayName: null, isInProfileConfig: true },
  ];
  const options = arrangeAgencyOptions([agency({ mappingDetails: mappings })], undefined, false);
  expect(preselectedAgencyId(options, undefined, null, false)).toBe('');
});

// @spec REQ-20
it.each([
  { userName: null, hasStoredPassword: true, expected: '138' },
  { userName: null, hasStoredPassword: false, expected: '' },
  { userName: 'U', hasStoredPassword: false, expected: '138' },
])(
  'with user name $userName and a stored password $hasStoredPassword an account preselects "$expected"',
  ({ expected, ...account }) => {
    const options = arrangeAgencyOptions([agency(account)], undefined, false);
    expect(preselectedAgencyId(options, undefined, '138', true)).toBe(expected);
  },
);

// @spec APP-2, DAT-17
describe('who sees the agency and its account', () => {
  const SHOWN = { isAgencyVisible: true, isAgencyEditable: true };
  const HIDDEN = { isAgencyVisible: false, isAgencyEditable: false };
  const ACCOUNT = { isAuthenticationVisible: true, isAuthenticationEditable: true };
  const NO_ACCOUNT = { isAuthenticationVisible: false, isAuthenticationEditable: false };
  // @spec REQ-23, REQ-24
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
  // @spec DAT-17, REQ-19
  it('belongs to the chosen agency, and so does the password while the number is the stored one', () => {
    expect(formOf(wholesale()).agency).toMatchObject({
      username: 'BRIGHT138',
      password: 'on file',
    });
    expect(formOf(wholesale(), { accountNumber: 'MINE' }).agency).toMatchObject({ password: null });
  });

  it("says when an originator's profile has none", () => {
    const blank = wholesale({ creditAgencies: [agency()], userAgencies: profile([], false) });
    expect(formOf(blank).agency).toMatchObject({
      isProfileBlank: true,
      selectedAgencyId: '',
      rememberAccountDetails: false,
    });
    expect(formOf(sources()).agency.isProfileBlank).toBe(false);
  });
});
