import { describe, expect, it } from 'vitest';
import { calls } from '@/app/calls';
import { createPathOf } from '@/http/urls';
import { fc } from '@tests/support/properties';

const GATEWAY = '/origination/{area}/{area}/{service}/{rest}';
const short = createPathOf(undefined);
const gateway = createPathOf(GATEWAY);

describe('the short form', () => {
  it('fills in the parameters', () => {
    expect(short('/aus/history/v1/loans/{loanId}/transaction-history', { loanId: '7100101' })).toBe(
      '/aus/history/v1/loans/7100101/transaction-history',
    );
  });

  it('encodes them', () => {
    expect(short('/org/employee/{userId}', { userId: 'dana+w/h?#@lender.test' })).toBe(
      '/org/employee/dana%2Bw%2Fh%3F%23%40lender.test',
    );
  });

  it.each(['', '.', '..'])('refuses %j, which would change the path', (userId) => {
    expect(() => short('/org/employee/{userId}', { userId })).toThrow('userId');
  });

  it('refuses a missing parameter', () => {
    expect(() => short('/org/employee/{userId}', {})).toThrow('userId');
  });
});

describe('the gateway form', () => {
  // @spec API-2
  it('puts /origination in front and doubles the first segment', () => {
    expect(gateway('/aus/multi-aus/v1/loans/{loanId}/recent-request', { loanId: '7100101' })).toBe(
      '/origination/aus/aus/multi-aus/v1/loans/7100101/recent-request',
    );
  });

  it('doubles another segment if the deployment says so', () => {
    const other = createPathOf('/origination/{area}/{service}/{service}/{rest}');
    expect(other('/common/menu/v1/loan/{loanId}/1003', { loanId: '7' })).toBe(
      '/origination/common/menu/menu/v1/loan/7/1003',
    );
  });

  it('encodes parameters even when they look like part of the template', () => {
    expect(gateway('/org/employee/{userId}', { userId: '{area}' })).toBe('/origination/org/org/employee/%7Barea%7D');
  });

  // @spec API-2
  it.each(Object.entries(calls))('is derived for %s from the same path', (_, { path }) => {
    const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1']));
    const [, area, ...rest] = short(path, params).split('/');
    expect(gateway(path, params)).toBe(['/origination', area, area, ...rest].join('/'));
  });
});

it('keeps every parameter within its segment', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (userId) => {
      if (/^\.{1,2}$/.test(userId)) return;
      const { pathname } = new URL(short('/org/employee/{userId}', { userId }), 'https://api.test');
      expect(pathname.split('/')).toHaveLength(4);
      expect(decodeURIComponent(pathname.split('/')[3] ?? '')).toBe(userId);
    }),
  );
});
