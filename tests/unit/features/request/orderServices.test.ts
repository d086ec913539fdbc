import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { LoanId } from '@/config/loanId';
import { EMPTY_DRAFT } from '@/features/request/rules/orderDraft';
import { verificationKey } from '@/features/request/rules/digitalVerification';
import { orderDrafts } from '@/features/request/state/orderDrafts';
import { newRequestKey } from '@/features/request/protocol/rules/orderRequest';
import { createOrderNews, type News } from '@/features/request/protocol/orderNews';
import type { SessionMemory } from '@/browser/memory';
import { forgetTabWork } from '@/browser/tabWork';
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
    soon: (_, write) => write(),
  };
}

describe('drafts of orders', () => {
  it('are kept by loan', () => {
    const memory = fakeMemory();
    const drafts = orderDrafts(memory);
    drafts.keep(LOAN_ID, { ...EMPTY_DRAFT, pull: 'soft' });
    drafts.keep(OTHER, { ...EMPTY_DRAFT, mode: 'credit' });
    expect(drafts.read(LOAN_ID)?.draft).toEqual({ ...EMPTY_DRAFT, pull: 'soft' });
    drafts.keep(LOAN_ID, EMPTY_DRAFT);
    expect(drafts.read(LOAN_ID)).toBeUndefined();
    expect(drafts.read(OTHER)?.draft).toEqual({ ...EMPTY_DRAFT, mode: 'credit' });
    forgetTabWork(memory);
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
      borrowers: {
        '1': { type: 'RE_ISSUE', reference: 'CR48201973', isJoint: true },
        '2': { reference: 'CR48201974', formFreeNumber: 'FF-20' },
      },
    });
    expect([...memory.all.values()].join()).not.toMatch(/Beatriz|6789|BRIGHT138|CR4820|FF-20|BT-101A/);
    expect(drafts.read(LOAN_ID)?.draft).toEqual({
      ...choices,
      borrowers: { '1': { type: 'RE_ISSUE', isJoint: true } },
    });
    drafts.keep(LOAN_ID, { ...EMPTY_DRAFT, note: 'Beatriz' });
    expect(memory.all.size).toBe(0);
  });

  it.each(['', '[]', '{"7100101":{"mode":"all"}}', '{"7100101":null}'])(
    'that cannot be read are ignored: %j',
    (text) => {
      const memory = fakeMemory();
      memory.write('orderDrafts', text);
      expect(orderDrafts(memory).read(LOAN_ID)).toBeUndefined();
    },
  );
});

it('names every order differently', () => {
  expect(new Set(Array.from({ length: 100 }, newRequestKey)).size).toBe(100);
  const random = vi.spyOn(crypto, 'getRandomValues');
  expect(newRequestKey()).toMatch(/^[\da-f]{32}$/);
  expect(random).toHaveBeenCalledOnce();
});

const SENT: News = { kind: 'sent', requestIds: [] };
const PLACED: News = { kind: 'placed', requestIds: ['12'] };

describe('the news of orders', () => {
  it('reaches other windows with the same loan, and never the sender', async () => {
    const [here, there] = [createOrderNews(), createOrderNews()];
    const heard: [string, News][] = [];
    here.watch(LOAN_ID, (news) => heard.push(['here', news]));
    there.watch(OTHER, (news) => heard.push(['other loan', news]));
    there.watch(LOAN_ID, (news) => heard.push(['there', news]));
    there.watch(`00${LOAN_ID}` as LoanId, (news) => heard.push(['there, with zeros', news]));
    here.publish(LOAN_ID, PLACED);
    await waitFor(() =>
      expect(heard).toMatchObject([
        ['there', PLACED],
        ['there, with zeros', PLACED],
      ]),
    );
    here.close();
    there.close();
  });

  it('stops listening when closed, and ignores other messages', async () => {
    const [here, there, stranger] = [createOrderNews(), createOrderNews(), new BroadcastChannel('orders')];
    const heard: News[] = [];
    there.watch(LOAN_ID, (news) => heard.push(news))();
    there.watch(LOAN_ID, (news) => heard.push(news));
    stranger.postMessage({ loanId: LOAN_ID, requestIds: 'all' });
    here.publish(LOAN_ID, SENT);
    await waitFor(() => expect(heard).toMatchObject([SENT]));
    here.close();
    there.close();
    stranger.close();
  });

  it.each([
    ['has no channels', undefined],
    [
      'refuses them with its storage',
      function refuse() {
        throw new DOMException('refused', 'SecurityError');
      },
    ],
  ])('does nothing in a browser that %s', (_, Channel) => {
    vi.stubGlobal('BroadcastChannel', Channel);
    const news = createOrderNews();
    news.watch(LOAN_ID, () => expect.fail('there is no other tab'))();
    news.publish(LOAN_ID, PLACED);
    news.close();
  });
});
