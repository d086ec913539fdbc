import { describe, expect, it } from 'vitest';
import { outcomeOfAnswer, outcomeOfFailure } from '@/domain/order/orderOutcome';
import type { ServiceOption } from '@/domain/request/ausService';

const order = (...options: ServiceOption[]) => ({
  services: options.map((option) => ({
    option,
    type: 'request_new' as const,
    identifier: null,
    loanIdentifier: null,
  })),
});

const named = (...services: (ServiceOption | undefined)[]) =>
  services.map((service, index) => ({ requestId: String(12 + index), service }));

describe('the answer to an order', () => {
  it.each([
    { asked: ['du', 'lp'], services: ['du', 'lp'], missing: [] },
    { asked: ['du', 'lp'], services: ['du'], missing: ['lp'] },
    { asked: ['du', 'lp'], services: [undefined, undefined], missing: [] },
    { asked: ['du', 'lp'], services: ['du', undefined], missing: [] },
    { asked: ['du'], services: [undefined], missing: [] },
    { asked: [], services: [undefined], missing: [] },
  ] as const)('of $asked that names $services: $missing did not go through', ({ asked, services, missing }) => {
    expect(outcomeOfAnswer(order(...asked), named(...services))).toEqual({
      kind: 'placed',
      requestIds: services.map((_, index) => String(12 + index)),
      missing,
      isCertain: true,
    });
  });

  it('that names a request twice names it once', () => {
    const twice = [...named('du'), ...named('du')];
    expect(outcomeOfAnswer(order('du'), twice)).toMatchObject({ requestIds: ['12'], missing: [] });
  });

  it.each([
    { what: 'is empty', answer: undefined },
    { what: 'names no request', answer: [] },
    { what: 'leaves it open which service is missing', answer: named(undefined) },
    { what: 'names one request twice, without its service', answer: [...named(undefined), ...named(undefined)] },
  ])('that $what says nothing', ({ answer }) => {
    expect(outcomeOfAnswer(order('du', 'lp'), answer)).toEqual({ kind: 'unknown' });
  });
});

describe('what a failed order means', () => {
  it.each([
    { status: 400, expected: 'refused' },
    { status: 403, expected: 'refused' },
    { status: 404, expected: 'refused' },
    { status: 408, expected: 'unknown' },
    { status: 409, expected: 'unknown' },
    { status: 425, expected: 'unknown' },
    { status: 429, expected: 'unknown' },
    { status: 500, expected: 'unknown' },
    { status: 502, expected: 'unknown' },
    { status: 504, expected: 'unknown' },
  ])('status $status: $expected', ({ status, expected }) => {
    expect(outcomeOfFailure({ kind: 'http', call: 'placeOrder', status }).kind).toBe(expected);
  });

  it.each([
    { kind: 'network', expected: 'unknown' },
    { kind: 'timeout', expected: 'unknown' },
    { kind: 'unreadable', expected: 'unknown' },
    { kind: 'bug', expected: 'unknown' },
    { kind: 'signedOut', expected: 'refused' },
  ] as const)('$kind: $expected', ({ kind, expected }) => {
    expect(outcomeOfFailure({ kind, call: 'placeOrder' }).kind).toBe(expected);
  });
});
