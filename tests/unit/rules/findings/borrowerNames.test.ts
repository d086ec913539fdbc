import { describe, expect, it } from 'vitest';
import { borrowerNames, nameFinder } from '@/features/findings/reader/borrowerNames';
import { collectGroups } from '@/features/findings/reader/collectList';
import type { Finding } from '@/features/findings/reader/findings';
import { saidText } from '@/features/findings/reader/engineRun';
import { creditDetail, historyItem } from '@tests/fixtures/historyItem';
import { fc } from '@tests/support/properties';

const FATHER = 'Rafe Quill';
const SON = 'Rafe Quill Jr';

const SURNAMES = ['Quill', "O'Brien", 'Quill-Marsh', "O'Brien Peña", 'de la Peña-Núñez', 'St. Clair', 'Łukasz-Ørsted'];
const names = fc
  .record({
    given: fc.constantFrom('Imke', 'José', 'Anne-Marie', "D'Arcy", 'Jean Luc', 'Zoë Q.', 'Imke T'),
    surname: fc.constantFrom(...SURNAMES),
    generation: fc.constantFrom('', ' Jr', ', Jr.', ' Sr.', ' II', ', III', ' IV', ' V'),
  })
  .map(({ given, surname, generation }) => given + surname.replace(/^/, ' ') + generation);

const PLAIN: Record<string, string> = { Ł: 'L', ł: 'l', Ø: 'O', ø: 'o' };
const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[ŁłØø]/g, (letter) => PLAIN[letter] ?? '');

/** What engines make of a name. */
const WRITINGS = [
  (name: string) => name,
  (name: string) => name.toUpperCase(),
  (name: string) => withoutAccents(name).toUpperCase(),
  (name: string) => name.normalize('NFD'),
  (name: string) => name.replaceAll("'", '\u2019'),
  (name: string) => name.replaceAll("'", '\u02BC').replaceAll('-', '\u2011'),
  (name: string) => name.replaceAll('-', ' '),
  (name: string) => name.replaceAll('-', '\u2013').replaceAll("'", '\u2018'),
  (name: string) => withoutAccents(name).replaceAll('-', '\u2212'),
  (name: string) => name.replaceAll('.', ''),
  (name: string) => name.replaceAll(',', '').replaceAll("'", '').toUpperCase(),
  (name: string) => name.replace(/,? (Jr|Sr|I+|IV|V)\.?$/, ', $1.').toUpperCase(),
  (name: string) => name.replace(/(?<=\p{L})(?=\p{L}{3})/u, '\u00AD'),
];
const writings = fc.constantFrom(...WRITINGS);
const sentences = fc.constantFrom<(name: string) => string>(
  (name) => saidText(`Obtain a pay statement of ${name}`),
  (name) => saidText(`${name}: two tax returns are required`),
  (name) => saidText(`Verify (${name}) with the employer of ${name}`),
  (name) => saidText(`Document ${name}\u2019s gift`),
);

/** A name as the rule compares it, written down here another way: letters, and the generation as a part of its own. */
function identityOf(name: string): string {
  const [, base = name, generation = ''] = /^(.*?),? (Jr|Sr|II|III|IV|V)\.?$/.exec(name) ?? [];
  return `${withoutAccents(base)
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase()} ${generation}`;
}

describe('a name in a text', () => {
  // @spec FND-27
  it('is found in every writing, and only that of its borrower', () => {
    const borrowers = fc.uniqueArray(names, { minLength: 1, maxLength: 5, selector: identityOf });
    fc.assert(
      fc.property(borrowers, fc.nat(), writings, sentences, (all, at, write, say) => {
        const name = all[at % all.length] ?? '';
        expect(nameFinder(all)(say(write(name)))).toEqual([name]);
      }),
      { numRuns: 500 },
    );
  });

  // @spec FND-27
  it('is nobody’s if only a namesake of another generation is a borrower', () => {
    fc.assert(
      fc.property(names, names, writings, sentences, (name, other, write, say) => {
        fc.pre(identityOf(name) !== identityOf(other));
        const shorter = identityOf(other).split(' ')[0] ?? '';
        fc.pre(identityOf(name).split(' ')[0] === shorter || !identityOf(name).startsWith(shorter));
        expect(nameFinder([other])(say(write(name)))).toEqual([]);
      }),
    );
  });

  // @spec FND-27
  it.each([
    ['RAFE QUILL JR MUST SIGN', [SON]],
    ['RAFE QUILL, JR. MUST SIGN', [SON]],
    ['Rafe Quill (Jr.) and Rafe Quill', [FATHER, SON]],
    ['RAFE QUILL JUNIOR MUST SIGN', [SON]],
    ['RAFE QUILL III MUST SIGN', []],
    ['RAFE QUILL JR-MARSH MUST SIGN', []],
    ['Rafe Quill "Jr." must sign', [SON]],
    ['Rafe Quill [Jr] must sign', [SON]],
    ['RAFE QUILL/JR MUST SIGN', [SON]],
    ['Rafe Quill \u2014 Jr. must sign', [SON]],
    ['Rafe Quill: Jr; must sign', [SON]],
    ['Rafe Quill J.R. must sign', [SON]],
    ['Rafe Quill, Jnr must sign', [SON]],
    ['Rafe Quill and Jr must sign', []],
    ['Rafe Quill, Jr. and Sr. must sign', []],
    ['RAFE QUILL JR/SR MUST SIGN', []],
    ['RAFE QUILL & JR MUST SIGN', []],
    ['Rafe Quill the third must sign', []],
    ['Rafe Quill Jr and Rafe Quill must sign', [FATHER, SON]],
    ['Rafe Quill I.I. must sign', []],
    ['Rafe Quill 3rd must sign', []],
    ['Rafe Quill VI must sign', []],
    ['Rafe Quill de Garc\u00EDa must sign', []],
    ['Rafe Quill y Garc\u00EDa must sign', []],
    ['Rafe Quill van der Meer must sign', []],
    ['Rafe Quill de facto lives there', [FATHER]],
    ['RAFE QUILL MUST SIGN', [FATHER]],
    ['Rafe Quill, Jr’s gift', [SON]],
    ['RAFE QUILL-MARSH MUST SIGN', []],
    ['RAFE QUILL\u2013MARSH MUST SIGN', []],
    ['Rafe Quills and Rafe Quill’s', [FATHER]],
    ['RAFE QUILL \u201CJR\u201D MUST SIGN', [SON]],
    ['Rafe Quill \u00ABJr\u00BB must sign', [SON]],
    ['Rafe Quill {Jr} must sign', [SON]],
    ['RAFE QUILL | JR MUST SIGN', [SON]],
    ['RAFE QUILL *JR MUST SIGN', [SON]],
    ['Rafe Quill, the Jr., must sign', [SON]],
    ['Rafe Quill 2D must sign', []],
    ['RAFE QUILL 5TH MUST SIGN', []],
    ['Obtain a pay stub of RAFE QUILL MARSH of the last 30 days', []],
    ['Obtain a pay stub of RAFE QUILL AND IMKE MARSH', [FATHER]],
    ['Obtain the W-2 of RAFE QUILL W-2 forms', [FATHER]],
    ['RAFE QUILL MARSH MUST SIGN', []],
    ['THE INCOME OF RAFE QUILL MARSH', []],
    ['RAFE QUILL DE LA CRUZ MUST SIGN', []],
    ['RAFE QUILL Y MARSH MUST SIGN', []],
    ['RAFE QUILL E MARSH MUST SIGN', []],
    ['RAFE QUILL MAY MUST SIGN', []],
    ['A PAY STUB OF RAFE QUILL MAY', []],
    ['RAFE QUILL IN AND IMKE MARSH MUST SIGN', []],
    ['RAFE QUILL MAY SIGN', [FATHER]],
    ['RAFE QUILL WILL NOT SIGN', [FATHER]],
    ['RAFE QUILL SHOULD SIGN', [FATHER]],
    ['RAFE QUILL NEEDS A LETTER', [FATHER]],
    ['THE INCOME OF RAFE QUILL AS OF 11/03/2026', [FATHER]],
    ['RAFE QUILL: TWO FORMS', [FATHER]],
    ['A LETTER OF RAFE QUILL ABOUT THE GAP BETWEEN TWO JOBS', [FATHER]],
    ['OBTAIN A PAY STUB OF RAFE QUILL', [FATHER]],
    ['Obtain a pay stub of Imke Rafe Quill.', []],
    ['OBTAIN A PAY STUB OF IMKE RAFE QUILL.', []],
    ['Obtain a pay stub of Borrower Rafe Quill.', [FATHER]],
    ['A PAY STUB OF BORROWER RAFE QUILL.', [FATHER]],
    ['Keep a pay stub. Verify Rafe Quill’s job.', [FATHER]],
    ['VERIFY RAFE QUILL’S JOB', [FATHER]],
    ['Obtain a pay stub of Mr. Rafe Quill.', [FATHER]],
    ['THE BORROWER IMKE MARSH AND RAFE QUILL MUST SIGN', [FATHER]],
    ['RAFE QUILL, IMKE MARSH: TWO FORMS', [FATHER]],
  ])('%s', (text, expected) => {
    expect(nameFinder([FATHER, SON])(text)).toEqual(expected);
  });

  // @spec FND-27
  it('is nobody’s with a generation of its own, whatever divides them', () => {
    const marks = fc.string({
      unit: fc.constantFrom(...Array.from(' .,:;/_()[]{}<>"\u201C\u201D\u00AB|*\u2022#~')),
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(names, marks, fc.constantFrom('Jr', 'SR', 'II', '3rd', 'IV'), (name, between, generation) => {
        fc.pre(identityOf(name).endsWith(' '));
        expect(nameFinder([name])(`Obtain a gift letter of ${name}${between}${generation} today`)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  // @spec FND-27
  it('keeps initials behind it: they are no generation', () => {
    const all = ['Suresh Quill', 'Suresh Quill S R', 'Imke Marsh J R'];
    expect(nameFinder(all)('SURESH QUILL S R MUST SIGN')).toEqual(['Suresh Quill S R']);
    expect(nameFinder(all)('Suresh Quill S.R. must sign')).toEqual(['Suresh Quill S R']);
    expect(nameFinder(all)('Imke Marsh J R must sign')).toEqual(['Imke Marsh J R']);
  });

  // @spec FND-27
  it('is found, or not, after work that grows with the text', () => {
    const [far, near] = [`Ann ${'x'.repeat(20_000)}`, 'Imke Marsh'];
    expect(nameFinder([far, near])(`Imke Marsh and ${far} must sign`)).toEqual([near]);
    expect(nameFinder(['Aa aaaaaaaaaaaaaaab', near])(`${'a. a '.repeat(10_000)}Imke Marsh`)).toEqual([near]);
  });

  // @spec FND-27
  it('is the longest that fits', () => {
    const all = [FATHER, 'Rafe Quill-Peña', 'Rafe Quills'];
    expect(nameFinder(all)('RAFE QUILL PENA MUST SIGN')).toEqual(['Rafe Quill-Peña']);
    for (const between of [' - ', '/', ' / ', '- ', ' \u2013 '])
      expect(nameFinder(all)(`RAFE QUILL${between}PENA MUST SIGN`)).toEqual([]);
    expect(nameFinder(all)('RAFE QUILLS MUST SIGN')).toEqual(['Rafe Quills']);
    expect(nameFinder(all)('RAFE QUILL’S GIFT')).toEqual([FATHER]);
  });

  // @spec FND-27
  it.each([
    ['Obtain a pay stub of Maren and Tobias Okafor.', []],
    ['OBTAIN A PAY STUB OF MAREN & TOBIAS OKAFOR.', []],
    ['Maren/Tobias Okafor must sign.', []],
    ['Anne-Marie or Maren Okafor must sign.', []],
    ['Ann Marie, Maren, and Tobias Okafor must sign.', []],
    ['Maren and/or Tobias Okafor must sign.', []],
    ['Maren and her husband Tobias Okafor must sign.', []],
    ['Tobias Okafor and Maren must sign.', []],
    ['TOBIAS OKAFOR AND MAREN MUST SIGN.', []],
    ['Tobias Okafor, Imke and Maren must sign.', []],
    ['Tobias Okafor and his wife, Maren, must sign.', []],
    ['Tobias Okafor as well as Anne Marie must sign.', []],
    ['Tobias Okafor’s pay stub and Maren’s W-2', []],
    ['Maren, Imke and Tobias Okafor must sign.', []],
    ['Maren, Anne-Marie, Tobias Okafor must sign.', []],
    ['Maren; Imke; Tobias Okafor must sign.', []],
    ['M. and Tobias Okafor must sign.', []],
    ['T. Okafor and Maren Okafor must sign.', []],
    ['TOBIAS OKAFOR AND SPOUSE M OKAFOR MUST SIGN.', []],
    ['TOBIAS OKAFOR & WILL MUST SIGN.', []],
    ['Will, Imke and Tobias Okafor must sign.', []],
    ['Ignatius and Tobias Okafor must sign.', []],
    ['Imke and Tobias Okafor must sign.', ['Tobias Okafor']],
    ['Tobias Okafor and Imke must sign.', ['Tobias Okafor']],
    ['Tobias Okafor will sign; a marengo.', ['Tobias Okafor']],
    ['TOBIAS OKAFOR WILL SIGN A FORM.', ['Tobias Okafor']],
    ['A letter of Tobias Okafor and his will.', ['Tobias Okafor']],
    ['Maren Okafor: Maren’s W-2', ['Maren Okafor']],
    ['Maren Okafor and Tobias Okafor must sign.', ['Maren Okafor', 'Tobias Okafor']],
    ['Imke and Mary Jean Okafor must sign.', ['Mary Jean Okafor']],
    ['Tobias Okafor and Ms. Okafor must sign.', []],
    ['TOBIAS OKAFOR AND MRS OKAFOR MUST SIGN.', []],
    ['Mrs. Okafor and Tobias Okafor must sign.', []],
    ['Tobias Okafor and Okafor must sign.', []],
    ['Tobias Okafor and the co-borrower Okafor must sign.', []],
    ['Tobias Okafor and Dr. de la Roe must sign.', []],
    ['Mr. and Mrs. Tobias Okafor must sign.', []],
    ['MR & MRS TOBIAS OKAFOR MUST SIGN.', []],
    ['Mr. Tobias Okafor must sign.', ['Tobias Okafor']],
    ['Will Quill: Mr. Quill must sign.', ['Will Quill']],
    ['Tobias Okafor works for Okafor Consulting.', ['Tobias Okafor']],
  ])('is not the only one of a text that gives several borrowers one surname: %s', (text, expected) => {
    const others = ['Anne-Marie Okafor', 'Jean Okafor', 'Mary Jean Okafor', 'Will Quill', 'J. Ignatius de la Roe'];
    expect(nameFinder(['Maren Okafor', 'Tobias Okafor', ...others])(text)).toEqual(expected);
  });

  // @spec FND-27
  it('that several borrowers have is that of none', () => {
    expect(nameFinder([FATHER, 'RAFE QUILL', 'Imke Quill'])('Rafe Quill and Imke Quill')).toEqual(['Imke Quill']);
  });

  // @spec FND-27
  it.each([
    ['The lender will grant a credit.', []],
    ['Will grant be paid by the seller?', []],
    ['THE SELLER WILL GRANT A CREDIT.', []],
    ['Seller Will Grant Credit', []],
    ['Note below: THE SELLER WILL GRANT A CREDIT.', []],
    ['Will Grant must sign.', ['Will Grant']],
    ['A letter of Will Grant.', ['Will Grant']],
    ['A letter of WILL GRANT.', ['Will Grant']],
    ['A letter of will grant quill', []],
    ['THE SELLER WILL GRANT-QUILL', []],
    ['The price may rise; MAY PRICE-QUILL signs', ['May Price-Quill']],
  ])('that is plain words counts only where it is written as a name: %s', (text, expected) => {
    expect(nameFinder(['Will Grant', 'May Price-Quill'])(text)).toEqual(expected);
  });
});

describe('the borrowers of a loan', () => {
  it('are listed once in whichever way the services spell them', () => {
    fc.assert(
      fc.property(names, writings, (name, write) => {
        const header = { borrowerName: name } as Parameters<typeof borrowerNames>[0];
        expect(borrowerNames(header, [], [write(name), name])).toEqual([name]);
      }),
    );
  });

  it('are listed twice if two borrowers of one request have one name', () => {
    const [father, son] = [
      creditDetail({ borrowerName: FATHER }),
      creditDetail({ borrowerName: 'RAFE QUILL', isPrimary: false }),
    ];
    const items = [historyItem({ creditDetail: [father, father, son] }), historyItem({ creditDetail: [father, son] })];
    expect(borrowerNames(undefined, items, [])).toEqual([FATHER, FATHER]);
    expect(borrowerNames(undefined, [historyItem({ creditDetail: [father, father] })], [FATHER])).toEqual([FATHER]);
  });

  // @spec FND-27
  it('have one group each, however the field of a message spells them', () => {
    const finding = (borrowerName: string, text: string): Finding => ({
      ...{ group: null, section: null, messageId: null, severity: null },
      borrowerName,
      text,
    });
    fc.assert(
      fc.property(names, fc.array(writings, { minLength: 1 }), fc.boolean(), (name, ways, isKnown) => {
        const collected = [name, ...ways.map((write) => write(name))].map((one, at) => finding(one, `Form ${at}`));
        const groups = collectGroups({ collected, others: [], isWhole: true }, isKnown ? [name] : []);
        expect(groups.map(({ borrowers }) => borrowers)).toEqual([[name]]);
      }),
    );
    const [group] = collectGroups({ collected: [finding(SON, 'Form')], others: [], isWhole: true }, [FATHER]);
    expect(group?.borrowers).toEqual([SON]);
  });
});
