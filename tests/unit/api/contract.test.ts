import { describe, expect, it } from 'vitest';
import type { Call } from '@/http/contract/call';
import { calls } from '@/app/calls';

const entries = Object.entries<Call>(calls);

describe('the table of calls', () => {
  // @spec API-4
  it('sends the loan id in a header where the specification says so', () => {
    expect(entries.filter(([, call]) => call.sendsLoanId).map(([name]) => name)).toEqual([
      'document',
      'underwritingDownload',
      'userAgencies',
      'creditAgencies',
      'saveAcknowledgement',
      'requestDetail',
      'recommendations',
      'selections',
      'repAndWarrantMessages',
      'overrideSelection',
    ]);
  });

  it('never sends an order twice: only one call orders, and it is not a read', () => {
    expect(entries.filter(([, call]) => call.kind === 'order').map(([name]) => name)).toEqual(['placeOrder']);
  });

  it('reads with GET and does everything else with POST', () => {
    for (const [, { method, kind, body }] of entries) {
      expect(method).toBe(kind === 'read' ? 'GET' : 'POST');
      expect(body === undefined).toBe(kind === 'read');
    }
  });
});
