import * as findingsTexts from '@/features/findings/texts';
import { escapeRegExp } from '@/lib/escapeRegExp';
import { folded } from './borrowerNames';
import type { FindingsComparison } from './compareFindings';
import type { Finding } from './findings';
import { readableName } from './partNames';

/** Searches text, id, section (as delivered and as shown) and borrower. @empty an empty query matches every message */
export function matchesQuery({ text, messageId, section, borrowerName: borrower }: Finding, query: string): boolean {
  const wanted = folded(query.trim());
  return (
    wanted === '' ||
    [text, messageId, section, section && readableName(section), borrower].some(
      (part) => part !== null && folded(part).includes(wanted),
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
  const wanted = query.trim();
  if (wanted === '') return [{ text, isMarked: false }];
  // A split by a group keeps what it matches, at the odd places.
  return text
    .split(new RegExp(`(${escapeRegExp(wanted)})`, 'iu'))
    .map((piece, index) => ({ text: piece, isMarked: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
