import * as findingsTexts from '@/features/findings/texts';
import { plainText, searchPattern } from '@/features/loan/rules/plainText';
import type { FindingsComparison } from './compareFindings';
import type { Finding } from './findings';
import { readableName } from './partNames';

/** Searches text, id, section (as delivered and as shown) and borrower. @empty an empty query matches every message */
export function matchesQuery({ text, messageId, section, borrowerName: borrower }: Finding, query: string): boolean {
  const pattern = searchPattern(query);
  return (
    pattern === null ||
    [text, messageId, section, section && readableName(section), borrower].some(
      (part) => part !== null && pattern.test(plainText(part)),
    )
  );
}

/** What of a comparison the search leaves. A changed message is found by either of its texts. */
export function matchesIn({ added, gone, changed, same }: FindingsComparison, query: string): FindingsComparison {
  const isHit = (finding: Finding) => matchesQuery(finding, query);
  return {
    added: added.filter(isHit),
    gone: gone.filter(isHit),
    changed: changed.filter((pair) => isHit(pair.newer) || isHit(pair.older)),
    same: same.filter((pair) => isHit(pair.newer)),
  };
}

export const differenceCounts = ({ added, gone, changed }: FindingsComparison): string[] => [
  findingsTexts.added(added.length),
  findingsTexts.gone(gone.length),
  findingsTexts.changed(changed.length),
];

export const countIn = ({ added, gone, changed, same }: FindingsComparison): number =>
  added.length + gone.length + changed.length + same.length;

/** A part of a text that is marked where it is shown, or not. The pieces of a text joined are the text. */
export interface TextPiece {
  text: string;
  isMarked: boolean;
}

export function hitsIn(text: string, query: string): TextPiece[] {
  const pattern = searchPattern(query);
  if (pattern === null) return [{ text, isMarked: false }];
  const { plain, startOf } = mapped(text);
  const pieces: TextPiece[] = [];
  let shown = 0;
  const show = (until: number, isMarked: boolean): void => {
    if (until > shown) pieces.push({ text: text.slice(shown, until), isMarked });
    shown = Math.max(shown, until);
  };
  for (const { 0: hit, index } of plain.matchAll(new RegExp(pattern, 'giu'))) {
    show(startOf(index), false);
    show(startOf(index + hit.length), true);
  }
  show(text.length, false);
  return pieces;
}

/** A text as it is searched, and where each of its places is in the whole text. A letter and its accents are one. */
function mapped(text: string): { plain: string; startOf: (place: number) => number } {
  if (plainText(text) === text) return { plain: text, startOf: (place) => place };
  const starts: number[] = [];
  let plain = '';
  for (const { 0: letter, index } of text.matchAll(/\[U\+[\dA-F]+\]|\P{M}\p{M}*|\p{M}+/gu)) {
    const part = plainText(letter);
    for (let place = 0; place < part.length; place += 1) starts.push(index);
    plain += part;
  }
  return { plain, startOf: (place) => starts[place] ?? text.length };
}
