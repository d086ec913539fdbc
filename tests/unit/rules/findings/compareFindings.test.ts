import { describe, expect, it } from 'vitest';
import { byCommonId, compareFindings, type FindingsComparison } from '@/features/findings/reader/compareFindings';
import type { Finding, Findings } from '@/features/findings/reader/findings';
import { readFile } from '@tests/support/findingsFiles';
import { fc } from '@tests/support/properties';

const runOf = (findings: Finding[], more: Partial<Findings> = {}): Findings => ({
  format: 'lpa5',
  engine: 'LPA',
  facts: {
    identifier: null,
    submission: null,
    engineVersion: null,
    at: null,
    status: null,
    recommendation: null,
    eligibility: null,
  },
  isTotal: null,
  findings,
  untold: 0,
  ...more,
});

const message = (messageId: string | null, text: string, group: string | null = 'G'): Finding => ({
  group,
  section: null,
  messageId,
  text,
  severity: null,
  borrowerName: null,
});

function compared(older: Findings, newer: Findings): FindingsComparison {
  const found = compareFindings(older, newer);
  if ('refused' in found) throw new Error(found.refused);
  return found;
}

const texts = ({ same, changed, gone, added }: FindingsComparison) => ({
  same: same.map(({ older, newer }) => [older.text, newer.text]),
  changed: changed.map(({ older, newer }) => [older.text, newer.text]),
  gone: gone.map(({ text }) => text),
  added: added.map(({ text }) => text),
});

describe('two runs of one engine', () => {
  const nothing = { same: [], changed: [], gone: [], added: [] };

  // @spec FND-10
  it.each<[string, Finding[], Finding[], Partial<ReturnType<typeof texts>>]>([
    ['equal texts are the same', [message('1', 'A')], [message('1', 'A')], { same: [['A', 'A']] }],
    ['white space makes no difference', [message('1', 'A\n b')], [message('1', 'A b ')], { same: [['A\n b', 'A b ']] }],
    [
      'the same text comes before other numbers',
      [message('1', 'Pay 1'), message('1', 'Pay 2')],
      [message('1', 'Pay 2'), message('1', 'Pay 3')],
      { same: [['Pay 2', 'Pay 2']], changed: [['Pay 1', 'Pay 3']] },
    ],
    [
      'numbers with separators differ in numbers only',
      [message('1', '$9.50 by 1/2/2026 for A'), message('1', 'x')],
      [message('1', '$1,250.00 by 11/12/2026 for A'), message('1', 'y'), message('1', 'z')],
      {
        changed: [['$9.50 by 1/2/2026 for A', '$1,250.00 by 11/12/2026 for A']],
        gone: ['x'],
        added: ['y', 'z'],
      },
    ],
    [
      'the only one left with an id is changed',
      [message('1', 'A'), message('1', 'old')],
      [message('1', 'new'), message('1', 'A')],
      { same: [['A', 'A']], changed: [['old', 'new']] },
    ],
    [
      'two left with an id are not matched',
      [message('1', 'old'), message('1', 'older')],
      [message('1', 'new'), message('1', 'newer')],
      { gone: ['old', 'older'], added: ['new', 'newer'] },
    ],
    [
      'another group is another message',
      [message('1', 'A', 'G')],
      [message('1', 'A', 'H')],
      { gone: ['A'], added: ['A'] },
    ],
    ['another id is another message', [message('1', 'A')], [message('2', 'A')], { gone: ['A'], added: ['A'] }],
    [
      'without an id only an equal text is a partner',
      [message(null, 'A'), message(null, 'Pay 1')],
      [message(null, 'Pay 2'), message(null, 'A')],
      { same: [['A', 'A']], gone: ['Pay 1'], added: ['Pay 2'] },
    ],
    [
      'a message that is sent twice has one partner each',
      [message('1', 'A'), message('1', 'A')],
      [message('1', 'A')],
      { same: [['A', 'A']], gone: ['A'] },
    ],
    [
      'ids named like parts of an object are ids',
      [message('__proto__', 'A', 'constructor')],
      [message('__proto__', 'B', 'constructor')],
      { changed: [['A', 'B']] },
    ],
  ])('%s', (_, older, newer, wanted) => {
    expect(texts(compared(runOf(older), runOf(newer)))).toEqual({ ...nothing, ...wanted });
  });

  // @spec FND-33
  it('have what is gone beside what is new of its group and id, and nothing else', () => {
    const older = [
      message('1', 'old'),
      message('1', 'older'),
      message('2', 'A'),
      message('3', 'A'),
      message(null, 'A'),
    ];
    const newer = [message('1', 'new'), message('2', 'B', 'H'), message('1', 'newer'), message(null, 'B')];
    const { common, gone, added } = byCommonId(compared(runOf(older), runOf(newer)));
    expect(common).toEqual([{ messageId: '1', gone: older.slice(0, 2), added: [newer[0], newer[2]] }]);
    expect([gone, added]).toEqual([older.slice(2), [newer[1], newer[3]]]);
  });

  // @spec FND-10
  it('lists changes in the order of the newer run, whatever the rule', () => {
    const older = [message('1', 'old'), message('2', 'Pay 1')];
    const newer = [message('1', 'new'), message('2', 'Pay 2')];
    expect(compared(runOf(older), runOf(newer)).changed.map((pair) => pair.newer)).toEqual(newer);
  });

  // @spec FND-10, FND-24
  it('are refused across formats and engines', async () => {
    const [lpa4, lpa5] = [await readFile('lpa-4-run1.xml'), await readFile('lpa-5-run1.xml')];
    expect(compareFindings(lpa4, lpa5)).toEqual({ refused: 'formats' });
    expect(compareFindings(runOf([]), runOf([], { engine: 'DU' }))).toEqual({ refused: 'engines' });
  });
});

describe('any two runs', () => {
  const word = fc.constantFrom('Pay', '1', '22', '3.50', 'A', ' ', '\n');
  const finding = fc
    .tuple(
      fc.option(fc.constantFrom('1', '2', '3')),
      fc.array(word, { minLength: 1, maxLength: 4 }),
      fc.option(fc.constantFrom('G', 'H')),
    )
    .map(([id, words, group]) => message(id, words.join(' '), group));
  const run = fc.array(finding, { maxLength: 12 }).map((findings) => runOf(findings));
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const key = ({ group, messageId }: Finding) => JSON.stringify([group, messageId]);

  // @spec FND-10
  it('give each message one place', () => {
    fc.assert(
      fc.property(run, run, (older, newer) => {
        const { same, changed, gone, added } = compared(older, newer);
        const pairs = [...same, ...changed];
        const before = [...pairs.map((pair) => pair.older), ...gone];
        const after = [...pairs.map((pair) => pair.newer), ...added];
        expect(before).toHaveLength(older.findings.length);
        expect(new Set(before)).toEqual(new Set(older.findings));
        expect(after).toHaveLength(newer.findings.length);
        expect(new Set(after)).toEqual(new Set(newer.findings));
      }),
    );
  });

  // @spec FND-10
  it('turn around: what is new becomes gone', () => {
    const sorted = (lists: unknown[]) => lists.map((each) => JSON.stringify(each)).sort();
    const pairsOf = (pairs: readonly { older: Finding; newer: Finding }[]) =>
      pairs.map(({ older, newer }) => [older, newer]);
    fc.assert(
      fc.property(run, run, (older, newer) => {
        const [there, back] = [compared(older, newer), compared(newer, older)];
        expect(sorted(back.gone)).toEqual(sorted(there.added));
        expect(sorted(back.added)).toEqual(sorted(there.gone));
        expect(sorted(pairsOf(back.same).map((pair) => pair.reverse()))).toEqual(sorted(pairsOf(there.same)));
        expect(sorted(pairsOf(back.changed).map((pair) => pair.reverse()))).toEqual(sorted(pairsOf(there.changed)));
      }),
    );
  });

  // @spec FND-10
  it('follow the order of the rules', () => {
    fc.assert(
      fc.property(run, run, (older, newer) => {
        const { same, changed, gone, added } = compared(older, newer);
        for (const pair of same) {
          expect(key(pair.older)).toBe(key(pair.newer));
          expect(plain(pair.older.text)).toBe(plain(pair.newer.text));
        }
        for (const pair of changed) {
          expect(pair.newer.messageId).not.toBeNull();
          expect(key(pair.older)).toBe(key(pair.newer));
        }
        // No equal text is left over on both sides, not even in two changed pairs.
        const olderLeft = [...gone, ...changed.map((pair) => pair.older)];
        const newerLeft = [...added, ...changed.map((pair) => pair.newer)];
        const said = (each: Finding) => JSON.stringify([key(each), plain(each.text)]);
        expect(olderLeft.map(said).filter((text) => newerLeft.map(said).includes(text))).toEqual([]);
        // No id is left exactly once on both sides.
        const count = (list: Finding[], wanted: string) => list.filter((each) => key(each) === wanted).length;
        for (const each of gone.filter(({ messageId }) => messageId !== null))
          expect(count(gone, key(each)) === 1 && count(added, key(each)) === 1).toBe(false);
      }),
    );
  });

  // @spec FND-10
  it('are the same when they are the same', () => {
    fc.assert(
      fc.property(run, (one) => {
        expect(texts(compared(one, one))).toMatchObject({ changed: [], gone: [], added: [] });
      }),
    );
  });
});
