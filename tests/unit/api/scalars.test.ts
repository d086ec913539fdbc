import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { calls } from '@/app/calls';
import type { CallName } from '@/http/contract/call';
import { understand } from '@/http/understand';
import { fc } from '@tests/support/properties';

interface Operation {
  operationId: CallName;
  responses: Record<string, { content: { 'application/json': { example: unknown } } }>;
}

const { paths } = JSON.parse(readFileSync('docs/api/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
/** A response of the sandbox to each call. */
const examples = Object.values(paths)
  .flatMap((path) => Object.values(path))
  .map(({ operationId, responses }) => ({
    call: operationId,
    example: responses['200']?.content['application/json'].example,
  }))
  .filter(({ example }) => typeof example === 'object');

type Path = (string | number)[];

/** The places of all scalars in a response. */
function scalarsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => scalarsIn(inner, [...path, key]));
  return value === null || value === '' ? [] : [path];
}

function at(value: unknown, [key, ...rest]: Path): unknown {
  return key === undefined ? value : at((value as Record<string, unknown>)[key], rest);
}

/** A copy in which the scalar at a place is another. */
function replaced(value: unknown, [key, ...rest]: Path, other: unknown): unknown {
  if (key === undefined) return other;
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  (copy as Record<string, unknown>)[key] = replaced((value as Record<string, unknown>)[key], rest, other);
  return copy;
}

const spaces = fc.constantFrom('', ' ', '\n  ', '\u00A0');
const inAnyCase = (word: string) =>
  fc
    .array(fc.boolean(), { minLength: word.length, maxLength: word.length })
    .map((capitals) => Array.from(word, (letter, index) => (capitals[index] ? letter.toUpperCase() : letter)).join(''));

/** The spellings of a value that gateways use. An id has only one. */
function spelled(value: unknown, name: string): fc.Arbitrary<unknown> {
  if (typeof value === 'number') {
    if (/ids?$/i.test(name)) return fc.constant(String(value));
    const zeros = Number.isInteger(value) ? fc.constantFrom('', '.', '.0', '.00') : fc.constantFrom('', '0', '00');
    return fc.tuple(spaces, fc.constant(value), zeros, spaces).map((parts) => parts.join(''));
  }
  const word = fc.oneof(inAnyCase(String(value)), fc.constant(value === true ? '1' : '0'));
  return fc.oneof(
    fc.constant(value === true ? 1 : 0),
    fc.tuple(spaces, word, spaces).map((parts) => parts.join('')),
  );
}

const nameOf = (path: Path): string => String(path.findLast((key) => !/^\d+$/.test(String(key))) ?? '');

/** The places of the values that a test can replace, by a test of the value. */
const placesIn = (example: unknown, isWanted: (value: unknown) => boolean): Path[] =>
  scalarsIn(example).filter((path) => isWanted(at(example, path)));

// @spec SES-41
it.each(examples)('reads numbers and flags that $call sends as text', ({ call, example }) => {
  const { answer } = calls[call];
  const places = placesIn(example, (value) => typeof value === 'number' || typeof value === 'boolean');
  if (places.length === 0) return;
  const sent = fc
    .constantFrom(...places)
    .chain((path) => spelled(at(example, path), nameOf(path)).map((value) => replaced(example, path, value)));
  const expected = understand(answer, example);
  expect(expected).toMatchObject({ dropped: 0, fields: {} });
  fc.assert(
    fc.property(sent, (data) => {
      expect(understand(answer, data)).toEqual(expected);
    }),
  );
});

/** The places of the parts and lists of a response; an item of a list is none. */
function partsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, each]) => partsIn(each, [...path, key]));
  return path.length === 0 || /^\d+$/.test(String(path.at(-1))) ? inner : [path, ...inner];
}

// @spec SES-41
it.each(examples)('reads a blank text in place of a part or list of $call as none', ({ call, example }) => {
  const { answer } = calls[call];
  for (const path of partsIn(example))
    for (const blank of ['', ' \n'])
      expect(understand(answer, replaced(example, path, blank))).toEqual(
        understand(answer, replaced(example, path, null)),
      );
});

/** The places of the objects in a response. */
const objectsIn = (value: unknown, path: Path = []): Path[] =>
  typeof value !== 'object' || value === null
    ? []
    : [
        ...(path.length === 0 || Array.isArray(value) ? [] : [path]),
        ...Object.entries(value).flatMap(([key, each]) => objectsIn(each, [...path, key])),
      ];

// @spec SES-41
it.each(examples)('reads no list in place of an object of $call', ({ call, example }) => {
  const { answer } = calls[call];
  for (const path of objectsIn(example))
    for (const list of [[], [at(example, path)]]) {
      const found = understand(answer, replaced(example, path, list));
      if (typeof found === 'string') expect(found).toBe('unreadable');
      else expect(found.dropped + Object.keys(found.fields).length).toBeGreaterThan(0);
    }
});

/** What is no number, flag, text, id or date. */
const nonsense = fc.oneof(
  fc.constantFrom<unknown>({}, { value: 1 }, [[]], [{}], 1.5e308 * 10, { '#text': '42.49' }),
  fc.array(fc.record({ value: fc.integer() }), { minLength: 1 }),
  fc.dictionary(fc.string({ minLength: 1 }), fc.integer(), { minKeys: 1 }),
);

// @spec SES-41
it.each(examples)('counts a value of $call that can not be read, with the name of its field', ({ call, example }) => {
  const { answer } = calls[call];
  const places = scalarsIn(example);
  fc.assert(
    fc.property(fc.constantFrom(...places), nonsense, (path, value) => {
      const found = understand(answer, replaced(example, path, value));
      if (typeof found === 'string') expect(found).toBe('unreadable');
      // An item without its id, or a text that is an item itself.
      else if (found.dropped > 0) expect(found).toMatchObject({ dropped: 1, fields: {} });
      else expect(found.fields).toEqual({ [nameOf(path)]: 1 });
    }),
  );
});

it.each<[name: string, sent: unknown, isRead: boolean]>([
  ['dti', '1,234.5', false],
  ['dti', '42.49 %', false],
  ['dti', '4e1', false],
  ['dti', '0x10', false],
  ['dti', 'n/a', false],
  ['dti', true, false],
  ['dti', '9007199254740993', false],
  ['dti', '', true],
  ['dti', ' ', true],
  ['dti', null, true],
  ['dti', '+.5', true],
  ['totalIncome', '-9007199254740991', true],
  ['showlnkDUFindingCodesAttribute', 'yes', false],
  ['showlnkDUFindingCodesAttribute', 2, false],
  ['showlnkDUFindingCodesAttribute', '', true],
  ['street', 12, false],
])('of the data set, %s as %j can be read: %s', (name, sent, isRead) => {
  const row = { requestId: 1, ausDataSet: { [name]: sent } };
  expect(understand(calls.historyDetails.answer, { transactionHistories: [row] })).toMatchObject({
    dropped: 0,
    fields: isRead ? {} : { [name]: 1 },
  });
});

it.each([
  ['soon', false],
  ['31/12/2026', false],
  ['2026-02-31T10:00:00Z', false],
  [1_764_000_000_000, false],
  ['0001-01-01T00:00:00', true],
  ['12/31/9999', true],
  ['', true],
])('the date %j can be read: %s', (requestDate, isRead) => {
  const answer = { transactionHistories: [{ requestId: 1, requestDate }] };
  expect(understand(calls.historyDetails.answer, answer)).toMatchObject({ fields: isRead ? {} : { requestDate: 1 } });
});

it('counts a part that is none, and not what is in an item that is dropped', () => {
  const rows = [
    { requestId: 1, ausDataSet: 'none' },
    { ausDataSet: { dti: {} }, isError: 'no' },
  ];
  expect(understand(calls.historyDetails.answer, { transactionHistories: rows })).toMatchObject({
    dropped: 1,
    fields: { ausDataSet: 1 },
  });
});
