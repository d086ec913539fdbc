import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { documents } from '@tools/docs/documents';
import { checkAnswered } from '@tools/docs/examples';
import { CALL_NAMES } from '@tests/conformance/verdict';

describe('generated documents', async () => {
  // @spec APP-14, APP-25
  it.each(Object.entries(await documents()))('%s is up to date (npm run docs)', async (path, text) => {
    expect(await readFile(path, 'utf8')).toBe(text);
  });
});

describe('the answers in the published contract', () => {
  it('fail with the name of the call that the conformance kit does not make, and the files to change', () => {
    const all = new Map(CALL_NAMES.map((name) => [name, {}]));
    expect(() => checkAnswered(all)).not.toThrow();
    all.delete('loanData');
    expect(() => checkAnswered(all)).toThrow(/does not make loanData: .*features\.ts, and ask in readLoan\.ts/);
  });
});

describe('README.md', () => {
  it('links a test in each sentence of "What is different"', async () => {
    const [, section = ''] = /## What is different\n([^]+?)\n## /.exec(await readFile('README.md', 'utf8')) ?? [];
    const points = section.split(/^- \*\*.+?\*\*/m).slice(1);
    const sentences = points.flatMap((point) => point.trim().split(/(?<=\.)\s+(?=[A-Z])/));
    expect(sentences.length).toBeGreaterThan(15);
    expect(sentences.filter((sentence) => !sentence.includes('](tests/'))).toEqual([]);
  });
});

describe('docs/architecture.md', () => {
  it('names only files that exist in its walks', async () => {
    const page = await readFile('docs/architecture.md', 'utf8');
    const files = [...page.matchAll(/`((?:app|features|http|reads|ui)\/[\w./]+\.tsx?)`/g)].map(
      ([, file]) => file ?? '',
    );
    expect(files.length).toBeGreaterThan(30);
    await Promise.all(files.map((file) => expect(readFile(`src/${file}`)).resolves.toBeDefined()));
  });
});
