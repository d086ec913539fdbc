/** Words that both texts have, or only one of them, with the white space behind each. */
export interface WordPiece {
  text: string;
  isChanged: boolean;
}

interface WordChanges {
  older: WordPiece[];
  newer: WordPiece[];
}

/** Above this, two texts of thousands of different words would hold up the page: all that differs is marked as a whole. */
const MOST_PAIRS = 1_000_000;

/**
 * Marks the words in which two texts differ: those outside their longest common sequence of words. White space alone is
 * no difference. The pieces of each side joined are its text.
 * @spec FND-17
 */
export function wordChanges(older: string, newer: string): WordChanges {
  const [before, after] = [wordsOf(older), wordsOf(newer)];
  const start = commonStart(before, after);
  const end = commonStart(before.slice(start).toReversed(), after.slice(start).toReversed());
  const [middleBefore, middleAfter] = [
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  ];
  const { first, second } = commonIn(middleBefore, middleAfter);
  return {
    older: piecesOf(before, (index) => isOutside(index - start, middleBefore.length, first)),
    newer: piecesOf(after, (index) => isOutside(index - start, middleAfter.length, second)),
  };
}

const isOutside = (index: number, length: number, common: ReadonlySet<number>): boolean =>
  index >= 0 && index < length && !common.has(index);

/** Each word with the white space behind it; the first one also with the white space before it. */
const wordsOf = (text: string): string[] => text.match(/(?:^\s+)?\S+\s*/g) ?? (text === '' ? [] : [text]);

const isSame = (one = '', other = ''): boolean => one.trim() === other.trim();

function commonStart(one: readonly string[], other: readonly string[]): number {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && isSame(one[count], other[count])) count += 1;
  return count;
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

/** Neighbors of one kind become one piece, so that a changed phrase has one mark. */
function piecesOf(words: readonly string[], isChangedAt: (index: number) => boolean): WordPiece[] {
  const pieces: WordPiece[] = [];
  words.forEach((word, index) => {
    const isChanged = isChangedAt(index);
    const last = pieces.at(-1);
    if (last?.isChanged === isChanged) last.text += word;
    else pieces.push({ text: word, isChanged });
  });
  return pieces.map(({ text, isChanged }, index) => ({
    // The white space behind a changed phrase isn't marked.
    text: spaceBehind(pieces[index - 1]) + (isChanged && index < pieces.length - 1 ? text.trimEnd() : text),
    isChanged,
  }));
}

const spaceBehind = (piece: WordPiece | undefined): string =>
  piece?.isChanged === true ? piece.text.slice(piece.text.trimEnd().length) : '';
