import { groupBy } from '@/lib/byKey';
import { comparedText } from './comparedText';
import type { Finding, Findings } from './findings';

export interface FindingPair {
  older: Finding;
  newer: Finding;
}

/** Same and changed in the newer run's order, gone in the older run's order, added in the newer run's order. */
export interface FindingsComparison {
  same: FindingPair[];
  changed: FindingPair[];
  gone: Finding[];
  added: Finding[];
}

/** Two layouts use different ids; two engines have nothing in common. */
type ComparisonRefusal = { refused: 'formats' | 'engines' };

interface Unpaired {
  older: Finding[];
  newer: Finding[];
}

/** Returns the key under which a message looks for a partner. @empty undefined: none by this rule */
type KeyOf = (finding: Finding) => string | undefined;

const withoutNumbers = (text: string): string => text.replace(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu, '#');

const idOf = ({ group, messageId }: Finding): string => JSON.stringify([group, messageId]);

const sameText: KeyOf = (finding) => idOf(finding) + comparedText(finding);

const sameButForNumbers: KeyOf = (finding) =>
  finding.messageId === null ? undefined : idOf(finding) + withoutNumbers(comparedText(finding));

const sameId: KeyOf = (finding) => (finding.messageId === null ? undefined : idOf(finding));

/**
 * Compares the messages of two runs of one engine by their ids and texts. Each message has at most one partner: first
 * one with the same text, then one whose text differs only in numbers, then the only one left with the same id.
 * @spec FND-10, FND-24
 */
export function compareFindings(older: Findings, newer: Findings): FindingsComparison | ComparisonRefusal {
  if (older.format !== newer.format) return { refused: 'formats' };
  if (older.engine !== newer.engine) return { refused: 'engines' };
  const start: Unpaired = { older: [...older.findings], newer: [...newer.findings] };
  const equal = pairUp(start, sameText);
  const inNumbers = pairUp(equal.left, sameButForNumbers);
  const byId = pairUp(inNumbers.left, sameId, true);
  return {
    same: equal.pairs,
    changed: inOrderOf(newer.findings, [...inNumbers.pairs, ...byId.pairs]),
    gone: byId.left.older,
    added: byId.left.newer,
  };
}

/** Puts messages that are gone beside new ones of their id. They stay without partners. @spec FND-33 */
export function byCommonId({ gone, added }: Pick<FindingsComparison, 'gone' | 'added'>) {
  const [before, after] = [byKey(gone, sameId), byKey(added, sameId)];
  const common = [...after].flatMap(([key, newer]) => {
    const older = before.get(key) ?? [];
    const messageId = older[0]?.messageId ?? null;
    return messageId === null ? [] : [{ messageId, gone: older, added: newer }];
  });
  const taken = new Set(common.flatMap((some) => [...some.gone, ...some.added]));
  const isOther = (finding: Finding) => !taken.has(finding);
  return { common, gone: gone.filter(isOther), added: added.filter(isOther) };
}

/** Pairs messages of the same key in file order; with `isOnly`, just a key that each side has once. */
function pairUp({ older, newer }: Unpaired, keyOf: KeyOf, isOnly = false): { pairs: FindingPair[]; left: Unpaired } {
  const [before, after] = [byKey(older, keyOf), byKey(newer, keyOf)];
  const taken = new Set<Finding>();
  const pairs: FindingPair[] = [];
  for (const [key, later] of after) {
    const earlier = before.get(key) ?? [];
    if (isOnly && (earlier.length !== 1 || later.length !== 1)) continue;
    later.slice(0, earlier.length).forEach((finding, index) => {
      const partner = earlier[index];
      if (partner === undefined) return;
      taken.add(finding).add(partner);
      pairs.push({ older: partner, newer: finding });
    });
  }
  const isLeft = (finding: Finding) => !taken.has(finding);
  return { pairs: inOrderOf(newer, pairs), left: { older: older.filter(isLeft), newer: newer.filter(isLeft) } };
}

function byKey(findings: readonly Finding[], keyOf: KeyOf) {
  const found = groupBy(findings, keyOf);
  found.delete(undefined);
  return found;
}

function inOrderOf(order: readonly Finding[], pairs: readonly FindingPair[]): FindingPair[] {
  const byNewer = new Map(pairs.map((pair) => [pair.newer, pair]));
  return order.flatMap((finding) => byNewer.get(finding) ?? []);
}
