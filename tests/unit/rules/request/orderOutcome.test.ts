import { describe, expect, it } from 'vitest';
import type { AusSystem } from '@/features/loan/rules/aus';
import {
  type OrderAnswer,
  outcomeOfAnswer,
  outcomeOfFailure,
  refusesAll,
} from '@/features/request/protocol/rules/orderOutcome';
import type { ServiceOption } from '@/features/loan/rules/services';
import type { Failure } from '@/lib/failure';

const order = (...options: ServiceOption[]) => ({
  knownIds: new Set(['1', '4']),
  services: options,
});

const answer = (over: Partial<OrderAnswer>): OrderAnswer => ({ requests: [], groupId: null, isWhole: true, ...over });

const named = (...systems: (AusSystem | null)[]) =>
  answer({ requests: systems.map((system, index) => ({ requestId: String(12 + index), system })) });

describe('the answer to an order', () => {
  it.each([
    { asked: ['du', 'lp'], services: ['du', 'lp'] },
    { asked: ['du', 'lp'], services: [null, null] },
    { asked: ['du', 'lp'], services: ['du', null] },
    { asked: ['du'], services: [null] },
    { asked: ['du'], services: ['credit_import_only'] },
    { asked: [], services: [null] },
  ] as const)('of $asked that names $services is the whole order', ({ asked, services }) => {
    expect(outcomeOfAnswer(order(...asked), named(...services))).toEqual({
      kind: 'placed',
      requestIds: services.map((_, index) => String(12 + index)),
      missing: [],
      isCertain: true,
    });
  });

  it('that names a request twice names it once', () => {
    const { requests } = named('du');
    expect(outcomeOfAnswer(order('du'), answer({ requests: [...requests, ...requests] }))).toMatchObject({
      requestIds: ['12'],
      missing: [],
    });
  });

  it.each([
    { what: 'is empty', answer: undefined },
    { what: 'names no request', answer: answer({}) },
    { what: 'leaves out a service', answer: named('du') },
    { what: 'names a service twice', answer: named('du', 'du') },
    { what: 'leaves it open which service is missing', answer: named(null) },
    {
      what: 'names one request twice, without its service',
      answer: answer({ requests: [...named(null).requests, ...named(null).requests] }),
    },
    { what: 'could not be read in part', answer: { ...named('du'), isWhole: false } },
    { what: 'could not be read in part, and names all services', answer: { ...named('du', 'lp'), isWhole: false } },
    { what: 'names more requests than systems', answer: named('du', 'lp', null) },
    { what: 'names more requests than systems beside its group', answer: { ...named('du', 'lp', null), groupId: '7' } },
    { what: 'names a system that was not ordered', answer: named('du', 'lp_thru_cal') },
    { what: 'names an unknown system', answer: named('du', 'other 7') },
    { what: 'names the group of an earlier order', answer: { ...named('du', 'lp'), groupId: '4' } },
    { what: 'names it in another spelling', answer: { ...named('du', 'lp'), groupId: '004' } },
    ...['-5', 'null', '1.5', '[object Object]'].map((groupId) => ({
      what: `names the group ${groupId}`,
      answer: { ...named('du', 'lp'), groupId },
    })),
  ])('that $what says nothing', ({ answer }) => {
    expect(outcomeOfAnswer(order('du', 'lp'), answer)).toEqual({ kind: 'unknown' });
  });

  it('may name the group of the order as one of its requests', () => {
    const requests = ['7', '8', '9'].map((requestId) => ({ requestId, system: null }));
    expect(outcomeOfAnswer(order('du', 'lp'), answer({ requests, groupId: '7' }))).toMatchObject({ kind: 'placed' });
  });

  it("says nothing while the loan's requests before it are unknown", () => {
    expect(outcomeOfAnswer({ ...order('du'), knownIds: undefined }, named('du'))).toEqual({ kind: 'unknown' });
  });
});

describe('what a failed order means', () => {
  const outcomeOf = (failure: Partial<Failure>, isRepeated = false) =>
    outcomeOfFailure({ kind: 'http', call: 'placeOrder', ...failure }, isRepeated);

  it.each([
    { status: 400, kind: 'refused' },
    { status: 401, kind: 'refused' },
    { status: 403, kind: 'refused' },
    { status: 404, kind: 'refused' },
    { status: 422, kind: 'refused' },
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
    { kind: 'signedOut', outcome: { kind: 'unsent' } },
    { kind: 'network', isUnsent: true, outcome: { kind: 'unsent' } },
  ] as const)('$kind: $outcome', ({ outcome, ...failure }) => {
    expect(outcomeOf(failure)).toMatchObject(outcome);
  });

  const reason = (field: string | null, key: string | null = null) => ({
    key,
    field,
    borrowerKey: null,
    message: 'No',
  });

  it.each<[reasons: ReturnType<typeof reason>[], services: ServiceOption[], refusesAll: boolean]>([
    [[reason('note')], ['du', 'lp'], true],
    [[reason('ausRequests[1].transactionType')], ['du', 'lp'], false],
    [[reason('$.ausRequests.1.lpaKeyIdentifier')], ['du', 'lp'], false],
    [[reason('lpaKeyIdentifier')], ['du', 'lp'], false],
    [[reason('lpaKeyIdentifier')], ['lp'], true],
    [[reason('lpaKeyIdentifier'), reason('creditAgencyId')], ['du', 'lp'], true],
    [[reason('lpaKeyIdentifier'), reason(null)], ['du', 'lp'], false],
    [[reason('ausRequests[0].type'), reason('ausRequests[1].type')], ['du', 'lp'], true],
    [[reason('creditAgency.password')], [], true],
    [[reason(null)], ['du'], false],
    // Of gateways.
    [[reason(null, 'UPSTREAM_TIMEOUT')], ['du'], false],
    [[reason('traceId')], ['du'], false],
    [[reason('traceId')], [], false],
    [[reason(null, 'agency')], ['du'], true],
    [[], ['du'], false],
  ])('a 400 with %j of %j refuses all: %s', (reasons, services, isAll) => {
    expect(refusesAll({ kind: 'http', call: 'placeOrder', status: 400, reasons }, services)).toBe(isAll);
    expect(refusesAll({ kind: 'http', call: 'placeOrder', status: 422, reasons }, services)).toBe(false);
  });

  // @spec OWN-20
  it.each([409, 422])('%s to a key of a lost order says that the service has had it', (status) => {
    expect(outcomeOf({ status }, true)).toEqual({ kind: 'unknown', isKeyKnown: true });
    expect(outcomeOf({ status: 403 }, true)).toMatchObject({ kind: 'refused' });
  });
});
