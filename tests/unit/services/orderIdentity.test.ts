import { expect, it } from 'vitest';
import type { LoanId } from '@/domain/loan/loan';
import { orderRequestOf } from '@/domain/order/orderRequest';
import { verificationKey } from '@/domain/request/digitalVerification';
import { fingerprintOf } from '@/services/orderIdentity';
import { FIRST, formOf, sources, verification, wholesale } from '@tests/fixtures/order';

const LOAN_ID = '7100101' as LoanId;
const preset = { service: 'du' as const, reasonId: '8', needsComment: true, comment: 'Rate lock' };
const from = sources({ verifications: [verification()] });
const fingerprint = (draft: Parameters<typeof formOf>[1], of = from) =>
  fingerprintOf(LOAN_ID, orderRequestOf(formOf(of, { preset, ...draft })));

it.each<{ what: string; draft: Parameters<typeof formOf>[1] }>([
  { what: 'credit alone', draft: { mode: 'credit' } },
  { what: 'another service', draft: { services: { lp: { type: 'import_existing' } } } },
  { what: 'a new report', draft: { borrowers: { [FIRST]: { type: 'REQUEST_NEW' } } } },
  { what: 'no verification report', draft: { verifications: { [verificationKey(verification())]: false } } },
  { what: 'another service preferred', draft: { preset: { ...preset, service: 'lp' } } },
  { what: 'another reason for it', draft: { preset: { ...preset, reasonId: '2' } } },
])('an order with $what is another order', async ({ draft }) => {
  expect(await fingerprint(draft)).not.toBe(await fingerprint({}));
});

it.each<{ what: string; draft: Parameters<typeof formOf>[1] }>([
  { what: 'note', draft: { note: 'Second try' } },
  { what: 'comment', draft: { preset: { ...preset, comment: '' } } },
  { what: 'account', draft: { accountNumber: 'BRIGHT139', remembersAccount: true } },
])('what a reload loses does not make the same order another one: $what', async ({ draft }) => {
  expect(await fingerprint(draft, wholesale())).toBe(await fingerprint({}, wholesale()));
});
