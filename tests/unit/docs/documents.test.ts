import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { calls } from '@/api/contract/calls';
import { documents } from '@docs/generate/documents';

describe('generated documents', async () => {
  // @spec APP-14
  it.each(Object.entries(await documents()))('%s is up to date (npm run docs)', async (path, text) => {
    expect(await readFile(path, 'utf8')).toBe(text);
  });
});

describe('docs/architecture.md', () => {
  it('names only files that exist in its walks', async () => {
    const page = await readFile('docs/architecture.md', 'utf8');
    const files = [...page.matchAll(/`((?:api|app|domain|features|services)\/[\w./]+\.tsx?)`/g)].map(
      ([, file]) => file ?? '',
    );
    expect(files.length).toBeGreaterThan(30);
    await Promise.all(files.map((file) => expect(readFile(`src/${file}`)).resolves.toBeDefined()));
  });

  it.each(Object.keys(calls))('says where %s is made, stored and shown', async (name) => {
    const page = await readFile('docs/architecture.md', 'utf8');
    const [, , made = '', ...places] =
      page
        .split('\n')
        .find((line) => line.includes(`\`${name}\``))
        ?.split('|') ?? [];
    const files = [
      ...namesIn(made, 'src/api/endpoints/'),
      ...namesIn(places.join(), 'src/features/').map((file) => file.replace('src/features/src', 'src')),
    ];
    expect(files.length).toBeGreaterThanOrEqual(2);
    await Promise.all(files.map((file) => expect(readFile(file)).resolves.toBeDefined()));
  });
});

const namesIn = (cells: string, folder: string): string[] =>
  [...cells.matchAll(/`([\w./]+\.tsx?)`/g)].map(([, name = '']) => folder + name);
