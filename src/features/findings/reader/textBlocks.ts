import type { Finding } from './findings';
import type { TextPiece } from './findingSearch';

/** A line of a message, or neighboring table rows of it. */
export type TextBlock<Content> = { line: Content; rows?: never } | { rows: Content[][]; line?: never };

type Lines = NonNullable<Finding['cells']>;

const linesOf = ({ text, cells }: Pick<Finding, 'text' | 'cells'>): Lines => cells ?? [text];

const joined = (line: Lines[number]): string => (typeof line === 'string' ? line : line.join('\t'));

/** The lines of a message as one text, whose pieces `markedBlocks` puts back into lines and cells. */
export const wholeText = (finding: Pick<Finding, 'text' | 'cells'>): string => linesOf(finding).map(joined).join('\n');

/** A message as lines and tables. */
export const textBlocks = (finding: Pick<Finding, 'text' | 'cells'>): TextBlock<string>[] => inBlocks(linesOf(finding));

/** The same with the pieces of its whole text. Each character of a line or cell is in exactly one piece. */
export function markedBlocks(
  finding: Pick<Finding, 'text' | 'cells'>,
  pieces: readonly TextPiece[],
): TextBlock<TextPiece[]>[] {
  let at = 0;
  const next = (text: string): TextPiece[] => {
    const part = cut(pieces, at, at + text.length);
    // A tab or a line break follows.
    at += text.length + 1;
    return part;
  };
  const nextRow = (row: string[]): TextPiece[][] => {
    // A row without cells still has its line break.
    if (row.length === 0) next('');
    return row.map(next);
  };
  return inBlocks(linesOf(finding)).map((block) =>
    block.rows === undefined ? { line: next(block.line) } : { rows: block.rows.map(nextRow) },
  );
}

function inBlocks(lines: Lines): TextBlock<string>[] {
  const blocks: TextBlock<string>[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (typeof line === 'string') blocks.push({ line });
    else if (last?.rows === undefined) blocks.push({ rows: [[...line]] });
    else last.rows.push([...line]);
  }
  return blocks;
}

/** The pieces between two places of the text that they make up. */
function cut(pieces: readonly TextPiece[], start: number, end: number): TextPiece[] {
  let at = 0;
  return pieces.flatMap(({ text, isMarked }) => {
    const [from, to] = [Math.max(0, start - at), Math.min(text.length, end - at)];
    at += text.length;
    return from < to ? [{ text: text.slice(from, to), isMarked }] : [];
  });
}
