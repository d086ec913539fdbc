import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
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
});
