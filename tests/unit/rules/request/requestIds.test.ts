import { describe, expect, it } from 'vitest';
import { areBelievable, idsOf } from '@/features/request/protocol/rules/orderOutcome';
import { isPlausibleId } from '@/features/runs/rules/historyItem';
import { fc } from '@tests/support/properties';
import { historyItem } from '@tests/fixtures/historyItem';

const believed = (ids: string[], known: string[] = [], most = 1) =>
  areBelievable(ids, { knownIds: new Set(known), most });

const NONE = ['', ' ', '0', '00', '-5', '-0', '+7', '1.5', '1.0', '.5', '1e21', '1E5', '0x1F', 'null', 'undefined'];
const NOT_EVEN = ['NaN', 'Infinity', '[object Object]', 'true', ' 12', '12 ', '1 2', '1\u00a02', '{"id":1}', '-', '٣'];

describe('an id', () => {
  it.each([...NONE, ...NOT_EVEN])('%j is none', (id) => {
    expect(isPlausibleId(id)).toBe(false);
    expect(believed([id], ['1', 'null', '[object Object]'])).toBe(false);
  });

  it.each(['1', '116042', '9223372036854775807', 'AUS-0012', '4f1c2a90-77aa-4a0e-9c1b-0d2e51a7b3c4', 'UmVxIDEy1=='])(
    '%j may be one',
    (id) => {
      expect(isPlausibleId(id)).toBe(true);
    },
  );

  it('longer than any is none', () => {
    expect(isPlausibleId('1'.repeat(201))).toBe(false);
    expect(believed(['1'.repeat(20)])).toBe(false);
  });
});

describe('the ids of an answer are believed', () => {
  it('if they are positive whole numbers', () => {
    expect(believed(['12'])).toBe(true);
    expect(believed(['12'], ['AUS-0001'])).toBe(true);
  });

  it('if they have the form of an earlier id', () => {
    expect(believed(['AUS-0013'])).toBe(false);
    expect(believed(['AUS-0013'], ['AUS-9'])).toBe(true);
    expect(believed(['aus-13'], ['AUS-9'])).toBe(true);
    expect(believed(['LOS-0013'], ['AUS-9'])).toBe(false);
    expect(believed(['AUS-9-1'], ['AUS-9'])).toBe(false);
    expect(believed(['007'], ['6'])).toBe(false);
    const guid = '4f1c2a90-77aa-4a0e-9c1b-0d2e51a7b3c4';
    expect(believed(['1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed'.replace('bbfd', 'b1fd')], [guid])).toBe(true);
  });

  it('if they are new', () => {
    expect(believed(['12'], ['12'])).toBe(false);
    expect(believed(['12', '13'], ['13'], 2)).toBe(false);
    // Services write the same id in both cases.
    expect(believed(['aus-9'], ['AUS-9'])).toBe(false);
    expect(believed(['4F1C2A90-77AA-4A0E-9C1B-0D2E51A7B3C4'], ['4f1c2a90-77aa-4a0e-9c1b-0d2e51a7b3c4'])).toBe(false);
    // And with leading zeros or without.
    expect(believed(['116042'], ['0000116042'])).toBe(false);
    expect(believed(['0012'], ['12', '0011'])).toBe(false);
    expect(believed(['AUS-12'], ['AUS-0012'])).toBe(false);
    expect(believed(['AUS-120'], ['AUS-0012'])).toBe(true);
  });

  it('if they are as many as the order can have become', () => {
    expect(believed([])).toBe(false);
    expect(believed(['12', '13'])).toBe(false);
    expect(believed(['12', '13'], [], 2)).toBe(true);
    expect(believed(Array.from({ length: 10_000 }, (_, index) => String(index + 1)))).toBe(false);
  });

  it('never if any of them was known', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 }), fc.nat(), (ids, at) => {
        const known = ids[at % ids.length] ?? '';
        expect(believed(ids, [known], ids.length)).toBe(false);
      }),
    );
  });
});

it('a row has the ids of its request, group and row', () => {
  expect(idsOf(historyItem({ requestId: '1', multiAusRequestId: '2', uiOnlyRequestId: '3' }))).toEqual(['1', '2', '3']);
  expect(idsOf(historyItem())).toEqual(['1']);
});
