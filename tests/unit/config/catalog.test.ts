import { expect, it } from 'vitest';
import { catalogFiles, readTexts } from '@/build/wordingPlugin';

const read = (code: string) => readTexts('/src/config/texts/sampleTexts.ts', code);

it.each([
  ["'Save'", 'Save', null],
  ['(name: string): string => `Copy ${name}`', 'Copy {name}', ['name']],
  [
    "(count: number): string => `${counted(count, 'run')} left`",
    '{count, plural, one {# run} other {# runs}} left',
    ['count'],
  ],
  [
    "(runs: number): string => (runs === 1 ? 'one run' : `${runs} runs`)",
    '{runs, plural, one {one run} other {{runs} runs}}',
    ['runs'],
  ],
  [
    "(isUp: boolean): string => `sorted ${isUp ? 'up' : 'down'}`",
    'sorted {isUp, select, true {up} other {down}}',
    ['isUp'],
  ],
  // Braces and, in a plural, # are syntax.
  [
    "(n: number): string => (n === 1 ? '# {1}' : `'{${n}}'`)",
    "{n, plural, one {'#' '{'1'}'} other {'''{'{n}'}'''}}",
    ['n'],
  ],
  ["'Request #, the loan\\'s'", "Request #, the loan's", null],
])('%s is the message %s', (code, message, args) => {
  expect(read(`export const text = ${code};`)).toMatchObject([{ key: 'sample.text', message, args }]);
});

it('reads the members of objects, and the texts that a text names', () => {
  expect(
    read(
      "export const SYSTEM = 'H2O';\nexport const go = { to: `To ${SYSTEM}`, from: (day: string) => `${day}` } as const;",
    ),
  ).toMatchObject([
    { key: 'sample.SYSTEM' },
    { key: 'sample.go.to', message: 'To {SYSTEM}', args: null, names: { SYSTEM: 'H2O' } },
    { key: 'sample.go.from', message: '{day}', args: ['day'], names: {} },
  ]);
});

it.each([
  "const text = 'Save';",
  'export const text = [1, 2];',
  'export const text = ({ name }: { name: string }) => name;',
  'export const text = (name: string) => `${name.trim()}`;',
  "export const text = (name: string) => (name === '' ? 'a' : 'b');",
  "import { other } from './other';\nexport const text = `${other}`;",
])('refuses what a wording could not replace: %s', (code) => {
  expect(() => read(code)).toThrow(/sample/);
});

it('reads every module of the catalog, and no key twice', () => {
  const keys = catalogFiles('src/config').flatMap((file) => readTexts(file).map(({ key }) => key));
  expect(keys.length).toBeGreaterThan(900);
  expect(new Set(keys).size).toBe(keys.length);
});
