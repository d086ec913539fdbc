import { describe, expect, it } from 'vitest';
import { findAmongRequests, type ListedRequest } from '@/features/request/protocol/rules/recognizeOrder';
import { attempt, listedRequest as entry } from '@tests/fixtures/otherOrders';

const multi = (...over: Partial<ListedRequest>[]): ListedRequest[] =>
  over.map((each, index) => entry({ requestId: `2${index}`, multiAusRequestId: '2', ...each }));

const DU_LPA = multi({ system: 'du' }, { system: 'lp' });
const found = (entries: ListedRequest[], over: Parameters<typeof attempt>[0] = {}) =>
  findAmongRequests(attempt(over), entries)?.requestIds;

it('finds nothing among no requests', () => {
  expect(findAmongRequests(attempt(), [])).toBeUndefined();
});

describe('an order whose key the service returns', () => {
  const keyed = (key: string, ...over: Partial<ListedRequest>[]) =>
    multi(...over).map((row) => ({ ...row, clientRequestKey: key }));

  it('is found with certainty, whatever else fits', () => {
    const own = keyed('key-1', { requestId: '8', system: 'du' }, { requestId: '9', system: 'lp' });
    expect(findAmongRequests(attempt(), [...DU_LPA, ...own])).toEqual({
      kind: 'placed',
      requestIds: ['8', '9'],
      missing: [],
      isCertain: true,
    });
  });

  it('lacks the services that the requests lack', () => {
    expect(findAmongRequests(attempt(), keyed('key-1', { system: 'lp' }))).toMatchObject({ missing: ['du'] });
  });

  it('is not certain to be complete while the requests name no services', () => {
    const unnamed = keyed('key-1', { system: null });
    expect(findAmongRequests(attempt(), unnamed)).toMatchObject({ requestIds: ['20'], isCertain: false });
  });

  it('is not certain where older requests have its key, too, and never one of those', () => {
    const own = keyed('key-1', { requestId: '1' }, { requestId: '8', system: 'du' }, { requestId: '9', system: 'lp' });
    expect(findAmongRequests(attempt(), own)).toMatchObject({ requestIds: ['8', '9'], isCertain: false });
    expect(findAmongRequests(attempt(), keyed('key-1', { requestId: '1' }))).toBeUndefined();
  });

  it('is never one with another key', () => {
    expect(found(keyed('key-2', { system: 'du' }, { system: 'lp' }))).toBeUndefined();
  });
});

describe('an order whose key the service does not return', () => {
  it('is a new request with the same services, but not with certainty', () => {
    expect(findAmongRequests(attempt(), DU_LPA)).toEqual({
      kind: 'placed',
      requestIds: ['20', '21'],
      missing: [],
      isCertain: false,
    });
  });

  it.each([
    { rule: 'a request that was there before', over: { knownRequestIds: ['1', '20', '21'] } },
    { rule: 'an order of one service', over: { services: ['du' as const] } },
    { rule: 'an order of other services', over: { services: ['du' as const, 'lp_thru_cal' as const] } },
    { rule: 'an order of credit alone', over: { mode: 'credit' as const, services: [] } },
  ])('is not $rule', ({ over }) => {
    expect(found(DU_LPA, over)).toBeUndefined();
  });

  it("is not a colleague's order of fewer or more services", () => {
    expect(found([entry()])).toBeUndefined();
    expect(found(multi({}, { system: 'lp' }, { system: 'lp_thru_cal' }))).toBeUndefined();
    expect(found(multi({}, { system: 'du' }))).toBeUndefined();
  });

  it('is not two requests of one service each', () => {
    expect(found([entry(), entry({ requestId: '3', system: 'lp' })])).toBeUndefined();
  });

  it('may be requests that name no service', () => {
    expect(found(multi({ system: null }, { system: null }))).toEqual(['20', '21']);
    expect(found(multi({ system: null }, { system: 'credit_import_only' }))).toBeUndefined();
  });

  it('of credit alone is credit alone', () => {
    const credit = { mode: 'credit' as const, services: [] };
    expect(found([entry({ system: 'credit_import_only' })], credit)).toEqual(['2']);
    expect(found([entry({ system: null })], credit)).toEqual(['2']);
    expect(found([entry({ system: 'lp' })], credit)).toBeUndefined();
  });
});

describe('the borrowers of a request', () => {
  const applications = [
    { id: '1', isOrdered: true },
    { id: '2', isOrdered: false },
  ];
  const single = (...ids: (string | null)[]) => [
    entry({ creditDetail: ids.map((applicationId) => ({ applicationId })) }),
  ];

  it.each([
    { ids: ['1'], expected: ['2'] },
    { ids: ['1', '1'], expected: ['2'] },
    { ids: ['2'], expected: undefined },
    { ids: ['1', '2'], expected: undefined },
    { ids: [], expected: ['2'] },
    { ids: ['4711'], expected: ['2'] },
    { ids: [null], expected: ['2'] },
  ])('of the applications $ids: $expected', ({ ids, expected }) => {
    expect(found(single(...ids), { services: ['du'], applications })).toEqual(expected);
  });
});

describe('times', () => {
  const at = (requestDate: string | null, over = {}) => found([entry({ requestDate })], { services: ['du'], ...over });

  it.each([
    { rule: 'an older request is another one', date: '2026-11-21T11:30:00Z', expected: undefined },
    { rule: 'clocks of the lender may differ', date: '2026-11-21T11:50:00Z', expected: ['2'] },
    { rule: 'by ten minutes', date: '2026-11-21T11:49:59Z', expected: undefined },
    { rule: 'in any zone', date: '2026-11-21T05:00:00-07:00', expected: ['2'] },
    { rule: 'a time without a zone says nothing', date: '2026-11-21T04:00:00', expected: ['2'] },
    { rule: 'nor does none', date: null, expected: ['2'] },
  ])('$rule', ({ date, expected }) => {
    expect(at(date)).toEqual(expected);
  });

  it("don't count without the server's clock: the computer's may be wrong by any amount", () => {
    expect(at('2026-11-01T00:00:00Z', { serverTime: null })).toEqual(['2']);
  });

  it('alone tell an order from older ones when the list could not be read before', () => {
    expect(at('2026-11-21T12:00:01Z', { knownRequestIds: null })).toEqual(['2']);
    expect(at(null, { knownRequestIds: null })).toBeUndefined();
    expect(at('2026-11-21T12:00:01Z', { knownRequestIds: null, serverTime: null })).toBeUndefined();
  });
});
