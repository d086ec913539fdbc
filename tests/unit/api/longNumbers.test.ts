import { expect, it } from 'vitest';
import { longNumbersAsText } from '@/http/longNumbers';
import { fc } from '@tests/support/properties';

const read = (json: string): unknown => JSON.parse(longNumbersAsText(json));

it.each([
  ['[9007199254740991]', [9_007_199_254_740_991]],
  ['[9007199254740992]', ['9007199254740992']],
  ['[-9007199254740993]', ['-9007199254740993']],
  ['[12345678901234567890]', ['12345678901234567890']],
  ['{"a":\n 12345678901234567890 }', { a: '12345678901234567890' }],
  ['{"text":", 12345678901234567890"}', { text: ', 12345678901234567890' }],
  [String.raw`{"text":"\",12345678901234567890"}`, { text: '",12345678901234567890' }],
  ['[41.80000000000000426, 1234567890123456.5, 1e400]', [41.800000000000004, 1234567890123456.5, Infinity]],
  ['[12345678901234567890e1]', [1.234_567_890_123_456_8e20]],
  ['{"12345678901234567890": 1}', { '12345678901234567890': 1 }],
  ['[" 1234567890123456"]', [' 1234567890123456']],
])('%s', (json, value) => {
  expect(read(json)).toEqual(value);
});

it('only whole numbers that JSON.parse would round become texts', () => {
  const digits = fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n });
  const json = fc.array(fc.oneof(digits, fc.string(), fc.double({ noNaN: true, noDefaultInfinity: true })));
  fc.assert(
    fc.property(json, (values) => {
      const text = `[${values.map((value) => (typeof value === 'bigint' ? String(value) : JSON.stringify(value))).join(', ')}]`;
      const expected = values.map((value) => {
        if (typeof value !== 'bigint') return JSON.parse(JSON.stringify(value)) as unknown;
        return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
      });
      expect(read(text)).toEqual(expected);
    }),
  );
});

it.each([
  ['a long text', 'x'.repeat(20_000_000)],
  ['many escapes', String.raw`\"<a b=\"c\">`.repeat(1_000_000)],
  ['many backslashes', '\\\\'.repeat(5_000_000)],
])('reads megabytes beside a long number: %s', (_, text) => {
  const { id, bytes } = read(`{"id": 12345678901234567890, "bytes": "${text}"}`) as { id: string; bytes: string };
  expect(id).toBe('12345678901234567890');
  expect(bytes).toHaveLength((JSON.parse(`"${text}"`) as string).length);
});

it('reads a number of megabytes', () => {
  const digits = '7'.repeat(9_000_000);
  expect(read(`[${digits}]`)).toEqual([digits]);
});

it('leaves JSON that breaks off in a text', () => {
  expect(longNumbersAsText('{"id": 12345678901234567890, "name": "12345678901234567890')).toBe(
    '{"id": "12345678901234567890", "name": "12345678901234567890',
  );
});

it('leaves what is no text', () => {
  expect(longNumbersAsText(undefined)).toBeUndefined();
});
