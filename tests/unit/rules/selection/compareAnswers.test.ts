import { describe, expect, it } from 'vitest';
import { type Answers, compareAnswers } from '@/features/selection/rules/compareAnswers';
import { comparisonText, describeChange } from '@/features/history/rules/compareRuns';
import type { SelectionResult } from '@/features/selection/api/contract/selection';
import { historyItem } from '@tests/fixtures/historyItem';
import { relief, selectionResult } from '@tests/fixtures/selection';
import { fc } from '@tests/support/properties';

const NOTHING: Answers = { result: undefined, reliefOf: () => undefined, messages: undefined };

/** Relief of income only. */
const answers = (over: Partial<SelectionResult>, income?: string, messages?: number | null): Answers => ({
  result: selectionResult(over),
  reliefOf: (typeId) =>
    typeId === 2 && income !== undefined ? relief({ repNWarrantTypeId: 2, status: income }) : undefined,
  messages,
});

const rowsOf = (earlier: Answers, later: Answers) =>
  new Map(compareAnswers(earlier, later).map((row) => [row.label, row]));

describe('the answers of two runs', () => {
  it('are compared by relief, figures and the number of messages', () => {
    const rows = rowsOf(
      answers({ conditionCount: 8 }, 'Unable to Determine', 29),
      answers({ conditionCount: 6 }, 'Not Requested', 27),
    );
    const changed = [...rows.values()].filter(({ isChanged }) => isChanged);
    expect(changed.map((row) => [row.label, row.earlier, row.later, describeChange(row)])).toEqual([
      ['Income relief', 'Unable to Determine', 'Not Requested', null],
      ['Conditions', '8', '6', null],
      ['Messages', '29', '27', '▼ 2'],
    ]);
  });

  it('have one row for relief and figures of two results that are not loaded', () => {
    const rows = compareAnswers(NOTHING, NOTHING);
    expect(rows.map(({ label, earlier, later }) => [label, earlier, later])).toEqual([
      ['Relief, waiver, conditions', undefined, undefined],
      ['Messages', undefined, undefined],
    ]);
  });

  it('have no row for messages that the user may not read', () => {
    const rows = rowsOf({ ...NOTHING, messages: null }, { ...NOTHING, messages: null });
    expect(rows.has('Messages')).toBe(false);
  });

  it('have no relief for a result without findings, which is no guess', () => {
    const rows = rowsOf(answers({ responseId: null }), answers({ status: 'Error' }));
    expect(rows.get('Assets relief')).toMatchObject({ earlier: null, later: null, isChanged: false });
  });

  it('are copied with what is not loaded', () => {
    const [earlier, later] = [historyItem({}), historyItem({})];
    const lines = comparisonText(earlier, later, compareAnswers(answers({}, 'Eligible'), NOTHING)).split('\n');
    expect(lines).toContain('Income relief\tEligible\tnot loaded\t');
    expect(lines).toContain('Messages\tnot loaded\tnot loaded\t');
  });

  it('never differ where one of them is not loaded', () => {
    const given = fc.record({
      isLoaded: fc.boolean(),
      income: fc.option(fc.constantFrom('Eligible', 'Not Eligible', ''), { nil: undefined }),
      conditionCount: fc.option(fc.nat(40)),
      messages: fc.option(fc.nat(60), { nil: undefined }),
    });
    const from = ({
      isLoaded,
      income,
      conditionCount,
      messages,
    }: typeof given extends fc.Arbitrary<infer T> ? T : never) =>
      isLoaded ? answers({ conditionCount }, income, messages) : { ...NOTHING, messages };
    fc.assert(
      fc.property(given, given, (one, other) => {
        for (const row of compareAnswers(from(one), from(other)))
          if (row.earlier === undefined || row.later === undefined) expect(row.isChanged).toBe(false);
          else expect(row.isChanged).toBe(row.earlier !== row.later);
      }),
    );
  });
});
