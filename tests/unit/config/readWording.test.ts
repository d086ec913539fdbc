import { describe, expect, it } from 'vitest';
import { readWording, type TextForm } from '@/config/wording/readWording';

const CATALOGUE: TextForm[] = [
  { key: 'ui.close' },
  { key: 'history.showAll', args: ['total'] },
  { key: 'messages.redirectingIn', args: ['seconds'], names: { ORIGINATION_SYSTEM: 'H2O' } },
];
const read = (file: unknown) => readWording(file, CATALOGUE, 'es');
const SECRET = 'never repeated';

describe('a wrong wording is refused with its key, never with its message', () => {
  it.each([
    ['no object', SECRET, 'must be an object with a text for each key'],
    ['a list', [SECRET], 'must be an object with a text for each key'],
    ['null', null, 'must be an object with a text for each key'],
    ['an unknown key', { 'ui.shut': SECRET }, 'ui.shut: is no text of this version'],
    ['a number', { 'ui.close': 1 }, 'ui.close: must be a text'],
    ['an open brace', { 'ui.close': `${SECRET} {` }, 'ui.close: is no ICU message'],
    [
      'a plural without other',
      { 'history.showAll': '{total, plural, one {uno}}' },
      'history.showAll: is no ICU message',
    ],
    [
      'a placeholder that the text does not have',
      { 'history.showAll': `${SECRET} {count}` },
      'history.showAll: has an unknown placeholder; this text has the placeholders total',
    ],
    [
      'a placeholder inside a plural',
      { 'history.showAll': '{total, plural, one {uno} other {{rows}}}' },
      'history.showAll: has an unknown placeholder; this text has the placeholders total',
    ],
    [
      'a placeholder in a text without any',
      { 'ui.close': '{name}' },
      'ui.close: has an unknown placeholder; this text has no placeholder',
    ],
    [
      'a format of its own',
      { 'history.showAll': '{total, number, percent}' },
      'history.showAll: may use only plain placeholders, plural and select',
    ],
  ])('%s', (_, file, problem) => {
    expect(read(file).problems).toEqual([problem]);
  });

  it('each key has its line', () => {
    expect(read({ 'ui.shut': '', 'ui.close': '{', 'history.showAll': 'Todo' }).problems).toEqual([
      'ui.shut: is no text of this version',
      'ui.close: is no ICU message',
    ]);
  });
});

it('plurals follow the language, and HTML stays text', () => {
  const { messages, problems } = read({
    'ui.close': '<b>Cerrar</b> &amp; <i>salir',
    'history.showAll': '{total, plural, one {# fila} other {las # filas}}',
    'messages.redirectingIn': 'A {ORIGINATION_SYSTEM} en {seconds}',
  });
  expect(problems).toEqual([]);
  expect(messages.get('ui.close')?.format()).toBe('<b>Cerrar</b> &amp; <i>salir');
  expect(messages.get('history.showAll')?.format({ total: 1 })).toBe('1 fila');
  expect(messages.get('history.showAll')?.format({ total: 2 })).toBe('las 2 filas');
});
