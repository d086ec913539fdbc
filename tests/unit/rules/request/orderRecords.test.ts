import { describe, expect, it } from 'vitest';
import { isSameSender } from '@/features/request/protocol/rules/orderChecks';
import { findAmongRequests, type ListedRequest } from '@/features/request/protocol/rules/recognizeOrder';
import { accept, changes } from '@/features/request/protocol/rules/orderRecords';
import type { Snapshot } from '@/features/request/protocol/rules/orderState';
import { attempt } from '@tests/fixtures/otherOrders';

const OTHER_TAB = { sentHere: undefined } as unknown as Snapshot;

describe('a request belongs to one order', () => {
  const placed = attempt({ key: 'a' });
  const doubted = attempt({ key: 'b', state: 'unconfirmed', requestIds: ['7'] });

  it('a doubt that had it loses it, and knows that it is not its own', () => {
    const { attempts } = accept(OTHER_TAB, [placed, doubted], placed, { requestIds: ['7'], missing: [] });
    expect(attempts).toMatchObject([
      { key: 'a', state: 'placed', requestIds: ['7'] },
      { key: 'b', state: 'unconfirmed', requestIds: [], otherRequestIds: ['7'] },
    ]);
  });

  it('a doubt keeps what is not that of the placed one', () => {
    const { attempts } = accept(OTHER_TAB, [placed, doubted], placed, { requestIds: ['8'], missing: ['lp'] });
    expect(attempts).toMatchObject([
      { key: 'a', missing: ['lp'] },
      { key: 'b', requestIds: ['7'] },
    ]);
  });
});

it('the journal is written only where it changes', () => {
  const [kept, gone, changed] = [attempt({ key: 'a' }), attempt({ key: 'b' }), attempt({ key: 'c' })];
  const after = [{ ...kept }, { ...changed, isListed: true }];
  expect(changes([kept, gone, changed], after)).toEqual([
    { do: 'forget', key: 'b' },
    { do: 'keep', attempt: after[1] },
  ]);
});

it.each([
  ['rita', 'rita', true],
  ['rita', 'sam', false],
  [undefined, 'rita', false],
  ['rita', undefined, false],
  [undefined, undefined, false],
])('an order of %s that is repeated by %s is of the same sender: %s', (first, second, isSame) => {
  const lost = attempt({ key: 'a', wording: 'w', ...(first !== undefined && { person: first }) });
  expect(isSameSender(lost, { wording: 'w', ...(second !== undefined && { person: second }) })).toBe(isSame);
});

it('a run that names a system twice is not the order', () => {
  const row = (requestId: string): ListedRequest => ({
    ...{ requestId, multiAusRequestId: 'm', system: 'du', requestDate: null, clientRequestKey: null },
    ...{ submittedBy: null, creditDetail: [] },
  });
  const lost = attempt({ services: ['du'], knownRequestIds: [] });
  expect(findAmongRequests(lost, [row('1')])).toMatchObject({ requestIds: ['1'] });
  expect(findAmongRequests(lost, [row('1'), row('2')])).toBeUndefined();
});
