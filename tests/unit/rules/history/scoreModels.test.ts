import { describe, expect, it } from 'vitest';
import { groupRequests } from '@/features/runs/rules/historyRows';
import { describeMixedModels, scoreModelsOf } from '@/features/runs/rules/scoreModels';
import { creditDetail, historyItem } from '@tests/fixtures/historyItem';

/** One request a model list, oldest first: 11, 12, … */
const groupsWith = (...models: (string | null)[][]) =>
  groupRequests(
    models.map((names, place) =>
      historyItem({
        requestId: String(11 + place),
        requestDate: `2026-11-${10 + place}T10:00:00Z`,
        creditDetail: names.map((scoreModel) => creditDetail({ scoreModel })),
      }),
    ),
  );

// @spec OWN-10
describe('the score models of a loan', () => {
  it.each([
    ['none', [], []],
    ['no model', [[null], [null]], []],
    ['one model', [['Classic FICO'], ['Classic FICO']], ['Classic FICO 11 12']],
    ['one model in two spellings', [['FICO Classic'], [null], ['fico-classic ']], ['FICO Classic 11 13']],
    [
      'one model with and without a mark',
      [['FICO(R) Classic'], ['FICO® Classic'], ['Fico (tm) Classic™']],
      ['FICO(R) Classic 11 12 13'],
    ],
    [
      'one model with words in another order',
      [['FICO(R) Classic'], ['Classic FICO']],
      ['FICO(R) Classic 11', 'Classic FICO 12'],
    ],
    ['a name with an r', [['FICO R'], ['FICO']], ['FICO R 11', 'FICO 12']],
    ['a name of marks', [['®'], ['™']], ['® 11', '™ 12']],
    ['two models', [['Classic FICO'], ['VantageScore 4.0']], ['Classic FICO 11', 'VantageScore 4.0 12']],
    ['two versions', [['FICO 10'], ['FICO 10T']], ['FICO 10 11', 'FICO 10T 12']],
  ])('of %s', (_, models, expected) => {
    expect(scoreModelsOf(groupsWith(...models)).map(({ name, requestIds }) => [name, ...requestIds].join(' '))).toEqual(
      expected,
    );
  });

  it('are named with their requests if there are several, in the order in which they appear', () => {
    expect(describeMixedModels(groupsWith(['A'], ['A', 'B'], ['A']))).toBe('A (requests 11, 12, 13), B (request 12)');
    expect(describeMixedModels(groupsWith(['A'], ['B'], ['B'], ['A'], [null]))).toBe(
      'A (requests 11, 14), B (requests 12, 13)',
    );
    expect(describeMixedModels(groupsWith(['A'], ['a']))).toBeUndefined();
    expect(describeMixedModels([])).toBeUndefined();
  });
});
