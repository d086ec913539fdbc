import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readWording } from '@/config/wording/readWording';
import { readCatalog } from '@docs/wording/main';

type Message = NonNullable<ReturnType<ReturnType<typeof readWording>['messages']['get']>>;
type Element = ReturnType<Message['getAst']>[number];

const catalog = readCatalog();
const english = readWording(Object.fromEntries(catalog.map(({ key, message }) => [key, message])), catalog, 'en-US');
const spanish = readWording(JSON.parse(readFileSync('public/wording/es.json', 'utf8')), catalog, 'es-US');

/** Returns the placeholders of a message with the values that lead to each of its branches. */
function valuesOf(elements: readonly Element[], found = new Map<string, (string | number)[]>()) {
  for (const element of elements) {
    const type: number = element.type;
    if (!('value' in element) || type === 0) continue;
    const options = 'options' in element ? Object.keys(element.options) : [];
    // A plural has its branches by number, a select by name.
    const values = type === 6 ? [0, 1, 2, 1_000_000] : type === 5 ? options : ['X'];
    found.set(element.value, [...(found.get(element.value) ?? []), ...values]);
    if ('options' in element) for (const { value } of Object.values(element.options)) valuesOf(value, found);
  }
  return found;
}

it('the English texts are a wording without a fault, in every branch', () => {
  expect(english.problems).toEqual([]);
});

it('the Spanish wording has every text, and nothing else', () => {
  expect(spanish.problems).toEqual([]);
  expect([...spanish.messages.keys()].sort()).toEqual(catalog.map(({ key }) => key).sort());
});

it('the Spanish texts have the placeholders of the English ones, and each branch gives a text', () => {
  for (const [key, message] of spanish.messages) {
    const own = valuesOf(message.getAst());
    const wanted = [...valuesOf(english.messages.get(key)?.getAst() ?? []).keys()];
    expect([...own.keys()].sort(), key).toEqual(wanted.sort());
    const cases = [...own].reduce<Record<string, string | number>[]>(
      (before, [name, values]) => before.flatMap((each) => values.map((value) => ({ ...each, [name]: value }))),
      [{}],
    );
    for (const values of cases) {
      const text = String(message.format(values));
      expect(text, key).not.toMatch(/^$|[{}]|undefined/);
      for (const value of Object.values(values)) if (value === 'X') expect(text, key).toContain('X');
    }
  }
});
