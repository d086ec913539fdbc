import { isTest, type SourceFile } from './files';
import { proofsIn, tagsIn, type Tag } from './tags';

/** A sentence of the specification: one row of the page. */
interface Sentence {
  readonly section: string;
  readonly paragraph: string;
  readonly text: string;
}

const HEAD = /^\|.*\| built in +\| proved by +\|/;
const NONE = '—';
const RULE = /^\|[ |-]+\|$/;
const DEFINITION = /^\[[\w./]+\]: \S+$/;

/**
 * Returns the page with regenerated columns 'built in' and 'proved by' and regenerated links. The sentences, their loans
 * and the text around them stay as they are.
 *
 * @throws Error if a tag quotes no sentence of its section or several, or if no file has a label that the text uses
 */
export function withProofs(page: string, files: readonly SourceFile[]): string {
  const lines = page.split('\n').filter((line) => !DEFINITION.test(line));
  const rows = rowsOf(lines);
  const proofs = findTags(files.filter(isTest), ({ path, code }) => proofsIn(path, code));
  const places = findTags(
    files.filter((file) => !isTest(file)),
    ({ code }) => tagsIn(code).map((tag) => ({ ...tag, title: '' })),
  );
  const sentences = [...rows.values()];
  const cells = new Map(sentences.map((sentence): [Sentence, [string[], Quote[]]] => [sentence, [[], []]]));
  for (const { tag, label } of places) {
    for (const sentence of meantBy(tag, sentences, label)) cells.get(sentence)?.[0].push(label);
  }
  for (const { tag, label } of proofs) {
    for (const sentence of meantBy(tag, sentences, label)) cells.get(sentence)?.[1].push({ label, title: tag.title });
  }
  const filled = lines.map((line, index) => {
    const sentence = rows.get(index);
    const [built = [], proved = []] = (sentence && cells.get(sentence)) ?? [];
    return sentence === undefined ? line : fill(line, builtIn(built), provedBy(proved));
  });
  const text = filled.join('\n').trimEnd();
  return `${text}\n\n${definitions(text, files)}\n`;
}

type Titled = Tag & { readonly title: string };
interface Found {
  readonly tag: Titled;
  readonly label: string;
}
interface Quote {
  readonly label: string;
  readonly title: string;
}

const findTags = (files: readonly SourceFile[], read: (file: SourceFile) => Titled[]): Found[] =>
  files
    .filter(({ code }) => code.includes('@source Specification'))
    .flatMap((file) => read(file).map((tag) => ({ tag, label: file.label })));

/** Returns the sentences by the number of their line. */
function rowsOf(lines: readonly string[]): Map<number, Sentence> {
  const rows = new Map<number, Sentence>();
  let section = '';
  let paragraph = '';
  let isTable = false;
  for (const [index, line] of lines.entries()) {
    const [, marks, heading = ''] = /^(##+) (.*)$/.exec(line) ?? [];
    if (marks === '##') section = /^\d/.exec(heading)?.[0] ?? '';
    if (marks !== undefined) paragraph = heading.replace(/^\d\. /, '');
    isTable = HEAD.test(line) || (isTable && line.startsWith('|'));
    if (!isTable || HEAD.test(line) || RULE.test(line)) continue;
    const [text = ''] = cellsOf(line);
    paragraph = /^\*\*(.+?)\*\*/.exec(text)?.[1] ?? paragraph;
    rows.set(index, { section, paragraph, text: text.replaceAll('**', '') });
  }
  return rows;
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\| *| *\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

function meantBy(tag: Tag, sentences: readonly Sentence[], label: string): Sentence[] {
  const meant = sentences.filter(
    ({ section, paragraph, text }) =>
      section === tag.section && (tag.isParagraph ? paragraph === tag.words : text.includes(tag.words)),
  );
  if (meant.length === 0 || (!tag.isParagraph && meant.length > 1)) {
    throw new Error(
      `${label}: "${tag.words}" is in ${meant.length} rows of section ${tag.section} in docs/spec-map.md`,
    );
  }
  return meant;
}

function fill(line: string, built: string, proved: string): string {
  const [text, , , ...rest] = cellsOf(line);
  return `| ${[text, built || NONE, proved || NONE, ...rest].join(' | ')} |`;
}

const builtIn = (labels: readonly string[]): string => [...new Set(labels)].map((label) => `[${label}]`).join(', ');

/** Quotes one test of each file; the tags lead to the others. */
function provedBy(quotes: readonly Quote[]): string {
  const labels = [...new Set(quotes.map(({ label }) => label))];
  return labels
    .map((label) => {
      const titles = new Set(quotes.filter((quote) => quote.label === label).map(({ title }) => title));
      const [first = ''] = titles;
      return `[${label}] "${escaped(first)}"${titles.size > 1 ? ` and ${titles.size - 1} more` : ''}`;
    })
    .join('; ');
}

const escaped = (title: string): string => title.replaceAll(/[\\`*_<[\]|]/g, '\\$&');

const LABEL = /(?<!\\)\[([\w./]+)\](?![(:])/g;

function definitions(text: string, files: readonly SourceFile[]): string {
  const labels = [...new Set([...text.matchAll(LABEL)].map(([, label = '']) => label))].sort();
  return labels
    .map((label) => {
      const path = files.find((file) => file.label === label)?.path;
      if (path === undefined) throw new Error(`docs/spec-map.md: no file is called [${label}]`);
      return `[${label}]: ../${path}`;
    })
    .join('\n');
}
