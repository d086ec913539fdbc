import type { TextPiece } from './findingSearch';

/**
 * Above this, two texts of thousands of different words would hold up the page: all that differs is marked as a whole.
 */
const MOST_PAIRS = 1_000_000;

/** Marks the words outside the longest sequence that both have. White space alone is no difference. @spec FND-17 */
export function wordChanges(older: string, newer: string): Record<'older' | 'newer', TextPiece[]> {
  const [before, after] = [wordsOf(older), wordsOf(newer)];
  // Most messages differ in a word or two: cutting the equal ends makes a long one a short one.
  const start = commonStart(before, after);
  const end = commonStart(before.slice(start).toReversed(), after.slice(start).toReversed());
  const middleOf = (words: readonly string[]) => words.slice(start, words.length - end);
  const { first, second } = commonIn(middleOf(before), middleOf(after));
  const piecesWithout = (words: readonly string[], common: ReadonlySet<number>) =>
    piecesOf(words, (index) => index >= start && index < words.length - end && !common.has(index - start));
  return { older: piecesWithout(before, first), newer: piecesWithout(after, second) };
}

/** Each word with the white space behind it; the first one also with the white space before it. */
const wordsOf = (text: string): string[] => text.match(/(?:^\s+)?\S+\s*/g) ?? (text === '' ? [] : [text]);

const isSame = (one = '', other = ''): boolean => one.trim() === other.trim();

function commonStart(one: readonly string[], other: readonly string[]): number {
  const count = one.findIndex((word, index) => index >= other.length || !isSame(word, other[index]));
  return count === -1 ? one.length : count;
}

/** Returns the places of a longest common sequence in both. */
function commonIn(one: readonly string[], other: readonly string[]): Record<'first' | 'second', Set<number>> {
  const [first, second] = [new Set<number>(), new Set<number>()];
  const width = other.length + 1;
  if (one.length * other.length > MOST_PAIRS) return { first, second };
  const lengths = new Uint32Array((one.length + 1) * width);
  const lengthAt = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] = isSame(one[row], other[column])
        ? lengthAt(row + 1, column + 1) + 1
        : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  }
  for (let row = 0, column = 0; row < one.length && column < other.length;) {
    if (isSame(one[row], other[column])) {
      first.add(row);
      second.add(column);
      row += 1;
      column += 1;
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1;
    else column += 1;
  }
  return { first, second };
}

/**
 * Words with the white space behind each. Neighbors of one kind become one piece, so that a changed phrase has one
 * mark.
 */
function piecesOf(words: readonly string[], isMarkedAt: (index: number) => boolean): TextPiece[] {
  const pieces: TextPiece[] = [];
  words.forEach((word, index) => {
    const isMarked = isMarkedAt(index);
    const last = pieces.at(-1);
    if (last?.isMarked === isMarked) last.text += word;
    else pieces.push({ text: word, isMarked });
  });
  return pieces.map(({ text, isMarked }, index) => ({
    // The white space behind a changed phrase isn't marked.
    text: spaceBehind(pieces[index - 1]) + (isMarked && index < pieces.length - 1 ? text.trimEnd() : text),
    isMarked,
  }));
}

const spaceBehind = (piece: TextPiece | undefined): string =>
  piece?.isMarked === true ? piece.text.slice(piece.text.trimEnd().length) : '';
