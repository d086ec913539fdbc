import { describe, expect, it } from 'vitest';
import { describeReportOnFile, meanwhile, orderConcerns } from '@/domain/order/orderGuard';
import { readinessOf } from '@/domain/validation/validateSubmission';
import { historyItem, multiRequest } from '@tests/fixtures/historyItem';
import { borrower, formOf, loanData, recentCredit, recentRequest, sources, FIRST, SECOND } from '@tests/fixtures/order';

const NEW = { type: 'REQUEST_NEW' } as const;
const NOW = new Date(2026, 10, 21, 12, 0).getTime();
const softPhase2 = recentRequest({ isSoftPullPhase2: true });

type Situation = Parameters<typeof orderConcerns>[1];

const concerns = (form: ReturnType<typeof formOf>, over: Partial<Situation> = {}) =>
  orderConcerns(form, {
    readiness: readinessOf(form),
    recentCredit: recentCredit(),
    isCreditUnknown: false,
    history: [],
    unconfirmedSince: null,
    creditCostEstimate: 80,
    now: NOW,
    ...over,
  });

describe('a new report although there is one on file', () => {
  const fresh = formOf(sources(), { borrowers: { [FIRST]: NEW, [SECOND]: NEW } });
  const neverReported = sources({ borrowers: [borrower(1), borrower(2)] });

  it('names the report on file, its age, the inquiry and the cost of a new one', () => {
    expect(concerns(fresh)).toEqual([
      {
        kind: 'duplicate',
        title: 'There is a credit report on file',
        lines: [
          'TriPoint Credit · CR48201973 · 20 days old · hard · expires 03/01/27',
          'This adds a hard inquiry for 2 borrowers.',
          'Estimated cost: $160.00',
        ],
        canReissue: true,
      },
    ]);
  });

  it('has nothing to say about a reissue, nor about somebody of whom there is none', () => {
    expect(concerns(formOf())).toEqual([]);
    const first = formOf(neverReported, { borrowers: { [FIRST]: NEW } });
    expect(concerns(first, { recentCredit: undefined })).toEqual([]);
    expect(concerns(first, { recentCredit: recentCredit({ borrowers: [] }) })).toEqual([]);
  });

  it('is noticed by the report on file alone, and by the reference number alone', () => {
    const byReport = concerns(formOf(neverReported, { borrowers: { [FIRST]: NEW } }));
    expect(byReport.map(({ kind }) => kind)).toEqual(['duplicate']);
    const byNumber = concerns(fresh, { recentCredit: undefined, creditCostEstimate: undefined });
    expect(byNumber.map(({ lines }) => lines)).toEqual([['This adds a hard inquiry for 2 borrowers.']]);
    expect(byNumber[0]?.canReissue).toBe(true);
  });

  it('offers no reissue of a report whose number nobody knows', () => {
    const credit = recentCredit({
      borrowers: [{ borrowerId: '101', referenceNumber: null, documentId: 'enc_1' }],
    });
    const form = formOf({ ...neverReported, recentCredit: credit }, { borrowers: { [FIRST]: NEW } });
    expect(concerns(form, { recentCredit: credit })).toMatchObject([{ kind: 'duplicate', canReissue: false }]);
  });

  it.each([
    { onFile: 'soft', ordered: 'soft', canReissue: true },
    { onFile: 'hard', ordered: 'soft', canReissue: false },
    { onFile: 'soft', ordered: 'hard', canReissue: false },
  ])(
    'of a $onFile report, where a $ordered one is ordered, a reissue: $canReissue',
    ({ onFile, ordered, canReissue }) => {
      const form = formOf(sources({ recentRequest: softPhase2 }), {
        pull: ordered === 'soft' ? 'soft' : 'full',
        borrowers: { [FIRST]: NEW },
      });
      const [concern] = concerns(form, { recentCredit: recentCredit({ isSoft: onFile === 'soft' }) });
      expect(concern?.canReissue).toBe(canReissue);
      expect(concern?.lines[1]).toBe(
        ordered === 'soft'
          ? 'This orders new soft reports for 1 borrower.'
          : 'This adds a hard inquiry for 1 borrower.',
      );
    },
  );
});

describe('a soft report on file that is reissued', () => {
  const SOFT = { recentCredit: recentCredit({ isSoft: true }) };
  const on = (pull: 'soft' | 'full', borrowers = {}) =>
    formOf(sources({ recentRequest: softPhase2 }), { pull, borrowers });

  it('is asked about where full credit is wanted', () => {
    expect(concerns(on('full'), SOFT)).toEqual([
      {
        kind: 'softReissue',
        title: 'The credit report on file is a soft one',
        lines: [
          'TriPoint Credit · CR48201973 · 20 days old · soft · expires 03/01/27',
          'Reissuing it for 2 borrowers brings no full credit. Request new reports, or choose AUS Soft.',
        ],
      },
    ]);
  });

  it.each([
    { what: 'a soft pull', form: on('soft') },
    { what: 'another report', form: on('full', { [FIRST]: { reference: 'CR1' }, [SECOND]: { reference: 'CR2' } }) },
    { what: 'no reissue', form: on('full', { [FIRST]: { type: 'NONE' }, [SECOND]: { type: 'NONE' } }) },
    { what: 'nobody', form: on('full', { [FIRST]: { isSelected: false }, [SECOND]: { isSelected: false } }) },
  ])('is nothing to ask about for $what', ({ form }) => {
    expect(concerns(form, SOFT)).toEqual([]);
  });

  it('is nothing to ask about where the report is a full one', () => {
    expect(concerns(on('full'))).toEqual([]);
  });
});

describe('the report on file in one line', () => {
  const two = (first: string | null, second: string | null) =>
    [first, second].map((referenceNumber, index) => ({
      borrowerId: `10${index + 1}`,
      referenceNumber,
      isJoint: false,
      documentId: null,
    }));
  const on = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();

  it.each([
    {
      what: 'a joint number once',
      over: { borrowers: two('CR1', 'CR1') },
      line: 'TriPoint Credit · CR1 · 20 days old',
    },
    { what: 'two numbers', over: { borrowers: two('CR1', 'CR2') }, line: 'TriPoint Credit · CR1, CR2 · 20 days old' },
    { what: 'the number there is', over: { borrowers: two(null, 'CR2') }, line: 'TriPoint Credit · CR2 · 20 days old' },
    { what: 'no number', over: { borrowers: [] }, line: 'TriPoint Credit · 20 days old' },
    { what: 'no agency', over: { agencyName: null }, line: 'CR48201973 · 20 days old' },
    { what: 'no date', over: { requestDate: null }, line: 'TriPoint Credit · CR48201973' },
    { what: 'one of today', over: { requestDate: on(21, 1) }, line: 'TriPoint Credit · CR48201973 · from today' },
    { what: 'one of last night', over: { requestDate: on(20, 23) }, line: 'TriPoint Credit · CR48201973 · 1 day old' },
    { what: 'a clock ahead', over: { requestDate: on(22, 1) }, line: 'TriPoint Credit · CR48201973 · from today' },
  ])('shows $what', ({ over, line }) => {
    expect(describeReportOnFile(recentCredit({ expiresOn: null, ...over }), NOW)).toBe(`${line} · hard`);
  });

  it('says soft, and when it expires', () => {
    expect(describeReportOnFile(recentCredit({ isSoft: true }), NOW)).toMatch(/ · soft · expires 03\/01\/27$/);
  });
});

it('asks about an order nobody could confirm', () => {
  expect(concerns(formOf(), { unconfirmedSince: NOW })).toEqual([
    {
      kind: 'unconfirmed',
      title: 'An earlier order could not be confirmed',
      lines: [
        'The order of 11/21/26 12:00:00 PM may have gone through although its answer was lost. Check History before ordering again.',
        'Ordering now may order and charge the same credit reports twice.',
      ],
    },
  ]);
});

it('asks about requests that have not finished, a multi request by one number', () => {
  const history = [
    ...multiRequest('4', { status: 'Processing' }, { status: 'Processing' }),
    ...multiRequest('5', { status: 'Processing' }, { status: 'Processing' }),
    historyItem({ requestId: '7', status: 'Processing' }),
    historyItem({ requestId: '8' }),
  ];
  expect(concerns(formOf(), { history })).toEqual([
    {
      kind: 'running',
      title: 'A request is still being processed',
      lines: ['Request 41, 51, 7 has not finished. Its credit reports are not on file yet.'],
    },
  ]);
});

it('asks about Early Assessment without a product', () => {
  const form = formOf(sources({ loanData: loanData({ productMoniker: null }), recentRequest: softPhase2 }));
  expect(concerns(form)).toEqual([
    {
      kind: 'warning',
      title: 'Please note',
      lines: [expect.stringMatching(/^You do not have a product selected\. /)],
    },
  ]);
});

it('leaves what keeps an order from being sent to the summary of failures', () => {
  const form = formOf(sources({ agencies: [] }));
  expect(concerns(form)).toEqual([]);
});

it('says everything at once, the gravest first', () => {
  const form = formOf(sources({ loanData: loanData({ productMoniker: null }), recentRequest: softPhase2 }), {
    borrowers: { [FIRST]: NEW },
  });
  const all = concerns(form, { unconfirmedSince: NOW, history: [historyItem({ status: 'Processing' })] });
  expect(all.map(({ kind }) => kind)).toEqual(['unconfirmed', 'running', 'duplicate', 'warning']);
});

describe('what has been ordered meanwhile', () => {
  const at = (hour: number) => new Date(2026, 10, 21, hour).toISOString();
  const items = [historyItem({ requestId: '9', submittedBy: 'Sam Lindqvist', requestDate: at(11) })];
  const noticed = (over: Partial<Parameters<typeof meanwhile>[0]>) =>
    meanwhile({ seenIds: [], latest: items, openedAt: NOW, ...over });

  it('is told with who ordered it', () => {
    expect(noticed({})).toEqual([
      {
        kind: 'meanwhile',
        title: 'Something has been ordered for this loan in the meantime',
        lines: [
          'Request 9 by Sam Lindqvist was not there when this screen was opened.',
          'Ordering now may order the same credit reports twice.',
        ],
      },
    ]);
  });

  it('cannot be told when History cannot be read', () => {
    expect(noticed({ latest: undefined })).toEqual([
      {
        kind: 'meanwhile',
        title: "The loan's requests could not be read just now",
        lines: [
          'So nobody can tell whether the same has been ordered in the meantime.',
          'Ordering now may order the same credit reports twice.',
        ],
      },
    ]);
  });

  it.each([
    { when: 'all of it was seen', over: { seenIds: items.map(({ requestId }) => requestId) }, isTold: false },
    { when: 'only another request was seen', over: { seenIds: ['1'] }, isTold: true },
    {
      when: 'it is one of several seen',
      over: { seenIds: ['1', ...items.map(({ requestId }) => requestId)] },
      isTold: false,
    },
    { when: 'History was never read and it is older', over: { seenIds: null }, isTold: false },
    {
      when: 'History was never read and it is newer',
      over: { seenIds: null, openedAt: Date.parse(at(10)) },
      isTold: true,
    },
    {
      when: 'History was never read and it is of the very moment',
      over: { seenIds: null, openedAt: Date.parse(at(11)) },
      isTold: true,
    },
    {
      when: 'History was never read and it has no date',
      over: { seenIds: null, latest: [historyItem({ requestDate: null })] },
      isTold: false,
    },
  ])('$when: told $isTold', ({ over, isTold }) => {
    expect(noticed(over)).toHaveLength(isTold ? 1 : 0);
  });

  it.each([
    {
      latest: [...items, historyItem({ requestId: '10', submittedBy: 'Rita Ibarra' })],
      line: 'Request 9, 10 by Sam Lindqvist, Rita Ibarra was not there when this screen was opened.',
    },
    {
      latest: [...items, historyItem({ requestId: '10', submittedBy: 'Sam Lindqvist' })],
      line: 'Request 9, 10 by Sam Lindqvist was not there when this screen was opened.',
    },
    {
      latest: [historyItem({ requestId: '9', submittedBy: null })],
      line: 'Request 9 was not there when this screen was opened.',
    },
    {
      latest: multiRequest('4', { submittedBy: null }, { submittedBy: null }),
      line: 'Request 41 was not there when this screen was opened.',
    },
  ])('names each person and request once: $line', ({ latest, line }) => {
    expect(noticed({ latest })[0]?.lines[0]).toBe(line);
  });
});
