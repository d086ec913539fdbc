import { describe, expect, it } from 'vitest';
import { filePage, type FilePageInput } from '@/features/file/rules/filePage';
import { type Figure, sourcesOf } from '@/features/file/rules/figure';
import { groupRequests } from '@/features/runs/rules/historyRows';
import { runsOf } from '@/features/selection/rules/selectionRun';
import type { Failure } from '@/lib/failure';
import { idle, toAnswered, toFailed, toLoading, type Remote } from '@/lib/remote';
import {
  ausDataSet,
  creditDetail,
  creditOrder,
  historyItem,
  multiRequest,
  pastOrder,
} from '@tests/fixtures/historyItem';
import { recentCredit, reportOnFile } from '@tests/fixtures/order';
import { lpaResult, relief as reliefOf, selectionResult } from '@tests/fixtures/selection';
import type { Relief } from '@/features/selection/api/contract/selection';
import type { HistoryItem } from '@/features/runs/api/contract/history';

const loaded = <Value>(value: Value): Remote<Value> => toAnswered<Value>(idle, value);
const failure: Failure = { kind: 'http', call: 'any', status: 503 };
const failed = toFailed<never>(idle, failure);

const relief = (over: Partial<Relief> = {}): Relief => ({
  ...reliefOf({ status: 'Eligible', closeByDate: '2026-12-18' }),
  ...over,
});

const ITEMS = [
  historyItem({ requestId: '7', requestDate: '2026-11-20T10:00:00Z', ausDataSet: ausDataSet({ dti: 44.39 }) }),
  ...multiRequest('418', { isSelected: true }, { isRecommended: true }),
  creditOrder({ requestId: '2', requestDate: '2026-11-01T10:00:00Z' }),
];
const RUN = runsOf(ITEMS).find(({ runId }) => runId === '418');
const [DU, LPA] = [
  selectionResult({ key: '54181', requestId: '4181', isSelected: true }),
  lpaResult({ key: '54182', requestId: '4182', isRecommended: true, waterfallReasons: ['Appraisal waiver (+12)'] }),
];

type FilePage = ReturnType<typeof filePage>;

const page = (over: Partial<FilePageInput> = {}): FilePage =>
  filePage({
    history: loaded(ITEMS),
    groups: groupRequests(ITEMS),
    run: RUN,
    inUse: '54181',
    orderOf: (requestId) => loaded(pastOrder({ note: `Note ${requestId}` })),
    results: loaded([DU, LPA]),
    reliefOf: () => loaded(relief()),
    recommendations: [],
    log: [],
    areAuthorsKnown: true,
    logCall: loaded<true>(true),
    credit: loaded(
      recentCredit({
        requestDate: '2026-11-20T10:00:00Z',
        creditAgencyId: '12',
        expiresOn: '2027-03-20',
        borrowers: ['CR1', 'CR1', null].map((number) => reportOnFile('1', number)),
      }),
    ),
    acknowledgement: loaded({
      isBorrowerAcknowledgementForCreditPullObtained: true,
      isRequired: true,
      obtainedOn: '2026-11-12T10:00:00Z',
      obtainedBy: 'Rita Ibarra',
    }),
    ...over,
  });

const rowOf = ({ results }: FilePage, label: string) =>
  results?.rows.find((row) => row.label === label)?.figures.map(({ text, gap }) => text ?? gap);
const valueOf = (figures: FilePage['credit'], label: string) => {
  const figure = figures.find((item) => item.label === label)?.figure;
  return figure?.text ?? figure?.gap;
};

describe('the result in use', () => {
  it('names the selected service, its outcome, the request, and the recommendation with its reasons', () => {
    const { inUse, results } = page();
    expect(valueOf(inUse, 'Selected')).toBe('DU Approve/Eligible');
    expect(valueOf(inUse, 'Request')).toMatch(/^4181, 11\/18\/26 \d\d:30 [AP]M [A-Z]\S+, rita\.ibarra$/);
    expect(valueOf(inUse, 'Recommended')).toBe('LPA (Appraisal waiver)');
    expect(results?.services).toEqual(['DU (in use)', 'LPA']);
  });

  it('finds the result of a single run, which has another key than its row', () => {
    const [run] = runsOf(ITEMS);
    const { inUse } = page({ run, inUse: '7', results: loaded([selectionResult({ key: 'other', requestId: '7' })]) });
    expect(valueOf(inUse, 'Selected')).toBe('DU Approve/Eligible');
    expect(valueOf(inUse, 'Recommended')).toBe('None delivered');
  });

  it('leaves out the date of a run that has none', () => {
    expect(valueOf(page({ run: RUN && { ...RUN, latestDate: null } }).inUse, 'Request')).toBe('4181, rita.ibarra');
  });

  it('explains the recommendation by the usable results, as Selection does', () => {
    const du = selectionResult({ key: '54181', status: 'Error', waterfallReasons: ['Appraisal waiver (+12)'] });
    const lpa = { ...LPA, waterfallReasons: ['Appraisal waiver (+12)', 'Lower DTI (+4)'] };
    expect(valueOf(page({ results: loaded([du, lpa]) }).inUse, 'Recommended')).toBe(
      'LPA (Appraisal waiver, Lower DTI)',
    );
  });

  it('gives no verdict of its own: without a selection there is none', () => {
    expect(valueOf(page({ inUse: null }).inUse, 'Selected')).toBe('None');
    expect(page({ run: undefined })).toMatchObject({ inUse: [], results: undefined, log: undefined });
  });
});

describe('the facts', () => {
  // @spec OWN-12
  it('has a figure per service, with the relief and its close-by date', () => {
    const shown = page({ reliefOf: (id) => loaded(relief(id === '701' ? {} : { status: null, closeByDate: null })) });
    expect(rowOf(shown, 'DTI')).toEqual(['41.20%', '41.20%']);
    expect(rowOf(shown, 'Income relief')).toEqual(['Eligible, close by 12/18/26', null]);
  });

  it('names the borrowers whose relief differs', () => {
    const borrowers = ['Eligible', 'Not Eligible', null].map((status) => ({
      borrowerId: null,
      borrowerName: 'Maren Okafor',
      status,
      vendorName: null,
      reportId: null,
    }));
    const shown = page({ reliefOf: () => loaded(relief({ closeByDate: null, borrowers })) });
    expect(rowOf(shown, 'Assets relief')?.[0]).toBe('Eligible, Maren Okafor: Eligible, Maren Okafor: Not Eligible');
  });

  it('names the source of each figure', () => {
    const { results, requests, credit } = page();
    expect(results?.rows.find(({ label }) => label === 'DTI')?.figures[1]?.source).toBe(
      'Selection: result of LPA, request 4182',
    );
    expect(results?.rows.at(-1)?.figures[0]?.source).toBe('Selection: relief of DU, response 701');
    expect(requests.source).toBe('History: row of the request and service, with the DTI-1003 of its data set');
    expect(credit[0]?.figure.source).toBe('Request: credit report on file');
  });

  it('says whether the service marked the result in use, or a rule of the app chose it', () => {
    const selectedFrom = (over: Partial<FilePageInput>) =>
      page(over).inUse.find(({ label }) => label === 'Selected')?.figure.source;
    const unmarked = runsOf(multiRequest('418')).find(({ runId }) => runId === '418');
    const RULE = "This app's rule: selected, else recommended, else the only result";
    expect(selectedFrom({})).toBe('History: marked as selected by the service');
    expect(selectedFrom({ run: unmarked })).toBe(RULE);
    expect(selectedFrom({ inUse: null })).toBe(RULE);
  });

  it('names History for what it took from there', () => {
    const { results } = page({ results: idle });
    expect(results?.rows[0]?.figures[0]?.source).toBe('History: request 4181, DU');
    expect(results?.rows.find(({ label }) => label === 'DTI')?.figures[0]?.source).toMatch(/^Selection: /);
  });

  it('lists each source once, in reading order, and every figure has one', () => {
    const shown = page({ groups: groupRequests([...ITEMS, historyItem({ requestId: '6' })]) });
    const sources = sourcesOf(shown);
    expect(new Set(sources).size).toBe(sources.length);
    const figures = [
      ...shown.inUse.map(({ figure }) => figure),
      ...(shown.results?.rows.flatMap((row) => row.figures) ?? []),
      ...(shown.log === undefined ? [] : [shown.log]),
      shown.requests,
      ...shown.requests.rows.flatMap(({ reason }) =>
        reason ? [...(reason.note ? [reason.note] : []), ...reason.moves] : [],
      ),
      ...shown.credit.map(({ figure }) => figure),
    ];
    expect([...new Set(figures.map(({ source }) => source))]).toEqual(sources);
    expect(sources.every((source) => source.trim() !== '')).toBe(true);
  });

  it('cannot hold a figure without a source', () => {
    // @ts-expect-error The type check requires the source.
    const unsourced: Figure = { text: '41.20%', gap: null };
    expect(sourcesOf({ figure: unsourced })).toEqual([]);
  });

  it.each([
    ['pending', idle, true, []],
    ['pending', toLoading<never>(idle), true, []],
    ['notLoaded', failed, false, ['the results of request 4181']],
  ] as const)(
    'without results, has the outcome of the history and calls the rest %s',
    (gap, results, isLoading, not) => {
      const shown = page({ results });
      expect(rowOf(shown, 'Outcome')).toEqual(['Approve/Eligible', 'Accept / Eligible']);
      expect(rowOf(shown, 'DTI')).toEqual([gap, gap]);
      expect(rowOf(shown, 'Income relief')).toEqual([gap, gap]);
      expect(shown).toMatchObject({ isLoading, notLoaded: not });
    },
  );

  it('keeps results that could not be read again, and says so', () => {
    const shown = page({ results: toFailed(loaded([DU, LPA]), failure) });
    expect(rowOf(shown, 'DTI')).toEqual(['41.20%', '41.20%']);
    expect(shown.notLoaded).toEqual(['the results of request 4181']);
  });

  it('has no relief of a service without findings', () => {
    const shown = page({ results: loaded([DU, lpaResult({ key: '54182', status: 'Error' })]), reliefOf: () => failed });
    expect(rowOf(shown, 'Assets relief')).toEqual(['notLoaded', null]);
    expect(shown.notLoaded).toContain('income relief of DU');
  });
});

describe('the requests', () => {
  it('are in the order in which they were sent, with the one in use marked', () => {
    const { requests } = page();
    expect(
      requests.rows.map(({ item, isFirst, isInUse }) => [item.requestId, item.ausRequestType, isFirst, isInUse]),
    ).toEqual([
      ['2', 'Credit', true, false],
      ['4181', 'DU', true, true],
      ['4182', 'LPA', false, false],
      ['7', 'DU', true, false],
    ]);
  });
});

describe('why a request was made', () => {
  const reasonsOf = (shown: FilePage) =>
    shown.requests.rows.map(
      ({ reason }) =>
        reason && [reason.note?.text ?? reason.note?.gap ?? null, ...reason.moves.map(({ text }) => text)],
    );
  const BEFORE = historyItem({ requestId: '6', requestDate: '2026-11-19T10:00:00Z', ausDataSet: ausDataSet() });

  it('has the note and what moved once for each request, below its last service', () => {
    const groups = groupRequests([...ITEMS, BEFORE]);
    expect(reasonsOf(page({ groups }))).toEqual([
      ['Note 2'],
      null,
      ['Note 4181'],
      ['Note 6'],
      ['Note 7', 'DU against request 6 (11/19/26): DTI-1003 41.80% → 44.39%'],
    ]);
  });

  it('marks runs without a note, and says nothing where the service sends no notes', () => {
    expect(reasonsOf(page({ orderOf: () => loaded(pastOrder()) }))).toEqual([null, null, ['No note'], ['No note']]);
    expect(reasonsOf(page({ orderOf: () => loaded(pastOrder({ note: undefined })) }))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('says how many notes are not loaded, and keeps the others', () => {
    const orderOf = (id: string) => (id === '7' ? loaded(pastOrder({ note: 'Rate changed' })) : failed);
    const shown = page({ orderOf });
    expect(reasonsOf(shown)).toEqual([['notLoaded'], null, ['notLoaded'], ['Rate changed']]);
    expect(shown).toMatchObject({ isLoading: false, notLoaded: ['the notes of 2 requests'] });
    expect(page({ orderOf: (id) => (id === '7' ? failed : orderOf('7')) }).notLoaded).toEqual([
      'the note of one request',
    ]);
    expect(page({ orderOf: () => idle }).isLoading).toBe(true);
  });
});

describe('credit, acknowledgement and log', () => {
  it('has the report on file with each reference number once', () => {
    const { credit } = page();
    expect(credit.map(({ figure }) => figure.text)).toEqual([
      'TriPoint Credit, Full-Tri',
      '11/20/26',
      '03/20/27',
      'CR1',
      'Obtained 11/12/26 by Rita Ibarra',
    ]);
  });

  // @spec APP-15
  it('says that the pull type of the report on file was not delivered', () => {
    const credit = {
      ...recentCredit(),
      requestDate: 'soon',
      creditAgencyId: null,
      creditAgencyName: null,
      isGseSoftCreditPull: null,
      expiresOn: null,
      borrowers: [],
    };
    const figures = page({ credit: loaded(credit) }).credit;
    expect(valueOf(figures, 'Credit on file')).toBe('pull type not delivered');
    expect(valueOf(figures, 'Pulled')).toBeNull();
  });

  // @spec APP-15
  it('names all borrowers of the requests once, the primary first', () => {
    const names = (items: HistoryItem[]) => valueOf(page({ groups: groupRequests(items) }).inUse, 'Borrowers');
    const tobias = creditDetail({ borrowerName: 'Tobias Okafor', isPrimary: false });
    const maren = creditDetail({ borrowerName: 'Maren Okafor', isPrimary: true });
    const nameless = creditDetail({ borrowerName: null });
    const items = [creditOrder({ creditDetail: [tobias, nameless] }), historyItem({ creditDetail: [maren, tobias] })];
    expect(names(items)).toBe('Maren Okafor, Tobias Okafor');
    expect(names([...items, historyItem({ creditDetail: [{ ...maren, borrowerName: 'MAREN  OKAFOR' }] })])).toBe(
      'Maren Okafor, Tobias Okafor',
    );
    expect(names([historyItem({ creditDetail: [nameless] })])).toBeUndefined();
  });

  it('tells a loan without a report from a report that could not be read', () => {
    expect(valueOf(page({ credit: toAnswered<never>(idle, undefined) }).credit, 'Credit on file')).toBe('None');
    const unread = page({ credit: failed, acknowledgement: failed, logCall: failed, history: failed });
    expect(valueOf(unread.credit, 'Credit on file')).toBe('notLoaded');
    expect(unread.log?.gap).toBe('notLoaded');
    expect(unread.notLoaded).toEqual([
      "the loan's history",
      'the recommendation and the override log',
      'the credit on file',
      'the acknowledgement',
    ]);
  });

  // @spec APP-15
  it.each([
    [{ isBorrowerAcknowledgementForCreditPullObtained: true, obtainedBy: null }, 'Obtained 11/12/26'],
    [{ isBorrowerAcknowledgementForCreditPullObtained: false }, 'Not obtained'],
    [{ isBorrowerAcknowledgementForCreditPullObtained: null }, 'Not delivered'],
    [{ isBorrowerAcknowledgementForCreditPullObtained: false, isRequired: null }, 'Not obtained'],
    [{ isBorrowerAcknowledgementForCreditPullObtained: null, isRequired: false }, 'Not required for this loan'],
    [{ isBorrowerAcknowledgementForCreditPullObtained: false, isRequired: false }, 'Not required for this loan'],
  ])('says of the acknowledgement %o: %s', (over, text) => {
    const given = {
      isBorrowerAcknowledgementForCreditPullObtained: true,
      isRequired: true,
      obtainedOn: '2026-11-12T10:00:00Z',
      obtainedBy: 'Rita',
    };
    expect(valueOf(page({ acknowledgement: loaded({ ...given, ...over }) }).credit, 'Acknowledgement')).toBe(text);
  });

  it('has the log in the order of the changes', () => {
    const entry = (id: string, overriddenOn: string | null) => ({
      overrideLogId: id,
      overriddenOn,
      overriddenBy: 'Rita Ibarra',
      fromAusRequestType: 'LPA',
      toAusRequestType: 'DU',
      overrideReason: 'Better pricing',
      comment: null,
      requestId: null,
    });
    const { log } = page({
      log: [entry('2', '2026-11-13T10:00:00Z'), entry('1', '2026-11-12T10:00:00Z'), entry('0', null)],
      logCall: failed,
    });
    expect(log?.entries.map(({ overrideLogId }) => overrideLogId)).toEqual(['0', '1', '2']);
    expect(log?.gap).toBeNull();
    const unnamed = page({ log: [entry('1', null)], areAuthorsKnown: false });
    expect(unnamed).toMatchObject({ log: { entries: [], gap: 'pending' }, isLoading: true });
    expect(page({ log: [], areAuthorsKnown: false }).isLoading).toBe(false);
  });

  it('is loading until every part is there', () => {
    expect(page().isLoading).toBe(false);
    expect(page({ credit: idle }).isLoading).toBe(true);
    expect(page({ reliefOf: () => idle }).isLoading).toBe(true);
    expect(page({ run: undefined, results: idle, logCall: idle }).isLoading).toBe(false);
  });
});
