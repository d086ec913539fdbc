import ts from 'typescript';

/** One `@source` tag that names a paragraph or a sentence of the specification. */
export interface Tag {
  readonly section: string;
  /** Whether `words` name a paragraph instead of quoting a sentence. */
  readonly isParagraph: boolean;
  readonly words: string;
}

const TAG = /@source Specification §(.*?)(?: \*\/)?$/gm;
const PARAGRAPH = /^(\d), "([^"]+)"$/;
const SENTENCES = /^(\d): ("[^"]+"(?:, "[^"]+")*)$/;

/**
 * Returns the tags of a text, in order. A tag is a line of its own: `@source Specification §4, "Polling"` names a
 * paragraph, and `@source Specification §4: "newest first", "each Load More adds 6"` quotes sentences.
 *
 * @throws Error if a tag has another form
 */
export function tagsIn(text: string): Tag[] {
  return [...text.matchAll(TAG)].flatMap(([line, tag = '']): Tag[] => {
    const [, ofParagraph = '', paragraph] = PARAGRAPH.exec(tag) ?? [];
    if (paragraph !== undefined) return [{ section: ofParagraph, isParagraph: true, words: paragraph }];
    const [, section = '', quotes] = SENTENCES.exec(tag) ?? [];
    if (quotes === undefined) throw new Error(`Write ${line} as §4, "Paragraph" or §4: "sentence", "sentence"`);
    return [...quotes.matchAll(/"([^"]+)"/g)].map(([, words = '']) => ({ section, isParagraph: false, words }));
  });
}

export interface Proof extends Tag {
  /** The title of the test, or the name of its case, as the code has it. */
  readonly title: string;
}

/** Returns the tags above the tests and cases of a file, each with the title of what follows it, in order. */
export function proofsIn(path: string, code: string): Proof[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, false, kind);
  const proofs: Proof[] = [];
  const seen = new Set<number>();
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of ts.getLeadingCommentRanges(code, node.pos) ?? []) {
      if (seen.has(pos)) continue;
      seen.add(pos);
      for (const tag of tagsIn(code.slice(pos, end))) proofs.push({ ...tag, title: titleOf(node, path) });
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return proofs;
}

/** Returns the title of a call of it, test or describe, or the name of a case. */
function titleOf(node: ts.Node, path: string): string {
  const texts = ts.isExpressionStatement(node) ? titleArgument(node.expression) : textsOf(node);
  const [title] = texts;
  if (title === undefined) throw new Error(`${path}: the code below a @source tag has no title`);
  return title;
}

const titleArgument = (call: ts.Expression): string[] =>
  ts.isCallExpression(call) ? call.arguments.slice(0, 1).flatMap(textsOf) : [];

/** Returns the texts directly in a literal: itself, its elements, or the values of its properties. */
function textsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [templateText(node)];
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(textsOf);
  if (ts.isPropertyAssignment(node)) return textsOf(node.initializer);
  return ts.isObjectLiteralExpression(node) ? [...node.properties].sort(namesFirst).flatMap(textsOf) : [];
}

const NAMES = ['rule', 'when', 'name'];

const namesFirst = (one: ts.ObjectLiteralElementLike, other: ts.ObjectLiteralElementLike): number =>
  Number(isName(other)) - Number(isName(one));

const isName = ({ name }: ts.ObjectLiteralElementLike): boolean =>
  name !== undefined && ts.isIdentifier(name) && NAMES.includes(name.text);

const templateText = ({ head, templateSpans }: ts.TemplateExpression): string =>
  head.text + templateSpans.map(({ literal }) => `…${literal.text}`).join('');
