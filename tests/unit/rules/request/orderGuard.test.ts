import { describe, expect, it } from 'vitest';
import { unanswered } from '@/features/request/protocol/rules/earlierOrders';
import { describeReportOnFile, orderConcerns } from '@/features/request/protocol/rules/orderGuard';
import type { Day } from '@/lib/daysUntil';
import { historyItem } from '@tests/fixtures/historyItem';
import { attempt, noOtherOrders, allKnown } from '@tests/fixtures/otherOrders';
import {
  borrower,
  formOf,
  loanData,
  recentCredit,
  recentRequest,
  reported,
  sources,
  FIRST,
  SECOND,
  reportOnFile,
} from '@tests/fixtures/order';

const NEW = { type: 'REQUEST_NEW' } as const;
const NOW = new Date(2026, 10, 21, 12, 0).getTime();
const softPhase2 = recentRequest({ isSoftPullPhase2ChangesEnabled: true });

type Situation = Parameters<typeof orderConcerns>[1];

const concerns = (form: ReturnType<typeof formOf>, over: Partial<Situation> = {}) =>
  orderConcerns(form, {
    recentCredit: recentCredit(),
    isCreditUnknown: false,
    ...noOtherOrders,
    ...allKnown,
    prices: { '*': { HARD: 80, SOFT: 80 } },
    now: NOW,
    ...over,
  });

describe('a new report with one on file', () => {
  const fresh = formOf(sources(), { borrowers: { [FIRST]: NEW, [SECOND]: NEW } });
  const neverReported = sources({ borrowers: [borrower(1), borrower(2)] });

  it('names the report on file, its age, the inquiry and the cost of a new one', () => {
    expect(concerns(fresh)).toEqual([
      {
        kind: 'duplicate',
        title: 'There is a credit report on file',
        lines: [
          'TriPoint Credit · CR48201973 · requested 20 days ago · hard · expires 03/01/27',
          'This adds a hard inquiry for 2 borrowers.',
          'Estimated cost: $160.00',
        ],
        canReissue: true,
      },
    ]);
  });

  it('causes no concern for a reissue, or without a report on file', () => {
    expect(concerns(formOf())).toEqual([]);
    const first = formOf(neverReported, { borrowers: { [FIRST]: NEW } });
    expect(concerns(first, { recentCredit: undefined })).toEqual([]);
    expect(concerns(first, { recentCredit: recentCredit({ borrowers: [] }) })).toEqual([]);
  });

  it('may be for a borrower whom the report does not name, if its borrowers could not be read', () => {
    const first = formOf(neverReported, { borrowers: { [FIRST]: NEW } });
    const unread = recentCredit({ borrowers: [], areBorrowersKnown: false });
    expect(concerns(first, { recentCredit: unread })).toMatchObject([{ kind: 'duplicate', canReissue: false }]);
    expect(concerns(formOf(neverReported), { recentCredit: unread })).toEqual([]);
  });

  it('is detected by the report on file alone, and by the reference number alone', () => {
    const byReport = concerns(formOf(neverReported, { borrowers: { [FIRST]: NEW } }));
    expect(byReport.map(({ kind }) => kind)).toEqual(['duplicate']);
    const byNumber = concerns(fresh, { recentCredit: undefined, prices: {} });
    expect(byNumber.map(({ lines }) => lines)).toEqual([['This adds a hard inquiry for 2 borrowers.']]);
    expect(byNumber[0]?.canReissue).toBe(true);
  });

  it('offers no reissue without a reference number', () => {
    const credit = recentCredit({
      borrowers: [reportOnFile('101', null, 'enc_1')],
    });
    const form = formOf({ ...neverReported, recentCredit: credit }, { borrowers: { [FIRST]: NEW } });
    expect(concerns(form, { recentCredit: credit })).toMatchObject([{ kind: 'duplicate', canReissue: false }]);
  });

  it.each([
    { onFile: 'soft', ordered: 'soft', canReissue: true },
    { onFile: 'hard', ordered: 'soft', canReissue: false },
    { onFile: 'soft', ordered: 'hard', canReissue: false },
  ])('of a $onFile report, with a $ordered one ordered, a reissue: $canReissue', ({ onFile, ordered, canReissue }) => {
    const form = formOf(sources({ recentRequest: softPhase2 }), {
      pull: ordered === 'soft' ? 'soft' : 'full',
      borrowers: { [FIRST]: NEW },
    });
    const [concern] = concerns(form, { recentCredit: recentCredit({ isGseSoftCreditPull: onFile === 'soft' }) });
    expect(concern?.canReissue).toBe(canReissue);
    expect(concern?.lines[1]).toBe(
      ordered === 'soft' ? 'This orders new soft reports for 1 borrower.' : 'This adds a hard inquiry for 1 borrower.',
    );
  });
});

describe('a reissue that may pull a new report', () => {
  const changed = sources({ borrowers: [reported(1), reported(2, { isDiscrepancyInBorrowerData: true })] });
  const ON_FILE = 'TriPoint Credit · CR48201973 · requested 20 days ago · hard · expires 03/01/27';

  it.each([
    ['of one borrower', {}, 'A reissue may pull a new report', 1, 0, '$80.00'],
    [
      'joint with a changed borrower',
      { [FIRST]: { isJoint: true } },
      'A reissue may pull a new report',
      2,
      0,
      '$80.00',
    ],
    ['beside a new one', { [FIRST]: NEW }, 'There is a credit report on file', 1, 1, '$160.00'],
  ])('is asked about like a new one: %s', (_, edits, title, one, chosen, cost) => {
    const borrowers = (count: number) => `${count} borrower${count === 1 ? '' : 's'}`;
    const [concern, ...others] = concerns(formOf(changed, { borrowers: edits }));
    expect(others).toEqual([]);
    expect(concern).toMatchObject({
      title,
      lines: [
        ON_FILE,
        `The reissue for ${borrowers(one)} may pull a new report: name, SSN or address changed. A new report adds a hard inquiry.`,
        ...(chosen === 0 ? [] : [`This adds a hard inquiry for ${borrowers(chosen)}.`]),
        `Estimated cost: up to ${cost}`,
      ],
    });
  });

  it('can be reissued instead only where the report can be reused', () => {
    const canReissue = (edits: Parameters<typeof formOf>[1]) => concerns(formOf(changed, edits))[0]?.canReissue;
    expect(canReissue({ borrowers: { [FIRST]: NEW } })).toBe(true);
    expect(canReissue({ borrowers: { [SECOND]: NEW } })).toBe(false);
    expect(canReissue({ borrowers: { [FIRST]: { ...NEW, isJoint: true } } })).toBe(false);
    expect(canReissue({})).toBe(false);
  });

  it('is not called a reissue of the report on file', () => {
    const form = formOf(
      sources({
        borrowers: [1, 2].map((place) => reported(place, { isDiscrepancyInBorrowerData: true })),
        recentRequest: softPhase2,
      }),
      { pull: 'full' },
    );
    const recent = recentCredit({ isGseSoftCreditPull: true, expiresOn: '2026-11-21' });
    expect(concerns(form, { recentCredit: recent }).map(({ kind }) => kind)).toEqual(['duplicate']);
  });
});

describe('reissuing a soft report on file', () => {
  const SOFT = { recentCredit: recentCredit({ isGseSoftCreditPull: true }) };
  const on = (pull: 'soft' | 'full', borrowers = {}) =>
    formOf(sources({ recentRequest: softPhase2 }), { pull, borrowers });

  // @spec REQ-57
  it('asks when full credit is wanted', () => {
    expect(concerns(on('full'), SOFT)).toEqual([
      {
        kind: 'softReissue',
        title: 'The credit report on file is a soft one',
        lines: [
          'TriPoint Credit · CR48201973 · requested 20 days ago · soft · expires 03/01/27',
          'Reissuing it for 2 borrowers gives no full credit report. Request new reports, or choose AUS Soft.',
        ],
      },
    ]);
  });

  it.each([
    { what: 'a soft pull', form: on('soft') },
    { what: 'another report', form: on('full', { [FIRST]: { reference: 'CR1' }, [SECOND]: { reference: 'CR2' } }) },
    { what: 'no reissue', form: on('full', { [FIRST]: { type: 'NONE' }, [SECOND]: { type: 'NONE' } }) },
    { what: 'no borrower', form: on('full', { [FIRST]: { isSelected: false }, [SECOND]: { isSelected: false } }) },
  ])('asks nothing for $what', ({ form }) => {
    expect(concerns(form, SOFT)).toEqual([]);
  });

  it('asks nothing for a full report', () => {
    expect(concerns(on('full'))).toEqual([]);
  });
});

describe('reissuing a report that expires', () => {
  const on = (expiresOn: Day | null) => ({ recentCredit: recentCredit({ expiresOn }) });

  it.each([
    { what: 'today', expiresOn: '2026-11-21', title: 'The credit report on file expires today' },
    { what: 'yesterday', expiresOn: '2026-11-20', title: 'The credit report on file has expired' },
  ] as const)('asks when the date was $what', ({ expiresOn, title }) => {
    expect(concerns(formOf(), on(expiresOn))).toEqual([
      {
        kind: 'expiringReissue',
        title,
        lines: [
          expect.stringMatching(/^TriPoint Credit .* expires 11/) as string,
          'This order reissues it for 2 borrowers.',
        ],
      },
    ]);
  });

  it.each([
    { what: 'tomorrow', form: formOf(), expiresOn: '2026-11-22' },
    { what: 'on no date', form: formOf(), expiresOn: 'soon' as Day },
    { what: 'on no date that was sent', form: formOf(), expiresOn: null },
    {
      what: 'today, but another number is reissued',
      form: formOf(sources(), { borrowers: { [FIRST]: { reference: 'CR1' }, [SECOND]: { reference: 'CR2' } } }),
      expiresOn: '2026-11-21',
    },
    {
      what: 'today, but none is reissued',
      form: formOf(sources(), { borrowers: { [FIRST]: { type: 'NONE' }, [SECOND]: { isSelected: false } } }),
      expiresOn: '2026-11-21',
    },
  ] as const)('asks nothing when it expires $what', ({ form, expiresOn }) => {
    expect(concerns(form, on(expiresOn))).toEqual([]);
  });
});

describe('the report on file in one line', () => {
  const two = (first: string | null, second: string | null) =>
    [first, second].map((referenceNumber, index) => reportOnFile(`10${index + 1}`, referenceNumber));
  const on = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();

  it.each([
    ['a joint number once', { borrowers: two('CR1', 'CR1') }, 'TriPoint Credit · CR1 · requested 20 days ago'],
    ['two numbers', { borrowers: two('CR1', 'CR2') }, 'TriPoint Credit · CR1, CR2 · requested 20 days ago'],
    ['the number there is', { borrowers: two(null, 'CR2') }, 'TriPoint Credit · CR2 · requested 20 days ago'],
    ['no number', { borrowers: [] }, 'TriPoint Credit · requested 20 days ago'],
    ['no agency', { creditAgencyName: null }, 'CR48201973 · requested 20 days ago'],
    ['no date', { requestDate: null }, 'TriPoint Credit · CR48201973'],
    ['one of today', { requestDate: on(21, 1) }, 'TriPoint Credit · CR48201973 · requested today'],
    ['one of last night', { requestDate: on(20, 23) }, 'TriPoint Credit · CR48201973 · requested 1 day ago'],
    ['a clock ahead', { requestDate: on(22, 1) }, 'TriPoint Credit · CR48201973 · requested today'],
  ])('shows %s', (_, over, line) => {
    expect(describeReportOnFile(recentCredit({ expiresOn: null, ...over }), NOW)).toBe(`${line} · hard`);
  });

  it('says neither soft nor hard of a report whose kind the service did not send', () => {
    expect(describeReportOnFile(recentCredit({ isGseSoftCreditPull: null, expiresOn: null }), NOW)).toMatch(
      / · hard or soft not delivered$/,
    );
  });

  it('says soft, and when it expires', () => {
    expect(describeReportOnFile(recentCredit({ isGseSoftCreditPull: true }), NOW)).toMatch(
      / · soft · expires 03\/01\/27$/,
    );
  });
});

it('leaves the warning of Early Assessment to the form', () => {
  const form = formOf(sources({ loanData: loanData({ productMoniker: null }), recentRequest: softPhase2 }));
  expect(concerns(form)).toEqual([]);
});

it('lists everything at once, the most serious first', () => {
  const form = formOf(sources({ loanData: loanData({ productMoniker: null }), recentRequest: softPhase2 }), {
    borrowers: { [FIRST]: NEW },
  });
  const all = concerns(form, { lost: [attempt()], history: [historyItem({ status: 'Processing' })] });
  expect(all.map(({ kind }) => kind)).toEqual(['unconfirmed', 'running', 'duplicate']);
});

describe('an answer', () => {
  const asked = { kind: 'running', title: 'A request is still being processed', lines: ['Request 7'] } as const;

  it('covers a concern with the same words, and no other', () => {
    const again = { ...asked, lines: ['Request 7'] };
    const other = { ...asked, lines: ['Request 7, 8'] };
    expect(unanswered([again, other], [{ ...asked, lines: [...asked.lines] }])).toEqual([other]);
  });
});
