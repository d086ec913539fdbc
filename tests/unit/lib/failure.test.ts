import { expect, it } from 'vitest';
import { isDenial, isRefusal } from '@/lib/refusal';

it('a call that was never sent changed nothing; one without an answer may have', () => {
  expect(isRefusal({ kind: 'network', call: 'placeOrder', isUnsent: true })).toBe(true);
  expect(isRefusal({ kind: 'network', call: 'placeOrder' })).toBe(false);
});

const NONE = { key: null, field: null, borrowerKey: null, message: null };

it.each([
  { status: 400, proves: false, denies: true },
  { status: 400, reasons: [{ ...NONE, message: 'Try later.' }], proves: false, denies: true },
  { status: 400, reasons: [{ ...NONE, field: 'comment' }], proves: true, denies: true },
  { status: 400, reasons: [NONE, { ...NONE, key: 'agency' }], proves: true, denies: true },
  { status: 403, reasons: [{ ...NONE, field: 'comment' }], proves: false, denies: true },
  { status: 403, proves: false, denies: true },
  { status: 404, proves: false, denies: true },
  { status: 422, proves: false, denies: true },
  { status: 409, proves: false, denies: false },
  { status: 429, proves: false, denies: false },
  { status: 500, proves: false, denies: false },
])('status $status proves that nothing was done: $proves; says no: $denies', ({ proves, denies, ...said }) => {
  const failure = { kind: 'http', call: 'placeOrder', ...said } as const;
  expect([isRefusal(failure), isDenial(failure)]).toEqual([proves, denies]);
});
