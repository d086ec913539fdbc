import { describe, expect, it } from 'vitest';
import { compareRuns, comparisonText, describeAmount } from '@/features/history/rules/compareRuns';
import { dataSetRows } from '@/features/history/rules/historyDataSet';
import { ausDataSet, historyItem } from '@tests/fixtures/historyItem';

const valuesOf = (...data: Parameters<typeof dataSetRows>) =>
  Object.fromEntries(dataSetRows(...data).map(({ label, value }) => [label, value]));

describe('dataSetRows', () => {
  // @spec HIS-35, HIS-37, DAT-9, HIS-65
  it('labels and formats every field, in the order of the specification', () => {
    const shown = dataSetRows(
      ausDataSet({
        ...{ refinancePurpose: 'Cash-Out', qualifyingRate: 6.5, dti: 41.85, financedPremium: 1_500.5 },
        ...{ subordinateFinancing: 0, secondLineAmount: 5, initialDrawAmount: 7 },
      }),
    );
    const expected = {
      'Product Code': 'CONF30F',
      'Prop Address': '118 Alder Ct, Boise, ID 83702',
      'Prop Type': 'Primary Residence',
      'Loan Purpose': 'Purchase',
      'Refi Purpose': 'Cash-Out',
      'Submitted Using': 'Purchase Price',
      'Loan Term': '360',
      'Interest Rate': '6.375%',
      'Qualifying Rate': '6.5%',
      'DTI-1003': '41.85%',
      'Total Payments': '$3,870.00',
      'Total Proposed Housing': '$2,510.00',
      'Total Income': '$11,240.00',
      'Purchase Price': '$412,000.00',
      'Appraised Value': '$415,000.00',
      'Loan Amount': '$329,600.00',
      'Total Loan Amount': '$331,100.50',
      'Sub Financing Amount': '$0.00',
      'Line Amount': '$5.00',
      'Draw Amount': '$7.00',
    };
    expect(shown.map(({ label, value }) => [label, value])).toEqual(Object.entries(expected));
  });

  it.each([
    // @spec HIS-38
    { rule: 'the total is the base amount when nothing is financed', base: 100, financed: null, total: '$100.00' },
    // @spec HIS-38
    { rule: 'the total adds what is financed', base: 100, financed: 5, total: '$105.00' },
    { rule: 'there is no total without a base amount', base: null, financed: 5, total: null },
  ])('$rule', ({ base, financed, total }) => {
    const data = ausDataSet({ baseLoanAmount: base, financedPremium: financed });
    expect(valuesOf(data)['Total Loan Amount']).toBe(total);
  });

  it.each([
    { parts: { street: null }, address: 'Boise, ID 83702' },
    { parts: { state: null }, address: '118 Alder Ct, Boise, 83702' },
    { parts: { zip: null }, address: '118 Alder Ct, Boise, ID' },
    { parts: { state: null, zip: null }, address: '118 Alder Ct, Boise' },
    { parts: { street: null, city: null, state: null, zip: null }, address: null },
  ])('writes the known parts of the address: $address', ({ parts, address }) => {
    expect(valuesOf(ausDataSet(parts))['Prop Address']).toBe(address);
  });

  it('has every value missing without a data set, and treats no number as zero', () => {
    expect(new Set(Object.values(valuesOf(null)))).toEqual(new Set([null]));
    expect(valuesOf(ausDataSet({ dti: Number.NaN }))['DTI-1003']).toBeNull();
  });
});

const run = (status: string, data: Parameters<typeof ausDataSet>[0]) =>
  historyItem({ status, ausDataSet: ausDataSet(data) });

describe('comparing two runs', () => {
  it('marks what changed and by how much', () => {
    const { dti, others } = compareRuns(run('Complete', { dti: 41.8 }), run('Complete', { dti: 39.9 }));
    expect([...dti, ...others].filter(({ isChanged }) => isChanged)).toEqual([
      {
        id: 'dti',
        label: 'DTI-1003',
        earlier: '41.80%',
        later: '39.90%',
        isChanged: true,
        change: -1.9,
        unit: 'ratio',
      },
    ]);
  });

  it('formats a change in sixteenths exactly', () => {
    const { others } = compareRuns(
      run('Complete', { interestRate: 6.8125, qualifyingRate: 4.302_14 }),
      run('Complete', { interestRate: 6.875, qualifyingRate: 4.302_15 }),
    );
    expect(others.flatMap(({ change, isChanged }) => (isChanged ? [change] : []))).toEqual([0.0625, 0.000_01]);
  });

  it('is copied with each field once, and with new and removed codes', () => {
    const code = (name: string | null) => ({ type: 'Appraisal', name, borrowerName: '' });
    const earlier = run('', {
      dti: 46.9,
      secondLineAmount: 5,
      duFindings: [code('2125 INTERIOR-APPRAISAL'), code('SAME')],
    });
    const later = run('Complete', {
      dti: 43.1,
      secondLineAmount: null,
      duFindings: [code('SAME'), code('1'), code(null)],
    });
    const lines = comparisonText(earlier, later, []).split('\n');
    expect(lines[4]).toBe('DTI-1003\t46.90%\t43.10%\t▼ 3.80 percentage points');
    expect(lines).toContain('Line Amount\t$5.00\t--\t');
    expect(lines[24]).toBe('Outcome\t--\tComplete\t');
    expect(lines.filter((line) => line.startsWith('DTI-1003'))).toHaveLength(1);
    expect(lines.slice(-3)).toEqual([
      'DU finding code 2125 INTERIOR-APPRAISAL, Appraisal\t\t\tOnly in #1',
      'DU finding code 1, Appraisal\t\t\tNew in #1',
      'DU finding code --, Appraisal\t\t\tNew in #1',
    ]);
  });

  it('keeps what an engine wrote in the cell of its code', () => {
    const hostile = { type: '=HYPERLINK("https://evil.test")', name: '2125\tINTERIOR', borrowerName: 'Ann\nLee' };
    const lines = comparisonText(run('Complete', {}), run('Complete', { duFindings: [hostile] }), []).split('\n');
    expect(lines.at(-1)).toBe('DU finding code 2125 INTERIOR, =HYPERLINK("https://evil.test"), Ann Lee\t\t\tNew in #1');
  });

  it('distinguishes codes by type, name and borrower', () => {
    const code = { type: 'Credit', name: '1', borrowerName: 'Maren Okafor' };
    const { findings } = compareRuns(
      run('Complete', { duFindings: [code, code] }),
      run('Complete', { duFindings: [code, { ...code, type: 'Income' }, { ...code, borrowerName: 'Tobias Okafor' }] }),
    );
    expect(findings.map(({ isInEarlier, isInLater }) => [isInEarlier, isInLater])).toEqual([
      [true, true],
      [false, true],
      [false, true],
    ]);
  });

  it('knows a code again whose borrower is spelled otherwise', () => {
    const code = { type: 'Credit', name: '1', borrowerName: 'Zo\u00EB Okafor-Marsh' };
    const { findings } = compareRuns(
      run('Complete', { duFindings: [code] }),
      run('Complete', { duFindings: [{ ...code, borrowerName: 'ZOE OKAFOR MARSH' }] }),
    );
    expect(findings).toHaveLength(1);
  });

  it('has no change where either number is missing', () => {
    const changeOf = (earlier: number | null, later: number | null) =>
      compareRuns(run('', { dti: earlier }), run('', { dti: later })).dti[0]?.change;
    expect([changeOf(40, null), changeOf(null, 40), changeOf(null, null), changeOf(40, 40)]).toEqual([
      null,
      null,
      null,
      0,
    ]);
  });

  it('compares runs without a data set by their outcome alone', () => {
    const bare = historyItem({ status: 'Error' });
    const { outcome, dti, others, findings } = compareRuns(bare, historyItem({ status: 'Complete' }));
    expect([outcome.isChanged, [...dti, ...others].some(({ isChanged }) => isChanged), findings]).toEqual([
      true,
      false,
      [],
    ]);
  });

  it.each([
    [1_000, 'dollars', '$1,000.00'],
    [1.5, 'ratio', '1.50 percentage points'],
    [1.900000000000004, 'ratio', '1.90 percentage points'],
    [0.375, 'rate', '0.375 percentage points'],
    [0.105, 'dollars', '$0.11'],
    [12, 'months', '12 months'],
  ] as const)('writes %d %s as %s', (amount, unit, text) => {
    expect(describeAmount(amount, unit)).toBe(text);
  });
});
