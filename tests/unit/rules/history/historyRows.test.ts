import { describe, expect, it } from 'vitest';
import type { AusSystem } from '@/features/loan/rules/aus';
import { groupRequests, pageOf, shownToReach } from '@/features/runs/rules/historyRows';
import { creditOrder, historyItem, multiRequest } from '@tests/fixtures/historyItem';
import { fc } from '@tests/support/properties';
import type { HistoryItem } from '@/features/runs/api/contract/history';

const idsOf = (items: HistoryItem[]) =>
  groupRequests(items).map((group) => group.items.map(({ requestId }) => requestId).join('+'));

describe('groupRequests', () => {
  it.each([
    // @spec HIS-25
    {
      rule: 'puts the newest request first',
      items: [
        historyItem({ requestId: '1', requestDate: '2026-11-18T10:00:00Z' }),
        historyItem({ requestId: '2', requestDate: '2026-11-19T10:00:00Z' }),
      ],
      expected: ['2', '1'],
    },
    // @spec HIS-25
    {
      rule: 'puts the newest request first, whatever the ids',
      items: [
        historyItem({ requestId: '2', requestDate: '2026-11-18T10:00:00Z' }),
        historyItem({ requestId: '1', requestDate: '2026-11-19T10:00:00Z' }),
        historyItem({ requestId: '3', requestDate: null }),
      ],
      expected: ['1', '2', '3'],
    },
    {
      rule: 'puts what is no known system after those that are',
      items: [
        ...multiRequest('1', { system: null }, { system: 'lp_thru_cal' }),
        historyItem({ requestId: '13', multiAusRequestId: '1', system: 'credit_import_only' }),
      ],
      expected: ['12+11+13'],
    },
    {
      rule: 'orders services of one system by their ids, by number',
      items: [
        historyItem({ requestId: '10', multiAusRequestId: '1' }),
        historyItem({ requestId: '9', multiAusRequestId: '1' }),
      ],
      expected: ['9+10'],
    },
    // @spec APP-11, HIS-15
    {
      rule: 'keeps the services of a multi request together, by the latest of their dates',
      items: [
        ...multiRequest('7', { requestDate: '2026-11-01T10:00:00Z' }, { requestDate: '2026-11-20T10:00:00Z' }),
        historyItem({ requestId: '9', requestDate: '2026-11-19T10:00:00Z' }),
      ],
      expected: ['71+72', '9'],
    },
    {
      rule: 'puts the higher id first when dates are equal, by number and not by text',
      items: [historyItem({ requestId: '9' }), historyItem({ requestId: '10' })],
      expected: ['10', '9'],
    },
    {
      rule: 'puts what has no valid date last',
      items: [
        historyItem({ requestId: '1', requestDate: 'soon' }),
        historyItem({ requestId: '2', requestDate: null }),
        historyItem({ requestId: '3', requestDate: '0001-01-01T00:00:00Z' }),
      ],
      expected: ['3', '2', '1'],
    },
    {
      rule: 'orders services DU, LPA, LPA-C whatever the service listed first',
      items: [
        historyItem({ requestId: '3', multiAusRequestId: '1', system: 'lp_thru_cal' }),
        ...multiRequest('1').toReversed(),
      ],
      expected: ['11+12+3'],
    },
    {
      rule: 'shows items with the same id in a row each',
      items: [historyItem({ requestId: '4' }), historyItem({ requestId: '4', ausRequestType: 'LPA' })],
      expected: ['4', '4'],
    },
    { rule: 'has no rows without items', items: [], expected: [] },
  ])('$rule', ({ items, expected }) => {
    expect(idsOf(items)).toEqual(expected);
  });

  // @spec HIS-26
  it('gives a multi request one row and its latest date', () => {
    const [older, newer] = multiRequest('7', { requestDate: '2026-11-01T10:00:00Z' });
    const [group, ...rest] = groupRequests([older, newer]);
    expect(rest).toEqual([]);
    expect(group).toMatchObject({ requestId: '71', latestDate: newer.requestDate });
  });

  it('separates repeated ids', () => {
    const groups = groupRequests([historyItem({ key: 'a' }), historyItem({ key: 'b' }), historyItem({ key: 'c' })]);
    expect(groups.map(({ id }) => id)).toEqual(['request-1', 'request-1~2', 'request-1~3']);
  });

  it('keeps the id of a multi request whose first service is listed last', () => {
    const [du, lpa] = multiRequest('7');
    expect(groupRequests([lpa]).map(({ id }) => id)).toEqual(groupRequests([du, lpa]).map(({ id }) => id));
  });

  it('uses the latest date wherever it is', () => {
    const dates = (du: string | null, lpa: string | null) =>
      groupRequests(multiRequest('7', { requestDate: du }, { requestDate: lpa }))[0]?.latestDate;
    expect(dates('2026-11-02T10:00:00Z', '2026-11-01T10:00:00Z')).toBe('2026-11-02T10:00:00Z');
    expect(dates(null, '2026-11-01T10:00:00Z')).toBe('2026-11-01T10:00:00Z');
    expect(dates(null, 'soon')).toBeNull();
  });

  it('reads a date without a zone as local time', () => {
    const local = historyItem({ requestId: '1', requestDate: '2026-11-18T15:30:00' });
    const later = historyItem({
      requestId: '2',
      requestDate: new Date(new Date(2026, 10, 18, 15, 30).getTime() + 1_000).toISOString(),
    });
    expect(idsOf([local, later])).toEqual(['2', '1']);
  });

  // @spec HIS-29
  it('pairs linked requests both ways, and never with themselves or other requests', () => {
    const groups = groupRequests([
      creditOrder({ requestId: '1', linkedRequestId: '1' }),
      historyItem({ requestId: '2', linkedRequestId: '1' }),
      historyItem({ requestId: '3', linkedRequestId: '999' }),
    ]);
    expect(Object.fromEntries(groups.map(({ requestId, linkedIds }) => [requestId, linkedIds]))).toEqual({
      1: ['request-2'],
      2: ['request-1'],
      3: [],
    });
  });

  // @spec HIS-29
  it("pairs by a multi service's own id, and by the first item with an id", () => {
    const [du, lpa] = multiRequest('4');
    const groups = groupRequests([
      creditOrder({ requestId: '1', linkedRequestId: '542', requestDate: null }),
      creditOrder({ requestId: '2', linkedRequestId: '3' }),
      historyItem({ requestId: '3', key: 'newer', requestDate: '2026-11-19T10:00:00Z' }),
      historyItem({ requestId: '3', key: 'older', requestDate: '2026-11-01T10:00:00Z' }),
      historyItem({ requestId: '8', uiOnlyRequestId: '3', requestDate: '2026-10-01T10:00:00Z' }),
      du,
      lpa,
    ]);
    const linked = groups.filter(({ linkedIds }) => linkedIds.length > 0);
    expect(Object.fromEntries(linked.map(({ id, linkedIds }) => [id, linkedIds]))).toEqual({
      'request-1': ['request-4'],
      'request-4': ['request-1'],
      'request-2': ['request-3'],
      'request-3': ['request-2'],
    });
  });

  it('groups 5,000 items that all have the same id and link to it', () => {
    const items = Array.from({ length: 5_000 }, (_, index) =>
      historyItem({ key: `k${index}`, requestId: '1', linkedRequestId: '1' }),
    );
    const groups = groupRequests(items);
    expect(new Set(groups.map(({ id }) => id)).size).toBe(5_000);
  });
});

const someItem: fc.Arbitrary<HistoryItem> = fc
  .record({
    key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    requestId: fc.constantFrom('1', '2', '3', '10', 'x'),
    multiAusRequestId: fc.constantFrom(null, '7', '8'),
    linkedRequestId: fc.constantFrom(null, '1', '2', '3', 'x'),
    requestDate: fc.constantFrom(null, 'never', '2026-11-18T15:30:00Z', '2026-11-19', '2026-11-18T15:30:00'),
    system: fc.constantFrom<AusSystem | null>(null, 'credit_import_only', 'du', 'lp', 'lp_thru_cal', 'other 5'),
    status: fc.constantFrom('Processing', 'Error', 'Complete', ''),
  })
  .map(historyItem);

describe('groupRequests, for any input', () => {
  // @spec HIS-15
  it('shows every item exactly once, under distinct ids', () => {
    fc.assert(
      fc.property(fc.array(someItem), (items) => {
        const groups = groupRequests(items);
        const shown = groups.flatMap((group) => [...group.items]);
        expect(shown).toHaveLength(items.length);
        expect(new Set(shown)).toEqual(new Set(items));
        expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
      }),
    );
  });

  it('does not depend on the order of the items', () => {
    const inAnyOrder = fc
      .array(someItem)
      .chain((items) => fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length })));
    fc.assert(
      fc.property(inAnyOrder, ([items, shuffled]) => {
        expect(groupRequests(shuffled)).toEqual(groupRequests(items));
      }),
    );
  });

  it('returns its own output unchanged', () => {
    fc.assert(
      fc.property(fc.array(someItem), (items) => {
        const once = groupRequests(items);
        expect(groupRequests(once.flatMap((group) => [...group.items]))).toEqual(once);
      }),
    );
  });

  it('links both ways or not at all', () => {
    fc.assert(
      fc.property(fc.array(someItem), (items) => {
        const links = new Map(groupRequests(items).map(({ id, linkedIds }) => [id, linkedIds]));
        for (const [id, linked] of links) {
          expect(linked).not.toContain(id);
          for (const other of linked) expect(links.get(other)).toContain(id);
        }
      }),
    );
  });
});

// @spec HIS-28, HIS-27
describe('paging', () => {
  it.each([
    { count: 0, shown: 6, visible: 0, hasMore: false },
    { count: 5, shown: 6, visible: 5, hasMore: false },
    { count: 6, shown: 6, visible: 6, hasMore: false },
    { count: 7, shown: 6, visible: 6, hasMore: true },
    { count: 13, shown: 12, visible: 12, hasMore: true },
    { count: 13, shown: 18, visible: 13, hasMore: false },
  ])('of $count rows with $shown allowed shows $visible', ({ count, shown, visible, hasMore }) => {
    const page = pageOf(Array.from({ length: count }), shown);
    expect([page.visible.length, page.hasMore]).toEqual([visible, hasMore]);
  });

  it('returns the same list when all of it is shown', () => {
    const rows = [1, 2];
    expect(pageOf(rows, 2).visible).toBe(rows);
  });

  it('never loses, repeats or moves a row', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(60), (rows, shown) => {
        const { visible, hasMore } = pageOf(rows, shown);
        expect(visible).toEqual(rows.slice(0, shown));
        expect(hasMore).toBe(visible.length < rows.length);
      }),
    );
  });

  it.each([
    [0, 6],
    [5, 6],
    [6, 12],
    [40, 42],
  ])('reaches the row at %i with %i rows', (index, shown) => expect(shownToReach(index)).toBe(shown));
});
