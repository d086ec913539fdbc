import { describe, expect, it } from 'vitest';
import { creditLedger, type CreditPrices, priceOf } from '@/domain/credit/creditLedger';
import type { HistoryItem } from '@/domain/history/historyItem';
import { groupRequests } from '@/domain/history/historyRows';
import type { PastOrder } from '@/domain/order/orderAgain';
import { orderRequestOf } from '@/domain/order/orderRequest';
import { orderSummary } from '@/domain/order/orderSummary';
import { idle, toAnswered, toFailed } from '@/lib/remote';
import { creditDetail, historyItem, multiRequest, pastOrder, pastReport } from '@tests/fixtures/historyItem';
import { formOf, FIRST, recentRequest, SECOND, sources } from '@tests/fixtures/order';
import { fc } from '@tests/support/properties';

const PRICES: CreditPrices = {
  '138': { HARD: 82.5, HARD_JOINT: 120 },
  '*': { HARD: 80, SOFT: 16.5, REISSUE: 4.95, REISSUE_JOINT: 7 },
};

const line = pastReport;
const order = (borrowers: PastOrder['borrowers'], over: Partial<PastOrder> = {}): PastOrder =>
  pastOrder({ creditAgencyId: '138', borrowers, ...over });
const ready = (value: PastOrder) => toAnswered<PastOrder>(idle, value);
const failed = toFailed<PastOrder>(idle, { kind: 'network' } as Parameters<typeof toFailed>[1]);

const ledgerOf = (items: HistoryItem[], orders: Parameters<typeof creditLedger>[0]['orders'], prices = PRICES) =>
  creditLedger({ groups: groupRequests(items), orders, prices });
const REPORT = creditDetail();

// @spec OWN-4
describe('the price of a report', () => {
  const hard = { agencyId: '138', isReissue: false, isSoft: false, isJoint: false };

  it.each([
    { what: 'of its agency', over: {}, price: 82.5 },
    { what: 'of its agency, joint', over: { isJoint: true }, price: 120 },
    { what: 'of every agency', over: { isSoft: true }, price: 16.5 },
    { what: 'of every agency, without one for joint', over: { isSoft: true, isJoint: true }, price: 16.5 },
    { what: 'of a reissue', over: { isReissue: true }, price: 4.95 },
    { what: 'of a joint soft reissue', over: { isReissue: true, isSoft: true, isJoint: true }, price: 7 },
    { what: 'of every agency, for an agency without prices', over: { agencyId: '31' }, price: 80 },
    { what: 'without an agency, the same at all', over: { agencyId: null, isSoft: true }, price: 16.5 },
    { what: 'without an agency, another at one', over: { agencyId: null }, price: null },
    { what: 'of an unknown pull type', over: { isSoft: null }, price: null },
    { what: 'of a reissue of an unknown pull type', over: { isReissue: true, isSoft: null }, price: 4.95 },
    { what: 'of an unknown report type', over: { isReissue: null }, price: null },
    { what: 'that may be joint', over: { isJoint: null }, price: null },
  ])('$what', ({ over, price }) => {
    expect(priceOf({ ...hard, ...over }, PRICES)).toBe(price);
  });

  it('is unknown without a price, and may be 0', () => {
    expect(priceOf(hard, {})).toBeNull();
    expect(priceOf({ ...hard, isReissue: true }, { '*': { HARD: 80, SOFT: 80 } })).toBeNull();
    expect(priceOf(hard, { '*': { HARD: 0 } })).toBe(0);
  });
});

it('has the prices that the order named before it was sent', () => {
  const price = fc.option(fc.integer({ min: 0, max: 200 }), { nil: undefined });
  const table = fc.record({
    HARD: price,
    HARD_JOINT: price,
    SOFT: price,
    SOFT_JOINT: price,
    REISSUE: price,
    REISSUE_JOINT: price,
  });
  const type = fc.constantFrom('NONE', 'RE_ISSUE', 'REQUEST_NEW');
  const prices = fc.record({ '138': table, '*': table });
  fc.assert(
    fc.property(type, type, fc.boolean(), fc.boolean(), prices, (first, second, isJoint, isSoft, table) => {
      const form = formOf(sources({ recentRequest: recentRequest({ isSoftPullPhase2: true }) }), {
        pull: isSoft ? 'soft' : 'full',
        borrowers: { [FIRST]: { type: first, isJoint }, [SECOND]: { type: second } },
      });
      const { borrowers, agency } = orderRequestOf(form);
      const sent = order(
        borrowers.map((one) => ({ ...one })),
        { isSoft: form.pull === 'soft', creditAgencyId: agency?.id ?? null },
      );
      const ledger = ledgerOf([historyItem({ requestId: '1' })], { '1': ready(sent) }, table);
      const costs = ledger.borrowers
        .flatMap(({ entries }) => entries)
        .filter(({ isReissue, isCostElsewhere }) => !isReissue && !isCostElsewhere)
        .map(({ cost }) => cost);
      const [named] = orderSummary(form, table).flatMap((part) => /\$([\d.]+) est/.exec(part)?.[1] ?? []);
      const isPriced = costs.length > 0 && !costs.includes(null);
      expect(named === undefined ? null : Number(named)).toBe(
        isPriced ? costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0) : null,
      );
    }),
  );
});

describe('the ledger', () => {
  it('has the reports of each borrower, newest first, with a joint report counted once', () => {
    const items = [
      historyItem({ requestId: '2', requestDate: '2026-11-20T10:00:00', submittedBy: 'Rita Ibarra' }),
      historyItem({ requestId: '1', requestDate: '2026-11-01T10:00:00', submittedBy: 'Sam Lindqvist' }),
    ];
    const ledger = ledgerOf(items, {
      '1': ready(order([line('101', { isJoint: true }), line('102', { isJoint: true })])),
      '2': ready(order([line('101', { type: 'RE_ISSUE' }), line('102', { type: 'NONE' })])),
    });
    expect(ledger.borrowers).toMatchObject([
      {
        borrowerId: '101',
        entries: [
          { requestId: '2', isReissue: true, isJoint: false, jointWith: null, by: 'Rita Ibarra', cost: 4.95 },
          { requestId: '1', isReissue: false, jointWith: '102', by: 'Sam Lindqvist', cost: 120 },
        ],
      },
      { borrowerId: '102', entries: [{ requestId: '1', jointWith: '101', isCostElsewhere: true, cost: null }] },
    ]);
    expect(ledger).toMatchObject({
      total: 124.95,
      counts: { hard: 1, soft: 0, reissues: 1, unpriced: 0 },
      notLoaded: [],
      running: [],
      pending: 0,
    });
  });

  it.each([
    {
      what: 'refused by the agency, so that every system failed',
      items: multiRequest('1', { status: 'Error' }, { status: 'Error' }),
      entries: 0,
    },
    {
      what: 'that failed in every system, with a report',
      items: multiRequest('1', { status: 'Error', creditDetails: [REPORT] }, { status: 'Error' }),
      entries: 1,
    },
    { what: 'with a result of one system', items: multiRequest('1', { status: 'Error' }), entries: 1 },
    { what: 'that is still processing', items: multiRequest('1', { status: 'Processing' }), entries: 0 },
  ])('counts a request $what: $entries', ({ items, entries }) => {
    const orders = Object.fromEntries(items.map(({ requestId }) => [requestId, ready(order([line('101')]))]));
    expect(ledgerOf(items, orders).borrowers.flatMap((one) => one.entries)).toHaveLength(entries);
  });

  it('names what is not loaded, what runs, and what is pending, and has no total without a price', () => {
    const items = ['1', '2', '3', '4', '5'].map((requestId) =>
      historyItem({ requestId, status: requestId === '4' ? 'Processing' : 'Approve/Eligible' }),
    );
    const empty = toAnswered<PastOrder>(idle, undefined);
    const orders = { '1': ready(order([line('101')])), '2': failed, '5': empty };
    expect(ledgerOf(items, orders, {})).toMatchObject({
      total: null,
      counts: { hard: 1, unpriced: 1 },
      notLoaded: ['5', '2'],
      running: ['4'],
      pending: 1,
    });
  });

  it('adds up: every ordered report is in it once, and the total is the sum of the entries', () => {
    const anyLine = fc.record({
      place: fc.integer({ min: 1, max: 4 }),
      isSelected: fc.boolean(),
      type: fc.constantFrom('NONE' as const, 'RE_ISSUE' as const, 'REQUEST_NEW' as const),
      isJoint: fc.boolean(),
    });
    const anyOrder = fc.record({
      isSoft: fc.boolean(),
      lines: fc.uniqueArray(anyLine, { selector: ({ place }) => place }),
    });
    fc.assert(
      fc.property(fc.array(anyOrder, { maxLength: 6 }), (all) => {
        const items = all.map((_, at) => historyItem({ requestId: String(at + 1) }));
        const orders = Object.fromEntries(
          all.map(({ isSoft, lines }, at) => [
            String(at + 1),
            ready(
              order(
                lines.map(({ place, ...rest }) =>
                  line(`10${place}`, { applicationId: place < 3 ? '1' : '2', ...rest }),
                ),
                { isSoft },
              ),
            ),
          ]),
        );
        const { borrowers, total, counts } = ledgerOf(items, orders);
        const entries = borrowers.flatMap((one) => one.entries);
        const ordered = all.flatMap(({ lines }) =>
          lines.filter(({ isSelected, type }) => isSelected && type !== 'NONE'),
        );
        expect(entries).toHaveLength(ordered.length);
        const cents = entries.map(({ cost }) => Math.round((cost ?? 0) * 100));
        expect(Math.round((total ?? 0) * 100)).toBe(cents.reduce((sum, cost) => sum + cost, 0));
        expect(counts.hard + counts.soft + counts.reissues).toBe(
          entries.filter(({ isCostElsewhere }) => !isCostElsewhere).length,
        );
        for (const { isCostElsewhere, jointWith } of entries) if (isCostElsewhere) expect(jointWith).not.toBeNull();
      }),
    );
  });
});
