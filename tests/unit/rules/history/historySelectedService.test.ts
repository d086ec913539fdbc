import { describe, expect, it } from 'vitest';
import { chooseSelectedService } from '@/features/runs/rules/selectedService';
import { creditOrder, historyItem, multiRequest } from '@tests/fixtures/historyItem';
import { fc } from '@tests/support/properties';

const NEWER = '2026-11-20T10:00:00Z';

it.each([
  ['chooses nothing from nothing', [], undefined],
  // @spec HIS-56
  [
    'ignores credit, Validation and Cancel',
    [
      creditOrder({ requestId: '1' }),
      historyItem({ requestId: '2', status: 'Validation' }),
      historyItem({ requestId: '3', status: 'Cancel' }),
    ],
    undefined,
  ],
  [
    'knows credit by the id of its option where its kind was not delivered',
    [creditOrder({ ausType: null })],
    undefined,
  ],
  // @spec HIS-59
  [
    'chooses the newest single request',
    [historyItem({ requestId: '1' }), historyItem({ requestId: '2', requestDate: NEWER })],
    '2',
  ],
  // @spec HIS-59
  [
    'chooses a single request even when it failed',
    [historyItem({ requestId: '1' }), historyItem({ requestId: '2', requestDate: NEWER, status: 'Error' })],
    '2',
  ],
  [
    'passes over a multi request of one service that failed',
    [
      historyItem({ requestId: '1' }),
      historyItem({ requestId: '2', requestDate: NEWER, status: 'Error', ausType: 'multi' }),
      historyItem({ requestId: '3', requestDate: NEWER, status: 'Error', ausType: null, multiAusRequestId: '7' }),
    ],
    '1',
  ],
  [
    'passes over a multi request of which a service is still running, marked or not',
    [
      ...multiRequest('1', { isSelected: true, requestDate: NEWER }, { status: 'Processing', requestDate: NEWER }),
      historyItem({ requestId: '9' }),
    ],
    '9',
  ],
  ['ignores a cancelled service of a multi request', multiRequest('1', { status: 'Cancel' }), '12'],
  // @spec HIS-60
  [
    'prefers the selected service of a multi request to the recommended one',
    multiRequest('1', { isRecommended: true }, { isSelected: true }),
    '12',
  ],
  // @spec HIS-61
  ['takes the recommended service when none is selected', multiRequest('1', {}, { isRecommended: true }), '12'],
  // @spec HIS-62
  ['takes the only service without an error when none is marked', multiRequest('1', { status: 'Error' }), '12'],
  // @spec HIS-58
  [
    'passes over a multi request of which neither is marked',
    [...multiRequest('1', { requestDate: NEWER }), historyItem({ requestId: '9' })],
    '9',
  ],
  // @spec HIS-57
  [
    'passes over a multi request that failed altogether, marked or not',
    [
      ...multiRequest('1', { isError: true, isRecommended: true, requestDate: NEWER }, { status: 'Error' }),
      historyItem({ requestId: '9' }),
    ],
    '9',
  ],
  [
    'passes over what is still running',
    [
      historyItem({ requestId: '8', status: 'Processing', requestDate: NEWER }),
      ...multiRequest('1', { status: 'Processing', requestDate: NEWER }),
      historyItem({ requestId: '9' }),
    ],
    '9',
  ],
  [
    'prefers a newer multi request to an older single one',
    [...multiRequest('1', { isRecommended: true, requestDate: NEWER }), historyItem({ requestId: '9' })],
    '11',
  ],
])('%s', (_, items, expected) => {
  expect(chooseSelectedService(items)?.requestId).toBe(expected);
});

describe('for any input', () => {
  const someItem = fc
    .record({
      requestId: fc.constantFrom('1', '2', '3'),
      multiAusRequestId: fc.constantFrom(null, '7', '8'),
      kind: fc.constantFrom('credit' as const, 'single' as const, 'multi' as const, null),
      requestDate: fc.constantFrom(null, 'never', '2026-11-18T15:30:00Z', '2026-11-19'),
      status: fc.constantFrom('Processing', 'Error', 'Validation', 'Cancel', 'Complete'),
      isRecommended: fc.boolean(),
      isSelected: fc.boolean(),
    })
    .map(historyItem);

  it('chooses one of the items or none, never credit, a running or a stopped one', () => {
    fc.assert(
      fc.property(fc.array(someItem), (items) => {
        const chosen = chooseSelectedService(items);
        if (chosen === undefined) return;
        expect(items).toContain(chosen);
        expect(chosen.ausType).not.toBe('credit');
        expect(['Processing', 'Validation', 'Cancel']).not.toContain(chosen.status);
      }),
    );
  });

  it('chooses the same item again', () => {
    fc.assert(
      fc.property(fc.array(someItem), (items) => {
        const chosen = chooseSelectedService(items);
        fc.pre(chosen !== undefined && chosen.status !== 'Error');
        expect(chooseSelectedService([chosen])).toBe(chosen);
      }),
    );
  });
});

it('does not depend on the order of the items', () => {
  const items = [
    ...multiRequest('1', { isRecommended: true }),
    ...multiRequest('2', { requestDate: NEWER }),
    historyItem({ requestId: '9' }),
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray(items, { minLength: items.length }), (shuffled) => {
      expect(chooseSelectedService(shuffled)).toBe(chooseSelectedService(items));
    }),
  );
});
