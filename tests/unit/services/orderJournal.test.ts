import { describe, expect, it } from 'vitest';
import type { LoanId } from '@/domain/loan/loan';
import type { OrderAttempt } from '@/domain/order/orderAttempt';
import { createLastingMemory } from '@/services/browser/memory';
import { orderJournal } from '@/services/orders/orderJournal';
import { attempt } from '@tests/fixtures/otherOrders';
import { fakeStorage } from '@tests/support/orderService';

const LOAN_ID = '7100101' as LoanId;
const OTHER = '7100102' as LoanId;

describe('the journal of orders', () => {
  const journalIn = (storage: Storage, loanId = LOAN_ID) =>
    orderJournal({ lasting: createLastingMemory(() => storage), loanId });

  it('keeps the orders of each loan until they are settled, for every window and after a restart', () => {
    const storage = fakeStorage();
    const [one, other] = [attempt({ key: 'a' }), attempt({ key: 'b', state: 'placed', requestIds: ['12'] })];
    expect(journalIn(storage).write(one)).toBe(true);
    journalIn(storage).write(other);
    expect(journalIn(storage).read()).toEqual({ attempts: [one, other], isReadable: true });
    expect(journalIn(storage, OTHER).read().attempts).toEqual([]);
    expect(journalIn(storage, '710010' as LoanId).read().attempts).toEqual([]);
    journalIn(storage).forget('a');
    expect(journalIn(storage).read().attempts).toEqual([other]);
  });

  it.each(['', '{', '{}', 'null', JSON.stringify({ ...attempt(), version: 2 }), JSON.stringify([attempt()])])(
    'says that there is an entry it cannot read: %j',
    (text) => {
      const storage = fakeStorage();
      journalIn(storage).write(attempt());
      storage.setItem(`order:${LOAN_ID}:other`, text);
      expect(journalIn(storage).read()).toEqual({ attempts: [attempt()], isReadable: false });
      journalIn(storage).forgetUnreadable();
      expect(journalIn(storage).read()).toEqual({ attempts: [attempt()], isReadable: true });
    },
  );

  it('says that there is an entry in the place that an older version used', () => {
    const storage = fakeStorage();
    storage.setItem(`order:${LOAN_ID}`, JSON.stringify({ attemptId: 'a', startedAt: 1 }));
    expect(journalIn(storage).read().isReadable).toBe(false);
  });

  it('contains ids, hashes and times, and nothing else', () => {
    const storage = fakeStorage();
    journalIn(storage).write({ ...attempt(), borrowerName: 'Maren Okafor' } as OrderAttempt);
    expect(Object.keys(journalIn(storage).read().attempts[0] ?? {}).toSorted()).toEqual([
      'applications',
      'fingerprint',
      'key',
      'knownRequestIds',
      'mode',
      'requestIds',
      'sentAt',
      'serverTime',
      'services',
      'state',
      'version',
    ]);
  });
});

describe('storage that is blocked or full', () => {
  const blocked = (): Storage => {
    throw new DOMException('denied');
  };

  it('is noticed, and this window still knows what it sent', () => {
    const memory = createLastingMemory(blocked);
    expect(memory.isLasting()).toBe(false);
    const journal = orderJournal({ lasting: memory, loanId: LOAN_ID });
    expect(journal.write(attempt())).toBe(false);
    expect(journal.read().attempts).toEqual([attempt()]);
    journal.forget(attempt().key);
    expect(journal.read().attempts).toEqual([]);
  });

  it('does not lose what was stored before it was full', () => {
    const storage = fakeStorage();
    const memory = createLastingMemory(() => storage);
    memory.write('a', 'before');
    expect(memory.isLasting()).toBe(true);
    storage.setItem = () => {
      throw new DOMException('full');
    };
    expect(memory.isLasting()).toBe(false);
    expect(memory.write('a', 'after')).toBe(false);
    expect(memory.list('a')).toEqual([['a', 'after']]);
    expect(createLastingMemory(() => storage).list('a')).toEqual([['a', 'before']]);
  });
});
