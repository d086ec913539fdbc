import { describe, expect, it, vi } from 'vitest';
import type { LoanId } from '@/config/loanId';
import type { OrderAttempt } from '@/features/request/protocol/rules/orderAttempt';
import { createLastingMemory } from '@/browser/memory';
import { orderJournal } from '@/features/request/protocol/orderJournal';
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
    expect(journalIn(storage).read()).toEqual({ attempts: [one, other], unreadable: [] });
    expect(journalIn(storage, OTHER).read().attempts).toEqual([]);
    expect(journalIn(storage, '710010' as LoanId).read().attempts).toEqual([]);
    journalIn(storage).forget('a');
    expect(journalIn(storage).read().attempts).toEqual([other]);
  });

  it.each([
    '',
    '{',
    '{}',
    'null',
    JSON.stringify({ ...attempt(), version: 2 }),
    JSON.stringify([attempt()]),
    // Its name has another key: forgetting the key would not remove it.
    JSON.stringify(attempt({ key: 'another' })),
    JSON.stringify(attempt({ key: '' })),
    ...[9e15, -1, 1e300, null, '12'].map((sentAt) => JSON.stringify({ ...attempt({ key: 'other' }), sentAt })),
    JSON.stringify(attempt({ key: 'other', serverTime: 1e18 })),
    JSON.stringify(attempt({ key: 'other', requestIds: ['1'.repeat(5_000)] })),
    JSON.stringify({ ...attempt({ key: 'other' }), requestIds: [12] }),
    JSON.stringify({ ...attempt({ key: 'other' }), state: 'lost' }),
  ])('says that there is an entry it cannot read, which the user can forget: %j', (text) => {
    const storage = fakeStorage();
    const name = `order:${LOAN_ID}:other`;
    journalIn(storage).write(attempt());
    storage.setItem(name, text);
    expect(journalIn(storage).read()).toEqual({ attempts: [attempt()], unreadable: [name] });
    journalIn(storage).forgetUnreadable([name]);
    expect(journalIn(storage).read()).toEqual({ attempts: [attempt()], unreadable: [] });
  });

  it('says that there is an entry in the place that an older version used', () => {
    const storage = fakeStorage();
    storage.setItem(`order:${LOAN_ID}`, JSON.stringify({ attemptId: 'a', startedAt: 1 }));
    expect(journalIn(storage).read().unreadable).toEqual([`order:${LOAN_ID}`]);
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

describe('what a tab knows of its orders', () => {
  function openTab(storage: Storage) {
    const lasting = createLastingMemory(() => storage);
    return { lasting, ...orderJournal({ lasting, loanId: LOAN_ID }) };
  }

  it('outlasts a storage that is emptied, and is stored again', () => {
    const storage = fakeStorage();
    const tab = openTab(storage);
    tab.write(attempt());
    storage.clear();
    expect(tab.read().attempts).toEqual([attempt()]);
    expect(openTab(storage).read().attempts).toEqual([attempt()]);
  });

  it('is stored again when the user leaves the page', () => {
    const storage = fakeStorage();
    const tab = openTab(storage);
    const stop = tab.lasting.storeWhatIsLost();
    tab.write(attempt());
    storage.clear();
    window.dispatchEvent(new Event('pagehide'));
    expect(openTab(storage).read().attempts).toEqual([attempt()]);
    stop();
    storage.clear();
    window.dispatchEvent(new Event('pagehide'));
    expect(openTab(storage).read().attempts).toEqual([]);
  });

  it('is what another tab wrote since, and what stays true', () => {
    const storage = fakeStorage();
    const [one, other] = [openTab(storage), openTab(storage)];
    one.write(attempt({ state: 'sent' }));
    other.write(attempt({ state: 'unconfirmed' }));
    expect(one.read().attempts).toEqual([attempt({ state: 'unconfirmed' })]);
    one.write(attempt({ state: 'placed', requestIds: ['12'] }));
    other.write(attempt({ state: 'unconfirmed' }));
    expect(one.read().attempts).toEqual([attempt({ state: 'placed', requestIds: ['12'] })]);
    expect(other.read().attempts).toEqual([attempt({ state: 'placed', requestIds: ['12'] })]);
    storage.clear();
    expect(other.read().attempts).toEqual([attempt({ state: 'placed', requestIds: ['12'] })]);
  });

  it('stays beside an entry that another version wrote in its place', () => {
    const storage = fakeStorage();
    const tab = openTab(storage);
    tab.write(attempt());
    const name = `order:${LOAN_ID}:${attempt().key}`;
    storage.setItem(name, '{"version":2}');
    expect(tab.read()).toEqual({ attempts: [attempt()], unreadable: [name] });
    expect(storage.getItem(name)).toBe('{"version":2}');
    tab.forgetUnreadable([]);
    expect(tab.read().unreadable).toEqual([name]);
  });

  it('ends when it is forgotten', () => {
    const storage = fakeStorage();
    const tab = openTab(storage);
    tab.write(attempt());
    tab.forget(attempt().key);
    expect([tab.read().attempts, storage.length]).toEqual([[], 0]);
  });
});

describe('storage that is blocked or full', () => {
  const deny = (): never => {
    throw new DOMException('denied');
  };
  const blocked = (): Storage => deny();

  it('is noticed, and this window still knows what it sent', () => {
    const memory = createLastingMemory(blocked);
    expect(memory.isLasting()).toBe(false);
    const journal = orderJournal({ lasting: memory, loanId: LOAN_ID });
    expect(journal.write(attempt())).toBe(false);
    expect(journal.read().attempts).toEqual([attempt()]);
    journal.forget(attempt().key);
    expect(journal.read().attempts).toEqual([]);
  });

  it.each<[string, Partial<Storage>]>([
    ['throws when it is read', { getItem: () => deny() }],
    ['throws when it is listed', { key: () => deny() }],
    ['ignores what it is given', { setItem: () => undefined }],
  ])('is one that %s', (_, broken) => {
    const storage = fakeStorage();
    storage.setItem(`order:${LOAN_ID}:b`, JSON.stringify(attempt({ key: 'b' })));
    Object.assign(storage, broken);
    const memory = createLastingMemory(() => storage);
    expect(memory.isLasting()).toBe(false);
    const journal = orderJournal({ lasting: memory, loanId: LOAN_ID });
    journal.write(attempt());
    expect(journal.read().attempts).toContainEqual(attempt());
  });

  it('has what this window sent as soon as there is room', () => {
    const storage = fakeStorage();
    const full = vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const journal = orderJournal({ lasting: createLastingMemory(() => storage), loanId: LOAN_ID });
    expect(journal.write(attempt())).toBe(false);
    full.mockRestore();
    expect(journal.read().attempts).toEqual([attempt()]);
    const other = orderJournal({ lasting: createLastingMemory(() => storage), loanId: LOAN_ID });
    expect(other.read().attempts).toEqual([attempt()]);
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
