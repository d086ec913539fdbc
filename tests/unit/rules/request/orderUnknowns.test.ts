import { describe, expect, it } from 'vitest';
import { orderConcerns } from '@/features/request/protocol/rules/orderGuard';
import { borrowerKey } from '@/features/request/rules/borrower';
import { noOtherOrders, allKnown } from '@tests/fixtures/otherOrders';
import { borrower, formOf, recentRequest, reported, sources } from '@tests/fixtures/order';

const FIRST = borrowerKey(borrower(1));
const NEW = { type: 'REQUEST_NEW' } as const;

const concerns = (form: ReturnType<typeof formOf>) =>
  orderConcerns(form, {
    recentCredit: undefined,
    isCreditUnknown: true,
    ...noOtherOrders,
    ...allKnown,
    prices: { '*': { HARD: 80 } },
    now: Date.parse('2026-11-21T10:00:00Z'),
  });

describe('while the credit report on file cannot be read', () => {
  // @spec REQ-56
  it('asks before a new report, with its effect and cost, and offers no reissue', () => {
    expect(concerns(formOf(sources({ borrowers: [borrower(1)] }), { borrowers: { [FIRST]: NEW } }))).toEqual([
      {
        kind: 'duplicate',
        title: 'The credit report on file could not be loaded, so this order may duplicate it',
        lines: ['This adds a hard inquiry for 1 borrower.', 'Estimated cost: $80.00'],
        canReissue: false,
      },
    ]);
  });

  it("uses the borrower's own reference number, which can be reissued", () => {
    const form = formOf(sources({ borrowers: [reported(1)] }), { borrowers: { [FIRST]: NEW } });
    expect(concerns(form)).toMatchObject([{ title: 'There is a credit report on file', canReissue: true }]);
  });

  it('allows a reissue', () => {
    expect(concerns(formOf())).toEqual([]);
  });
});

describe('a pull type chosen for one borrower', () => {
  const pullIn = (over: Parameters<typeof sources>[0]) =>
    formOf(sources(over), { pull: 'full', borrowers: { [FIRST]: { pull: 'soft' } } }).borrowers[0]?.pull;

  it.each([
    { phase: 'phase 3', over: { isSoftPullPhase3ChangesEnabled: true }, pull: 'soft' },
    { phase: 'phase 2', over: { isSoftPullPhase2ChangesEnabled: true }, pull: 'full' },
    { phase: 'neither', over: {}, pull: 'full' },
  ])('in $phase leaves $pull', ({ over, pull }) => {
    expect(pullIn({ recentRequest: recentRequest(over) })).toBe(pull);
  });

  it('does not count while the phases are unknown', () => {
    expect(pullIn({ recentRequest: undefined })).toBe('full');
  });
});
