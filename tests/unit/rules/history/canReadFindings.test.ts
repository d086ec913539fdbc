import { describe, expect, it } from 'vitest';
import { canReadFindings, previousWithFindings } from '@/features/runs/rules/canReadFindings';
import { previousRuns } from '@/features/runs/rules/historyRows';
import { ausDataSet, creditOrder, historyItem } from '@tests/fixtures/historyItem';
import { ALL_PRIVILEGES as ALL } from '@tests/fixtures/privileges';

describe('the findings of a run', () => {
  // @spec FND-13
  it.each([
    ['a finished run', historyItem(), ALL, true],
    ['a failed run with a response', historyItem({ status: 'Error', isError: true }), ALL, true],
    ['a running request', historyItem({ status: 'Processing' }), ALL, false],
    ['a run without a response', historyItem({ receivedOn: null }), ALL, false],
    ['a run with an unreadable date', historyItem({ receivedOn: 'soon' }), ALL, false],
    ['credit alone', creditOrder(), ALL, false],
    ['a user without the privilege', historyItem(), { ...ALL, hasAccessToViewRequestResponseXML: false }, false],
    ['a user who sees no response', historyItem(), { ...ALL, canViewReceivedDate: false }, false],
    ['unknown privileges', historyItem(), undefined, false],
  ])('of %s can be read: where the response can be downloaded', (_, item, privileges, canRead) => {
    expect(canReadFindings(item, privileges)).toBe(canRead);
  });

  // @spec FND-17
  it('are compared with the latest earlier run of the system that has a response', () => {
    const run = (requestId: string, day: string, over = {}) =>
      historyItem({ requestId, requestDate: `2026-11-${day}T10:00:00Z`, ausDataSet: ausDataSet(), ...over });
    const [first, second, lpa, last] = [
      run('1', '01'),
      run('2', '02', { receivedOn: null }),
      run('3', '03', { system: 'lp', service: 'LPA' }),
      run('4', '04'),
    ] as const;
    const previous = previousRuns([last, lpa, second, first]);
    expect(previousWithFindings(last, previous, ALL)).toBe(first);
    expect(previousWithFindings(first, previous, ALL)).toBeUndefined();
  });
});
