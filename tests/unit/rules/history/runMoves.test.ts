import { describe, expect, it } from 'vitest';
import { comparisonText, movesLine, runMoves } from '@/features/history/rules/compareRuns';
import { ausDataSet, historyItem } from '@tests/fixtures/historyItem';
import { CAUSAL } from '@tests/support/causalWords';
import { fc } from '@tests/support/properties';
import type { HistoryItem } from '@/features/runs/api/contract/history';

const run = (over: Partial<HistoryItem>, data: Parameters<typeof ausDataSet>[0] = {}) =>
  historyItem({ ausDataSet: ausDataSet(data), ...over });

const lineOf = (later: HistoryItem, earlier: HistoryItem | undefined): string | undefined => {
  const moves = runMoves(later, earlier);
  return moves && movesLine(moves);
};

describe('what moved since the previous run of the system', () => {
  it.each([
    {
      rule: 'puts the outcome and DTI first, then the values in display order',
      earlier: run({ requestId: '11', status: 'Refer with Caution' }, { dti: 46.9, interestRate: 6.5 }),
      later: run({ requestId: '14' }, { dti: 43.1, interestRate: 6.25, totalIncome: 12_000 }),
      line: 'DU against request 11 (11/18/26): Outcome Refer with Caution → Approve/Eligible, DTI-1003 46.90% → 43.10%, Interest Rate 6.5% → 6.25%, Total Income $11,240.00 → $12,000.00',
    },
    {
      rule: 'says so if nothing changed',
      earlier: run({ requestId: '11' }),
      later: run({ requestId: '14' }),
      line: 'DU against request 11 (11/18/26): same outcome, no submitted value changed',
    },
    {
      rule: 'says so if no values were delivered',
      earlier: historyItem({ requestId: '11', ausDataSet: null }),
      later: historyItem({ requestId: '14', ausDataSet: null }),
      line: 'DU against request 11 (11/18/26): same outcome, no submitted values delivered',
    },
    {
      rule: 'marks a value that one run does not have',
      earlier: run({ requestId: '11' }, { secondLineAmount: 5 }),
      later: run({ requestId: '14' }, { secondLineAmount: null }),
      line: 'DU against request 11 (11/18/26): Line Amount $5.00 → --',
    },
    {
      rule: 'names no system that the service did not name, and no date that it did not send',
      earlier: run({ requestId: '11', ausRequestType: null, requestDate: null }),
      later: run({ requestId: '14', ausRequestType: null }),
      line: 'Against request 11 (--): same outcome, no submitted value changed',
    },
    { rule: 'has nothing to say of a first run', earlier: undefined, later: run({}), line: undefined },
  ])('$rule', ({ earlier, later, line }) => {
    expect(lineOf(later, earlier)).toBe(line);
  });

  it('names no cause, whatever moved', () => {
    const amount = fc.option(fc.double({ noNaN: true, min: 0, max: 1e6 }));
    const word = fc.option(fc.constantFrom('Purchase', 'Refinance', '12 Elm St', 'Estimated'));
    const data = fc.record({
      dti: amount,
      interestRate: amount,
      totalIncome: amount,
      appraisedValue: amount,
      amortizationTerm: amount,
      purposeType: word,
      street: word,
      submittedUsing: word,
      duFindings: fc.array(
        fc.record({ type: word, name: fc.constantFrom(null, '2167', 'ASSET-SHORT'), borrowerName: word }),
      ),
    });
    const anyRun = fc
      .record({
        status: fc.constantFrom('', 'Approve/Eligible', 'Refer with Caution', 'Error', 'Accept / Eligible'),
        service: fc.constantFrom('DU', 'LPA', null),
        requestDate: fc.constantFrom(null, 'never', '2026-11-18T15:30:00Z'),
        data,
      })
      .map(({ data: given, ...over }) => run(over, given));
    fc.assert(
      fc.property(anyRun, anyRun, (earlier, later) => {
        expect(lineOf(later, earlier) ?? '').not.toMatch(CAUSAL);
        // Its only mention of a cause is the sentence that says that it names none.
        expect(comparisonText(earlier, later, [])).toMatch(/not why a service responded/);
      }),
    );
  });
});
