import { describe, expect, it } from 'vitest';
import { outcomeOfAnswer, outcomeOfFailure } from '@/domain/order/orderOutcome';
import type { ServiceOption } from '@/domain/request/services';
import type { Failure } from '@/lib/failure';

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
  const FIRST_TIME = { isRepeated: false, hasReasons: false };
  const outcomeOf = (failure: Partial<Failure>, how = FIRST_TIME) =>
    outcomeOfFailure({ kind: 'http', call: 'placeOrder', ...failure }, how);

  it.each([
    { status: 400, kind: 'refused', isProven: false },
    { status: 401, kind: 'refused', isProven: false },
    { status: 403, kind: 'refused', isProven: false },
    { status: 404, kind: 'refused', isProven: false },
    { status: 422, kind: 'refused', isProven: false },
    { status: 408, kind: 'unknown' },
    { status: 409, kind: 'unknown' },
    { status: 425, kind: 'unknown' },
    { status: 429, kind: 'unknown' },
    { status: 500, kind: 'unknown' },
    { status: 502, kind: 'unknown' },
    { status: 504, kind: 'unknown' },
  ])('status $status: $kind', ({ status, ...outcome }) => {
    expect(outcomeOf({ status })).toMatchObject(outcome);
  });

  it.each([
    { kind: 'network', outcome: { kind: 'unknown' } },
    { kind: 'timeout', outcome: { kind: 'unknown' } },
    { kind: 'unreadable', outcome: { kind: 'unknown' } },
    { kind: 'bug', outcome: { kind: 'unknown' } },
    { kind: 'signedOut', outcome: { kind: 'refused', isProven: true } },
    { kind: 'network', isUnsent: true, outcome: { kind: 'refused', isProven: true } },
  ] as const)('$kind: $outcome', ({ outcome, ...failure }) => {
    expect(outcomeOf(failure)).toMatchObject(outcome);
  });

  it('a 400 with reasons proves that nothing was placed', () => {
    const how = { isRepeated: false, hasReasons: true };
    expect(outcomeOf({ status: 400 }, how)).toMatchObject({ kind: 'refused', isProven: true });
    expect(outcomeOf({ status: 422 }, how)).toMatchObject({ kind: 'refused', isProven: false });
  });

  // @spec OWN-20
  it.each([409, 422])('%s to a key of a lost order says that the service has had it', (status) => {
    const how = { isRepeated: true, hasReasons: false };
    expect(outcomeOf({ status }, how)).toEqual({ kind: 'unknown', isKeyKnown: true });
    expect(outcomeOf({ status: 403 }, how)).toMatchObject({ kind: 'refused' });
  });
});
