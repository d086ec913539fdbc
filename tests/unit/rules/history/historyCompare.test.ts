import { describe, expect, it } from 'vitest';
import { compareRuns } from '@/features/history/rules/compareRuns';
import { describeAmount, describeComparison } from '@/features/history/rules/describeComparison';
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
    const { rows } = compareRuns(run('Complete', { dti: 41.8 }), run('Complete', { dti: 39.9 }));
    expect(rows.filter(({ isChanged }) => isChanged)).toEqual([
      { label: 'DTI-1003', earlier: '41.8%', later: '39.9%', isChanged: true, change: -1.9, unit: 'points' },
    ]);
  });

  it('formats a change in sixteenths exactly', () => {
    const { rows } = compareRuns(
      run('Complete', { interestRate: 6.8125, qualifyingRate: 4.302_14 }),
      run('Complete', { interestRate: 6.875, qualifyingRate: 4.302_15 }),
    );
    expect(rows.flatMap(({ change, isChanged }) => (isChanged ? [change] : []))).toEqual([0.0625, 0.000_01]);
  });

  it('describes in words what changed, never why', () => {
    const code = (name: string) => ({ type: 'Appraisal', name, borrowerName: '' });
    const earlier = run('Refer with Caution', {
      dti: 46.9,
      totalIncome: 10_000,
      purposeType: 'Purchase',
      secondLineAmount: 5,
      initialDrawAmount: null,
      duFindings: [code('2125 INTERIOR-APPRAISAL'), code('SAME')],
    });
    const later = run('Approve/Eligible', {
      dti: 43.1,
      totalIncome: 11_000,
      purposeType: 'Refinance',
      secondLineAmount: null,
      initialDrawAmount: 7,
      duFindings: [code('SAME'), code('2167 FIELDWORK-WAIVER-L1')],
    });
    expect(describeComparison(compareRuns(earlier, later))).toEqual([
      'Outcome changed from Refer with Caution to Approve/Eligible.',
      'Loan Purpose changed from Purchase to Refinance.',
      'DTI-1003 fell by 3.8 points, from 46.9% to 43.1%.',
      'Total Income rose by $1,000.00, from $10,000.00 to $11,000.00.',
      'Line Amount was $5.00 and is no longer given.',
      'Draw Amount was not given before and is now $7.00.',
      'New DU finding code: 2167 FIELDWORK-WAIVER-L1.',
      'DU finding code no longer given: 2125 INTERIOR-APPRAISAL.',
    ]);
  });

  it('measures months in months, and names codes in the plural', () => {
    const code = (name: string | null) => ({ type: null, name, borrowerName: null });
    const earlier = run('', { amortizationTerm: 360, duFindings: [] });
    const later = run('Complete', { amortizationTerm: 180, duFindings: [code('1'), code(null)] });
    expect(describeComparison(compareRuns(earlier, later))).toEqual([
      'Outcome was not given before and is now Complete.',
      'Loan Term fell by 180 months, from 360 to 180.',
      'New DU finding codes: 1, unnamed.',
    ]);
    expect(describeComparison(compareRuns(later, earlier))).toEqual([
      'Outcome was Complete and is no longer given.',
      'Loan Term rose by 180 months, from 180 to 360.',
      'DU finding codes no longer given: 1, unnamed.',
    ]);
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

  it('has no change where either number is missing', () => {
    const changeOf = (earlier: number | null, later: number | null) =>
      compareRuns(run('', { dti: earlier }), run('', { dti: later })).rows.find(({ label }) => label === 'DTI-1003')
        ?.change;
    expect([changeOf(40, null), changeOf(null, 40), changeOf(null, null), changeOf(40, 40)]).toEqual([
      null,
      null,
      null,
      0,
    ]);
  });

  it('compares runs without a data set by their outcome alone', () => {
    const bare = historyItem({ status: 'Error' });
    expect(describeComparison(compareRuns(bare, historyItem({ status: 'Complete' })))).toEqual([
      'Outcome changed from Error to Complete.',
    ]);
    expect(compareRuns(bare, bare).findings).toEqual([]);
  });

  it.each([
    [1_000, 'dollars', '$1,000.00'],
    [1.5, 'points', '1.5 points'],
    [1.900000000000004, 'points', '1.9 points'],
    [0.105, 'dollars', '$0.11'],
    [12, 'months', '12 months'],
    [3, 'text', '3'],
  ] as const)('writes %d %s as %s', (amount, unit, text) => {
    expect(describeAmount(amount, unit)).toBe(text);
  });

  it('says when nothing changed', () => {
    const same = run('Complete', {});
    expect(describeComparison(compareRuns(same, same))).toEqual(['History shows no change between these two runs.']);
  });
});
