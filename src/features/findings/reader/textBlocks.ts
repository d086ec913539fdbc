import type { Finding } from './findings';
import type { TextPiece } from './findingSearch';

/** A line of a message, or neighboring table rows of it. Each line and cell is in pieces. */
type TextBlock = { line: TextPiece[]; rows?: never } | { rows: TextPiece[][][]; line?: never };

type Message = Pick<Finding, 'text' | 'cells'>;

/** The lines of a message as one text, whose pieces `textBlocks` puts back into lines and cells. */
export const wholeText = ({ text, cells = [text] }: Message): string =>
  cells.map((line) => [line].flat().join('\t')).join('\n');

/** A message as lines and tables. Each character of a line or cell is in exactly one piece. */
export function textBlocks({ text, cells = [text] }: Message, pieces: readonly TextPiece[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  let at = 0;
  const next = (part: string): TextPiece[] => {
    const some = cut(pieces, at, at + part.length);
    // A tab or a line break follows.
    at += part.length + 1;
    return some;
  };
  for (const line of cells) {
    if (typeof line === 'string') {
      blocks.push({ line: next(line) });
      continue;
    }
    const row = line.map(next);
    // A row without cells still has its line break.
    if (row.length === 0) next('');
    const last = blocks.at(-1);
    if (last?.rows === undefined) blocks.push({ rows: [row] });
    else last.rows.push(row);
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
