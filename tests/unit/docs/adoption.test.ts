import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMMANDS } from '@tests/e2e/adoption/commands';

const section = readFileSync('docs/adoption/README.md', 'utf8').split(/^## /m)[1] ?? '';

it('the adoption guide has exactly the commands that its tests run', () => {
  expect(section).toMatch(/^Rehearse on one machine\n/);
  const blocks = [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  const lines = blocks.flatMap((block) => block.trim().split('\n')).map((line) => line.trim());
  const { start, ...others } = COMMANDS;
  expect(lines).toEqual([...Object.values(others), ...Object.values(start)]);
});

it('git ignores the file that holds a token', () => {
  expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain('token.txt');
  for (const page of ['docs/adoption/README.md', 'docs/adoption/conformance.md', 'docs/adapters/example/README.md'])
    for (const [, file] of readFileSync(page, 'utf8').matchAll(/--token-file (?!FILE)(\S+)/g))
      expect(file).toBe('token.txt');
});
