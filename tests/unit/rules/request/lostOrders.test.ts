import { describe, expect, it } from 'vitest';
import { findLost, lacksKnown, ownerOf } from '@/features/request/protocol/rules/lostOrders';
import type { ListedRequest } from '@/features/request/protocol/rules/recognizeOrder';
import { attempt, listedRequest } from '@tests/fixtures/otherOrders';

const row = (requestId: string, over: Partial<ListedRequest> = {}) => listedRequest({ requestId, ...over });
const lost = (key: string, over: Parameters<typeof attempt>[0] = {}) => attempt({ key, services: ['du'], ...over });
const idsOf = (attempts: ReturnType<typeof lost>[], rows: ListedRequest[], isComplete = true) => {
  const found = findLost(attempts, { rows, unread: 0, isComplete });
  return attempts.map((one) => found.get(one)?.requestIds);
};

it.each([
  ['listed before', { state: 'placed', isListed: true, requestIds: ['2'] }, true],
  ['listed before, and is listed by its key', { key: 'k', state: 'placed', isListed: true, requestIds: ['2'] }, false],
  ['placed, and not listed yet', { state: 'placed', requestIds: ['2'] }, false],
  ['given up', { state: 'placed', isListed: true, isGivenUp: true, requestIds: ['2'] }, false],
  ['known before the order', { knownRequestIds: ['1', '2'] }, true],
  ['known in another spelling', { knownRequestIds: ['001'] }, false],
] as const)('a list lacks what the journal has as %s: %j is %s', (_, over, is) => {
  const entry = attempt({
    ...over,
    knownRequestIds: [...('knownRequestIds' in over ? over.knownRequestIds : [])],
  } as never);
  expect(lacksKnown({ rows: [row('1', { clientRequestKey: 'k' })] as never, unread: 0 }, [entry])).toBe(is);
});

describe('a request without a key belongs to one order', () => {
  it('the earliest of several lost ones', () => {
    const later = lost('b', { sentAt: attempt().sentAt + 1 });
    expect(idsOf([later, lost('a')], [row('2')])).toEqual([undefined, ['2']]);
    expect(idsOf([later, lost('a')], [row('2'), row('3')])).toEqual([['3'], ['2']]);
  });

  it('never a lost one if it is that of a placed one, or of one that was placed before', () => {
    const placed = lost('p', { state: 'placed', requestIds: ['2'] });
    expect(idsOf([lost('a'), placed], [row('2')])).toEqual([undefined, undefined]);
    expect(idsOf([lost('a', { otherRequestIds: ['2'] })], [row('2')])).toEqual([undefined]);
  });

  it('the one whose key it has, whichever is earlier', () => {
    const later = lost('b', { sentAt: attempt().sentAt + 1 });
    expect(idsOf([lost('a'), later], [row('2', { clientRequestKey: 'b' })])).toEqual([undefined, ['2']]);
  });
});

it('a list that is not complete does not show which services are missing', () => {
  const both = attempt({ services: ['du', 'lp'] });
  const rows = [row('2', { clientRequestKey: both.key })];
  const placedIn = (isComplete: boolean) =>
    findLost([both], { rows, unread: isComplete ? 0 : 1, isComplete }).get(both);
  expect(placedIn(true)).toMatchObject({ missing: ['lp'], isCertain: true });
  expect(placedIn(false)).toMatchObject({ missing: [], isCertain: false });
});

it.each([
  [['rita', 'rita'], 'rita', {}],
  [['sam', 'sam'], 'rita', { owner: 'other' }],
  [['sam', 'rita'], 'rita', { owner: 'unknown' }],
  [['sam', undefined], 'rita', { owner: 'unknown' }],
  [['rita'], undefined, { owner: 'unknown' }],
  [[undefined], undefined, { owner: 'unknown' }],
] as const)('orders of %j are, for %s: %j', (people, mark, owner) => {
  const attempts = people.map((person, at) => lost(`k${at}`, person === undefined ? {} : { person }));
  expect(ownerOf(attempts, mark)).toEqual(owner);
});
