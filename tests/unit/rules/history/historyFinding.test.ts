import { describe, expect, it } from 'vitest';
import { toCsv } from '@/lib/csv';
import { filterChoices, filterGroups, isUnfiltered, UNFILTERED } from '@/features/history/rules/historyFilter';
import { groupRequests } from '@/features/runs/rules/historyRows';
import { ausDataSet, creditDetail, creditOrder, historyItem, multiRequest } from '@tests/fixtures/historyItem';
import { fc } from '@tests/support/properties';

describe('filterGroups', () => {
  const groups = groupRequests([
    ...multiRequest('1', { status: 'Error', error: 'Agency is down' }, { casefileId: 'B7340912' }),
    historyItem({ requestId: '2', submittedBy: 'sam.lindqvist' }),
    creditOrder({ requestId: '3', creditDetail: [creditDetail({ borrowerName: 'Tobias Okafor' })] }),
    historyItem({ requestId: '4', ausRequestType: null, ausDataSet: ausDataSet(), requestDate: '2026-11-01' }),
  ]);
  const nothing = UNFILTERED;
  const TODAY = new Date(2026, 10, 3, 8);

  it.each([
    { filter: { text: 'b7340' }, expected: ['11'] },
    { filter: { text: 'SAM' }, expected: ['2'] },
    { filter: { text: 'agency down' }, expected: ['11'] },
    { filter: { text: 'agency b7340912' }, expected: [] },
    { filter: { status: 'error' }, expected: ['11'] },
    { filter: { status: 'Error', service: 'LPA' }, expected: [] },
    { filter: { service: 'credit' }, expected: ['3'] },
    { filter: { text: '.*' }, expected: [] },
    { filter: { text: '  Agency \n B7340912 ' }, expected: [] },
    { filter: { text: ' agency   down ' }, expected: ['11'] },
    { filter: { text: 'lpa' }, expected: ['11'] },
    { filter: { text: 'lpab7340912' }, expected: [] },
    { filter: { text: 'accept' }, expected: ['11'] },
    { filter: { text: 'conf30f' }, expected: ['4'] },
    { filter: { text: 'tobias' }, expected: ['3'] },
    { filter: { text: 'sam', service: 'DU' }, expected: ['2'] },
    { filter: { text: '4', service: 'stryker' }, expected: [] },
    { filter: { status: 'Complete' }, expected: ['3'] },
  ])('finds $expected with $filter', ({ filter, expected }) => {
    expect(filterGroups(groups, { ...nothing, ...filter }, TODAY).map(({ requestId }) => requestId)).toEqual(expected);
  });

  // @spec OWN-2
  it.each([
    ['1646-794851', '5'],
    ['1646794851', '5'],
    ['1646-7948', '5'],
    ['7777-01', '6'],
    ['777701', '6'],
    ['zoe', '5'],
    ['Zoe\u0308 O\u2019Brien', '5'],
    ["o'brien", '5'],
    ['OBRIEN', '5'],
    ['Quill-Marsh', '6'],
    ['quill marsh', '6'],
    ['quillmarsh', '6'],
    ['JOSE Q', '6'],
    ['jos\u00E9 q.', '6'],
    ['lukasz', '6'],
    ['quill marshal', undefined],
  ])('finds names by letters and identifiers without hyphens: %s', (text, expected) => {
    const named = (requestId: string, borrowerName: string, casefileId: string) =>
      historyItem({ requestId, casefileId, creditDetail: [creditDetail({ borrowerName })] });
    const some = groupRequests([
      named('5', "Zo\u00EB O'Brien", '1646794851'),
      named('6', 'Jose\u0301 Q. \u0141ukasz Quill\u2011Marsh', '7777-01'),
    ]);
    expect(filterGroups(some, { ...nothing, text }, TODAY).map(({ requestId }) => requestId)).toEqual(
      expected === undefined ? [] : [expected],
    );
  });

  it('returns the same list without a filter', () => {
    expect(isUnfiltered(nothing)).toBe(true);
    expect(filterGroups(groups, { ...nothing, text: '  ' }, TODAY)).toBe(groups);
    expect(filterGroups(groups, { ...nothing, status: 'Nowhere' }, TODAY)).toEqual([]);
  });

  it('keeps the last days up to today, in local time', () => {
    const sentOn = (day: number, hour: number) =>
      historyItem({ requestId: String(day), requestDate: new Date(2026, 9, day, hour).toISOString() });
    const dated = groupRequests([
      ...[sentOn(27, 23), sentOn(28, 0), sentOn(34, 23)],
      historyItem({ requestId: '13', requestDate: null }),
    ]);
    expect(filterGroups(dated, { ...nothing, days: '7' }, TODAY).map(({ requestId }) => requestId)).toEqual([
      '34',
      '28',
    ]);
    expect(isUnfiltered({ ...nothing, days: '7' })).toBe(false);
  });

  it('offers the existing statuses and services', () => {
    const items = groups.flatMap((group) => [...group.items, historyItem({ status: '', ausRequestType: null })]);
    expect(filterChoices(items)).toEqual({
      status: ['Accept / Eligible', 'Approve/Eligible', 'Complete', 'Error'],
      service: ['Credit', 'DU', 'LPA'],
    });
  });
});

describe('toCsv', () => {
  it.each([
    ['plain', 'plain'],
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    [' =1', "' =1"],
    ['＝1', "'＝1"],
    ['﹢1', "'﹢1"],
    ['\u200B=1', "'\u200B=1"],
    ['\uFEFF\u2060＠SUM(A1)', "'\uFEFF\u2060＠SUM(A1)"],
    ['\u202E=1', "'\u202E=1"],
    ['\u3164=1', "'\u3164=1"],
    ['\0=1', "'\0=1"],
    ['−1', "'−1"],
    // What a spreadsheet reads as a number, date, time or truth value.
    ['0012345678', "'0012345678"],
    ['1E10', "'1E10"],
    ['12e-3', "'12e-3"],
    ['3-4', "'3-4"],
    ['3/4', "'3/4"],
    ['2026-11-20', "'2026-11-20"],
    ['1 1/2', "'1 1/2"],
    ['10:30', "'10:30"],
    ['12 PM', "'12 PM"],
    ['9a', "'9a"],
    ['1.10', "'1.10"],
    ['.5', "'.5"],
    ['1,234', `"'1,234"`],
    ['123-', "'123-"],
    ['(123)', "'(123)"],
    ['$12', "'$12"],
    ['50%', "'50%"],
    ['MAR1', "'MAR1"],
    ['1-Sep', "'1-Sep"],
    ['DEC 2026', "'DEC 2026"],
    ['1234567890123456', "'1234567890123456"],
    [' 0012', "' 0012"],
    ['００１', "'００１"],
    ['true', "'true"],
    ['FALSE', "'FALSE"],
    // What it leaves as it is.
    ['1684025517', '1684025517'],
    ['0', '0'],
    ['B7340912', 'B7340912'],
    ['1E10A', '1E10A'],
    ['118 Alder Ct', '118 Alder Ct'],
    ['May', 'May'],
    ['CONF30F', 'CONF30F'],
    ['11/18/26 03:30:00 PM', '11/18/26 03:30:00 PM'],
    ['a,b', '"a,b"'],
    ['say "so"', '"say ""so"""'],
    ['two\nlines', '"two\nlines"'],
    ['=a,b', `"'=a,b"`],
    [-5.5, '-5.5'],
    [Number.NaN, ''],
    [null, ''],
  ])('writes %j as %s', (value, expected) => expect(toCsv([[value]])).toBe(`\uFEFF${expected}\r\n`));

  it('never lets a cell start as a formula', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(
          toCsv([[text]])
            .slice(1)
            .replace(/^"/, ''),
        ).not.toMatch(/^\s*[=+\-@]/);
      }),
    );
  });

  it('keeps every identifier, digit for digit, behind at most an apostrophe', () => {
    const digits = fc.string({ unit: fc.integer({ min: 0, max: 9 }).map(String), minLength: 1, maxLength: 24 });
    const identifier = fc.oneof(digits, fc.stringMatching(/^(?:\d{1,4}[./-]\d{1,4}|\d{1,6}E\d{1,4})$/));
    fc.assert(
      fc.property(identifier, (text) => {
        const cell = toCsv([[text]]).slice(1, -2);
        expect(cell.replace(/^'/, '')).toBe(text);
        // What a spreadsheet makes of a cell without one.
        if (!cell.startsWith("'")) expect(String(Number(cell))).toBe(text);
      }),
    );
  });

  it('reads a long text in no time', () => {
    expect(toCsv([[`${'1'.repeat(200_000)}x`]])).toHaveLength(32_770);
  });

  it('writes an apostrophe before a formula, whatever is glued to its beginning', () => {
    const invisible = fc.constantFrom(
      ...Array.from('\u00A0\u00AD\u061C\u115F\u180E\u200B\u200D\u200F\u2028\u2066\u3000\u3164\uFE0F\uFEFF\0\v '),
    );
    const beginning = fc.constantFrom(...Array.from('=+-@＝＋－＠﹢﹣﹦﹫−'));
    fc.assert(
      fc.property(fc.array(invisible), beginning, fc.string(), (glued, sign, rest) => {
        expect(toCsv([[glued.join('') + sign + rest]])).toMatch(/^\uFEFF"?'/);
      }),
    );
  });
});
