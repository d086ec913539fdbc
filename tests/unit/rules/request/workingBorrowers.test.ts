import { describe, expect, it } from 'vitest';
import type { BorrowerEdit } from '@/features/request/rules/orderDraft';
import { borrowerKey } from '@/features/request/rules/borrower';
import { namedBorrowers, workingBorrowers } from '@/features/request/rules/workingBorrowers';
import { borrower, reported, FIRST, SECOND } from '@tests/fixtures/order';
import { fc } from '@tests/support/properties';
import type { RequestBorrower } from '@/features/request/api/contract/requestSetup';

const DEFAULTS = { referencesOnFile: {}, clearsDocuments: false, pull: 'full', hasOwnPulls: true } as const;

const work = (delivered: RequestBorrower[], edits: Record<string, BorrowerEdit> = {}, defaults = {}) =>
  workingBorrowers(namedBorrowers(delivered), edits, { ...DEFAULTS, ...defaults });

// @spec REQ-30
it('keeps the spelling of a FormFree number on file until the user types', () => {
  const typed = (formFreeNumber: string | undefined) =>
    work(
      [reported(1, { previousFormFreeReportNumber: 'FF-20 1' })],
      formFreeNumber === undefined ? {} : { [FIRST]: { formFreeNumber } },
    )[0]?.formFreeNumber;
  expect([undefined, 'FF201', 'FF20', ''].map(typed)).toEqual(['FF-20 1', 'FF201', 'FF20', '']);
});

// @spec REQ-30
it('strips a reference number on file when it is retyped', () => {
  const [kept] = work([borrower(1, { previousReportReferenceNumber: 'CR-482' })], { [FIRST]: { reference: 'CR482' } });
  expect(kept?.currentReportReferenceNumber).toBe('CR482');
});

describe('a borrower of the order', () => {
  // @spec REQ-12
  it("starts with the service's values", () => {
    expect(work([reported(1, { previousFormFreeReportNumber: 'FF1', previousAutoCopyLiabilities: true })])).toEqual([
      {
        ...reported(1, { previousFormFreeReportNumber: 'FF1', previousAutoCopyLiabilities: true }),
        key: FIRST,
        isSelected: true,
        type: 'RE_ISSUE',
        referencesOnFile: ['CR48201973'],
        currentReportReferenceNumber: 'CR48201973',
        currentReportIsJoint: false,
        currentAutoCopyLiabilities: true,
        formFreeNumber: 'FF1',
        pull: 'full',
        tempDisabled: false,
        canBeJoint: false,
        leadsPair: false,
        splitsJointReport: false,
        undelivered: [],
      },
    ]);
  });

  it('applies all changes of the user', () => {
    const edit = {
      isSelected: false,
      type: 'NONE',
      reference: 'CR9',
      copyLiabilities: true,
      formFreeNumber: '',
      pull: 'soft',
    } as const;
    expect(work([reported(1, { previousFormFreeReportNumber: 'FF1' })], { [FIRST]: edit })[0]).toMatchObject({
      isSelected: false,
      type: 'NONE',
      currentReportReferenceNumber: 'CR9',
      currentAutoCopyLiabilities: true,
      formFreeNumber: '',
      pull: 'soft',
    });
  });

  it('prefers its own reference number to that of the report on file', () => {
    const referencesOnFile = { 101: 'CR-FILE' };
    const references = (one: RequestBorrower) => work([one], {}, { referencesOnFile })[0]?.currentReportReferenceNumber;
    expect([references(reported(1)), references(borrower(1)), references(borrower(2))]).toEqual([
      'CR48201973',
      'CR-FILE',
      '',
    ]);
  });

  it('copies liabilities when no earlier report has copied them', () => {
    const none = { [FIRST]: { type: 'NONE' } } as const;
    const copies = (one: RequestBorrower, edits = {}) => work([one], edits)[0]?.currentAutoCopyLiabilities;
    expect(copies(reported(1), none)).toBe(false);
    expect(copies(borrower(1), none)).toBe(true);
    expect(copies(reported(1), { [FIRST]: { type: 'REQUEST_NEW', copyLiabilities: false } })).toBe(false);
  });
});

describe('a joint report', () => {
  const wasJoint = { previousReportWasJoint: true };
  const joint = { [FIRST]: { isJoint: true } };
  const flagsOf = (delivered: RequestBorrower[], edits: Record<string, BorrowerEdit> = {}) =>
    work(delivered, edits).map(({ leadsPair, canBeJoint, currentReportIsJoint, tempDisabled, splitsJointReport }) =>
      [
        leadsPair && 'leads',
        canBeJoint && 'can',
        currentReportIsJoint && 'joint',
        tempDisabled && 'follows',
        splitsJointReport && 'splits',
      ]
        .filter(Boolean)
        .join(' '),
    );

  it.each<[when: string, flags: string[], delivered: RequestBorrower[], edits: Record<string, BorrowerEdit>]>([
    ['two are wanted', ['leads can', ''], [reported(1), reported(2)], {}],
    ['it is asked for', ['leads can joint', 'can joint follows'], [reported(1), reported(2)], joint],
    ['the primary borrower comes second', ['can joint follows', 'leads can joint'], [reported(2), reported(1)], joint],
    [
      'the last one was, of the first',
      ['leads can joint', 'can joint follows'],
      [reported(1, wasJoint), reported(2)],
      {},
    ],
    [
      'the last one was, of the second',
      ['leads can joint', 'can joint follows'],
      [reported(1), reported(2, wasJoint)],
      {},
    ],
    [
      'the last one was and it is taken apart',
      ['leads can splits', ''],
      [reported(1, wasJoint), reported(2)],
      { [FIRST]: { isJoint: false } },
    ],
    [
      'it is split and nothing is ordered',
      ['leads', ''],
      [reported(1, wasJoint), reported(2)],
      { [FIRST]: { isJoint: false, type: 'NONE' }, [SECOND]: { type: 'NONE' } },
    ],
    [
      'it is split and the second alone is ordered',
      ['leads splits', ''],
      [reported(1, wasJoint), reported(2)],
      { [FIRST]: { isJoint: false, type: 'NONE' } },
    ],
    [
      'it is split and no borrower is selected',
      ['leads', ''],
      [reported(1, wasJoint), reported(2)],
      { [FIRST]: { isSelected: false }, [SECOND]: { isSelected: false } },
    ],
    ['the first is left out', ['leads', ''], [reported(1), reported(2)], { [FIRST]: { isSelected: false } }],
    [
      'the second is left out',
      ['leads splits', ''],
      [reported(1, wasJoint), reported(2)],
      { [SECOND]: { isSelected: false } },
    ],
    ['the service rules the first out', ['leads', ''], [reported(1, { disableIsJoint: true }), reported(2)], joint],
    ['the service rules the second out', ['leads', ''], [reported(1), reported(2, { disableIsJoint: true })], joint],
    ['one is alone', [''], [reported(1, wasJoint)], joint],
    ['there are three', ['', '', ''], [reported(1, wasJoint), reported(2), reported(3)], joint],
  ])('%s: %j', (_, flags, delivered, edits) => {
    expect(flagsOf(delivered, edits)).toEqual(flags);
  });

  it('follows the first borrower', () => {
    const first = { isJoint: true, type: 'RE_ISSUE', reference: 'CR1', copyLiabilities: true, pull: 'soft' } as const;
    const second = { type: 'REQUEST_NEW', reference: 'CR2', copyLiabilities: false, pull: 'full' } as const;
    expect(work([reported(1), reported(2)], { [FIRST]: first, [SECOND]: second })[1]).toMatchObject({
      isSelected: true,
      type: 'RE_ISSUE',
      currentReportReferenceNumber: 'CR1',
      currentAutoCopyLiabilities: true,
      pull: 'soft',
    });
  });
});

describe('pairing, for any input', () => {
  const anyBorrower: fc.Arbitrary<RequestBorrower> = fc
    .record({
      place: fc.integer({ min: 1, max: 4 }),
      applicationId: fc.constantFrom('1', '2'),
      isPrimary: fc.boolean(),
      previousReportReferenceNumber: fc.constantFrom(null, 'CR1'),
      previousReportWasJoint: fc.boolean(),
      disableIsJoint: fc.boolean(),
    })
    .map(({ place, ...over }) => borrower(place, over));
  const people = fc.array(anyBorrower, { maxLength: 8 });
  const distinct = fc.uniqueArray(anyBorrower, { selector: borrowerKey, maxLength: 8 });
  const edits = fc.dictionary(
    fc.constantFrom(
      ...['1', '2'].flatMap((applicationId) =>
        [1, 2, 3].map((place) => borrowerKey(borrower(place, { applicationId }))),
      ),
    ),
    fc.record({
      isJoint: fc.boolean(),
      isSelected: fc.boolean(),
      type: fc.constantFrom('REQUEST_NEW', 'RE_ISSUE', 'NONE'),
    }),
  );

  it('keeps everybody once, in the order of the response', () => {
    fc.assert(
      fc.property(people, edits, (delivered, changed) => {
        const keys = work(delivered, changed).map(({ key }) => key);
        expect(keys).toEqual([...new Set(delivered.map(borrowerKey))]);
      }),
    );
  });

  it('joins at most two of an application, one of whom follows the other', () => {
    fc.assert(
      fc.property(people, edits, (delivered, changed) => {
        const all = work(delivered, changed);
        for (const applicationId of new Set(all.map((one) => one.applicationId))) {
          const joined = all.filter((one) => one.currentReportIsJoint && one.applicationId === applicationId);
          expect([0, 2]).toContain(joined.length);
          expect(joined.filter(({ tempDisabled }) => tempDisabled)).toHaveLength(joined.length / 2);
          expect(
            new Set(joined.map(({ type, currentReportReferenceNumber }) => `${type} ${currentReportReferenceNumber}`))
              .size,
          ).toBeLessThan(2);
        }
      }),
    );
  });

  it('ignores repeated entries', () => {
    fc.assert(
      fc.property(people, edits, (delivered, changed) => {
        expect(work([...delivered, ...delivered], changed)).toEqual(work(delivered, changed));
      }),
    );
  });

  it('does not depend on the order when one of them is primary', () => {
    const oneLeader = distinct.map((all) =>
      all.map((one, index) => ({ ...one, isPrimary: isFirstOf(one, index, all) })),
    );
    fc.assert(
      fc.property(oneLeader, edits, (delivered, changed) => {
        const byKey = (list: ReturnType<typeof work>) => list.toSorted((a, b) => (a.key < b.key ? -1 : 1));
        expect(byKey(work(delivered.toReversed(), changed))).toEqual(byKey(work(delivered, changed)));
      }),
    );
  });
});

const isFirstOf = (one: RequestBorrower, index: number, all: readonly RequestBorrower[]): boolean =>
  all.findIndex(({ applicationId }) => applicationId === one.applicationId) === index;
