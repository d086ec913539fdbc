import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { main } from '@docs/wording/main';

const folder = mkdtempSync(path.join(tmpdir(), 'wording-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, content?: unknown): string => {
  const address = path.join(folder, name);
  if (content !== undefined) writeFileSync(address, typeof content === 'string' ? content : JSON.stringify(content));
  return address;
};

function run(...args: string[]) {
  const lines: string[] = [];
  return { code: main(args, (line) => void lines.push(line)), lines };
}

it('writes the English texts, which are a complete wording', () => {
  const template = file('en.json');
  expect(run('--template', template).code).toBe(0);
  expect(JSON.parse(readFileSync(template, 'utf8'))).toMatchObject({ 'history.showAll': 'Show all {total}' });
  const { code, lines } = run('--file', template, '--complete');
  expect(code).toBe(0);
  expect(lines).toEqual([expect.stringMatching(/^\d+ texts fit, 0 are wrong, 0 are missing/)]);
});

it.each([
  ['an unknown key', { 'history.tittle': '' }, 'history.tittle: is no text of this version'],
  ['a wrong placeholder', { 'history.showAll': '{count}' }, 'history.showAll: has an unknown placeholder'],
  ['no JSON', '{', 'must be an object with a text for each key'],
])('%s fails', (_, content, line) => {
  const { code, lines } = run('--file', file('wrong.json', content));
  expect(code).toBe(1);
  expect(lines[0]).toContain(line);
});

it('missing keys are listed, and fail only a wording that must be complete', () => {
  const some = file('some.json', { 'history.showAll': 'Todo' });
  const { code, lines } = run('--file', some);
  expect(code).toBe(0);
  expect(lines).toContain('history.title: is missing (History)');
  expect(run('--file', some, '--complete').code).toBe(1);
});

it.each([[[]], [['--help']], [['--file', path.join(folder, 'none.json')]]])('%s is no call of the command', (args) => {
  expect(run(...args).code).toBe(2);
});
