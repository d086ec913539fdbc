import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const NUMBER = /[A-Z]{3}-\d+/g;

const numbersIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, found = '']) => found.match(NUMBER) ?? []);

const filesIn = (folder: string, name: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);

const textsIn = (folder: string, name: RegExp): string[] =>
  filesIn(folder, name).map((file) => readFileSync(file, 'utf8'));

/** Sentences and rows begin with their number. */
const SENTENCE = /^(?:- \*\*|\| )([A-Z]{3}-\d+(?:, [A-Z]{3}-\d+)*)(?:\*\*| +\|)/gm;
const sentences = textsIn('docs/specification', /\.md$/).flatMap((page) => numbersIn(page, SENTENCE));
/** In a line of a comment, between its text and further tags. */
const TAG = /^\s*(?:\/\/|\/?\*+) (?:.* )?@spec (.+?)(?: @.*| \*\/)?$/gm;
const rules = textsIn('src', /\.tsx?$/).flatMap((code) => numbersIn(code, TAG));
const proofs = textsIn('tests', /\.test\.tsx?$/).flatMap((code) => numbersIn(code, TAG));

it('each sentence of the specification has a number of its own', () => {
  expect(sentences.length).toBeGreaterThan(300);
  expect(sentences.filter((number, index) => sentences.indexOf(number) !== index)).toEqual([]);
});

it('each sentence of the specification has a test', () => {
  expect(sentences.filter((number) => !proofs.includes(number))).toEqual([]);
});

it('each tag names a sentence', () => {
  expect([...rules, ...proofs].filter((number) => !sentences.includes(number))).toEqual([]);
});

it('a tag names numbers, nothing else', () => {
  const tags = [...textsIn('src', /\.tsx?$/), ...textsIn('tests', /\.test\.tsx?$/)].flatMap((code) =>
    [...code.matchAll(TAG)].map(([, found = '']) => found),
  );
  expect(tags.filter((tag) => !/^[A-Z]{3}-\d+(?:, [A-Z]{3}-\d+)*$/.test(tag))).toEqual([]);
});
