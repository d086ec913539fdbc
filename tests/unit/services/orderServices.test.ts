import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LoanId } from '@/domain/loan/loan';
import { EMPTY_DRAFT } from '@/domain/order/orderDraft';
import type { OrderAttempt } from '@/domain/order/orderOutcome';
import { verificationKey } from '@/domain/request/digitalVerification';
import { orderDrafts } from '@/services/orderDrafts';
import { newAttemptId } from '@/services/orderIdentity';
import { orderJournal } from '@/services/orderJournal';
import { acquireOrderLock } from '@/services/orderLock';
import { createOrderNews } from '@/services/orderNews';
import type { SessionMemory } from '@/services/sessionMemory';
import { verification } from '@tests/fixtures/order';

const LOAN_ID = '7100101' as LoanId;
const OTHER = '7100102' as LoanId;

function fakeMemory(): SessionMemory & { all: Map<string, string> } {
  const all = new Map<string, string>();
  return {
    all,
    read: (key) => all.get(key) ?? null,
    write: (key, value) => all.set(key, value).size > 0,
    forget: (key) => void all.delete(key),
  };
}

describe('the journal of orders', () => {
  const attempt: OrderAttempt = {
    attemptId: 'a',
    fingerprint: 'f',
    startedAt: 1,
    mode: 'aus',
    services: ['du'],
    knownRequestIds: ['1'],
  };

  it('keeps one order of each loan until it is accounted for', () => {
    const journal = orderJournal(fakeMemory());
    journal.write(LOAN_ID, attempt);
    expect(journal.read(LOAN_ID)).toEqual(attempt);
    expect(journal.read(OTHER)).toBeUndefined();
    journal.forget(LOAN_ID);
    expect(journal.read(LOAN_ID)).toBeUndefined();
  });

  it.each(['', '{', '{}', '{"attemptId":1}', 'null'])('does not trust %j', (text) => {
    const memory = fakeMemory();
    memory.write(`order:${LOAN_ID}`, text);
    expect(orderJournal(memory).read(LOAN_ID)).toBeUndefined();
  });
});

describe('drafts of orders', () => {
  it('are kept by loan', () => {
    const memory = fakeMemory();
    const drafts = orderDrafts(memory);
    drafts.keep(LOAN_ID, { ...EMPTY_DRAFT, pull: 'soft' });
    drafts.keep(OTHER, { ...EMPTY_DRAFT, mode: 'credit' });
    expect(drafts.read(LOAN_ID)).toEqual({ ...EMPTY_DRAFT, pull: 'soft' });
    drafts.keep(LOAN_ID, EMPTY_DRAFT);
    expect(drafts.read(LOAN_ID)).toBeUndefined();
    expect(drafts.read(OTHER)).toEqual({ ...EMPTY_DRAFT, mode: 'credit' });
    drafts.forgetAll();
    expect(memory.all.size).toBe(0);
  });

  it('are kept without anything typed about people', () => {
    const memory = fakeMemory();
    const drafts = orderDrafts(memory);
    const choices = {
      services: { du: { type: 'request_new', identifier: '1004001138' } },
      verifications: { [verificationKey(verification({ reportId: 'BT-101A' }))]: true },
    } as const;
    drafts.keep(LOAN_ID, {
      ...choices,
      note: 'Beatriz, 123-45-6789',
      accountNumber: 'BRIGHT138',
      preset: { ausRequestTypeId: 2, reasonId: 8, needsComment: true, comment: 'Beatriz asked' },
      borrowers: {
        '1': { type: 'RE_ISSUE', reference: 'CR48201973', isJoint: true },
        '2': { reference: 'CR48201974', formFreeNumber: 'FF-20' },
      },
    });
    expect([...memory.all.values()].join()).not.toMatch(/Beatriz|6789|BRIGHT138|CR4820|FF-20|BT-101A/);
    expect(drafts.read(LOAN_ID)).toEqual({
      ...choices,
      preset: { ausRequestTypeId: 2, reasonId: 8, needsComment: true, comment: '' },
      borrowers: { '1': { type: 'RE_ISSUE', isJoint: true } },
    });
    drafts.keep(LOAN_ID, { ...EMPTY_DRAFT, note: 'Beatriz' });
    expect(memory.all.size).toBe(0);
  });

  it.each(['', '[]', '{"7100101":{"mode":"all"}}', '{"7100101":null}'])('that cannot be read are none: %j', (text) => {
    const memory = fakeMemory();
    memory.write('orderDrafts', text);
    expect(orderDrafts(memory).read(LOAN_ID)).toBeUndefined();
  });
});

describe('the right to order for a loan', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A lock manager as browsers have it. */
  const lockManager = () => {
    const held = new Set<string>();
    return {
      async request(name: string, _: unknown, hold: (lock: object | null) => Promise<void> | undefined) {
        if (held.has(name)) return hold(null);
        held.add(name);
        await hold({});
        held.delete(name);
        return undefined;
      },
    };
  };

  it.each([
    { where: 'with a lock manager', locks: lockManager() },
    { where: 'without one', locks: undefined },
    { where: 'with one that refuses to work', locks: { request: () => Promise.reject(new Error('insecure')) } },
  ])('is one window’s at a time, loan by loan, $where', async ({ locks }) => {
    vi.stubGlobal('navigator', { locks });
    const release = await acquireOrderLock(LOAN_ID);
    expect(release).toBeDefined();
    expect(await acquireOrderLock(LOAN_ID)).toBeUndefined();
    (await acquireOrderLock(OTHER))?.();
    release?.();
    await Promise.resolve();
    await Promise.resolve();
    const again = await acquireOrderLock(LOAN_ID);
    expect(again).toBeDefined();
    again?.();
  });
});

it('names every order differently', () => {
  expect(new Set(Array.from({ length: 100 }, newAttemptId)).size).toBe(100);
});

describe('the news of orders', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('reaches other windows with the same loan, and never the one that tells', async () => {
    const [here, there] = [createOrderNews(), createOrderNews()];
    const heard: [string, string[]][] = [];
    here.watch(LOAN_ID, (ids) => heard.push(['here', ids]));
    there.watch(OTHER, (ids) => heard.push(['other loan', ids]));
    there.watch(LOAN_ID, (ids) => heard.push(['there', ids]));
    here.tell(LOAN_ID, ['12']);
    await waitFor(() => expect(heard).toEqual([['there', ['12']]]));
    here.close();
    there.close();
  });

  it('listens no longer than it is wanted, and to nothing but news', async () => {
    const [here, there, stranger] = [createOrderNews(), createOrderNews(), new BroadcastChannel('orders')];
    const heard: string[][] = [];
    there.watch(LOAN_ID, (ids) => heard.push(ids))();
    there.watch(LOAN_ID, (ids) => heard.push(ids));
    stranger.postMessage({ loanId: LOAN_ID, requestIds: 'all' });
    here.tell(LOAN_ID, []);
    await waitFor(() => expect(heard).toEqual([[]]));
    here.close();
    there.close();
    stranger.close();
  });

  it('is silent in a browser that has no channels', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const news = createOrderNews();
    news.watch(LOAN_ID, () => expect.fail('there is nobody to hear'))();
    news.tell(LOAN_ID, ['12']);
    news.close();
  });
});
