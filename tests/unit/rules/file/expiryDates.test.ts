import { describe, expect, it } from 'vitest';
import { daysLeft, expiryDates, nextToExpire, type ExpirySources } from '@/features/file/rules/expiryDates';
import { isoDay, shortDate } from '@/lib/format';
import type { Day } from '@/lib/daysUntil';
import { recentCredit, verification } from '@tests/fixtures/order';
import { relief as reliefOf } from '@tests/fixtures/selection';
import { fc } from '@tests/support/properties';

const NOW = new Date(2026, 10, 22, 12, 47).getTime();
const relief = (closeByDate: string | null, status: string | null = 'Eligible') => reliefOf({ status, closeByDate });
const sources = (over: Partial<ExpirySources> = {}): ExpirySources => ({
  credit: undefined,
  verifications: [],
  reliefs: [],
  ...over,
});

describe('the expiry dates', () => {
  // @spec OWN-3
  it('are those that the service sent, soonest first, each with its source', () => {
    const dates = expiryDates(
      {
        credit: recentCredit({ expiresOn: '2026-12-11' }),
        verifications: [
          verification({ expiresOn: '2027-01-16' }),
          verification({
            verificationType: 'Income',
            reportId: 'R2',
            verificationSystem: 'PayLedger',
            expiresOn: '2026-11-16',
          }),
        ],
        reliefs: [
          { service: 'LPA', type: 'Employment', relief: relief('2026-11-25') },
          { service: 'DU', type: 'Employment', relief: relief(null) },
        ],
      },
      NOW,
    );
    expect(dates.map(({ label, detail, date, days }) => [label, detail, date, days])).toEqual([
      ['income report', 'Maren Okafor, PayLedger', '11/16/26', -6],
      ['employment relief', 'LPA, Eligible, close by', '11/25/26', 3],
      ['credit', 'TriPoint Credit, CR48201973, hard', '12/11/26', 19],
      ['assets report', 'Maren Okafor, DayOneCertainty', '01/16/27', 55],
    ]);
    expect(nextToExpire(dates, [])).toEqual({
      text: 'Income report expired · employment relief 3 days left · credit 19 days',
      isSoon: true,
    });
  });

  it('name the status of a relief, the line too if it is not eligible', () => {
    const dates = expiryDates(
      sources({
        reliefs: [
          { service: 'DU', type: 'Income', relief: relief('2026-11-24', 'Unable to Determine') },
          { service: 'LPA', type: 'Income', relief: relief('2026-11-26') },
          { service: 'LPA-C', type: 'Income', relief: relief('2026-12-26', null) },
        ],
      }),
      NOW,
    );
    expect(dates.map(({ detail }) => detail)).toEqual([
      'DU, Unable to Determine, close by',
      'LPA, Eligible, close by',
      'LPA-C, close by',
    ]);
    expect(nextToExpire(dates, [])?.text).toBe(
      'Income relief (unable to determine) 2 days left · income relief 4 days',
    );
  });

  it('are absent where the service sends none, or no date', () => {
    const verifications = [verification({ expiresOn: null }), verification({ expiresOn: 'in May' as Day })];
    const none = expiryDates(sources({ credit: recentCredit({ expiresOn: null }), verifications }), NOW);
    expect(none).toEqual([]);
    expect(nextToExpire(none, [])).toBeUndefined();
  });

  it('keep every date of reports that differ only in their borrower', () => {
    const verifications = ['101', '102'].map((borrowerId) => verification({ borrowerId, expiresOn: '2026-12-01' }));
    const dates = expiryDates(sources({ verifications }), NOW);
    expect(new Set(dates.map(({ key }) => key)).size).toBe(2);
    expect(nextToExpire(dates, [])?.text).toBe('Assets report 9 days left');
  });
});

describe('the line', () => {
  const of = (...dates: (readonly [string, number])[]) =>
    dates.map(([label, days]) => ({
      key: `${label} ${days}`,
      label,
      reservation: '',
      detail: '',
      date: '',
      days,
      hash: '',
    }));

  it.each([
    { what: 'today', dates: of(['credit', 0]), text: 'Credit expires today', isSoon: true },
    { what: 'tomorrow', dates: of(['credit', 1]), text: 'Credit 1 day left', isSoon: true },
    { what: 'in 5 days', dates: of(['credit', 5]), text: 'Credit 5 days left', isSoon: true },
    { what: 'in 6 days', dates: of(['credit', 6]), text: 'Credit 6 days left', isSoon: false },
    { what: 'in the past', dates: of(['credit', -1], ['credit', -9]), text: 'Credit expired', isSoon: true },
    { what: 'of two kinds in the past', dates: of(['a', -1], ['b', -9]), text: '2 expired', isSoon: true },
    {
      what: 'a third kind, which only the list names',
      dates: of(['a', 1], ['a', 2], ['b', 3], ['c', 4]),
      text: 'A 1 day left · b 3 days',
      isSoon: true,
    },
  ])('$what', ({ dates, text, isSoon }) => {
    expect(nextToExpire(dates, [])).toEqual({ text, isSoon });
  });

  it('ends with the remarks, also without a date', () => {
    expect(nextToExpire(of(['credit', 40]), ['relief not loaded'])?.text).toBe(
      'Credit 40 days left · relief not loaded',
    );
    expect(nextToExpire([], ['credit not loaded', 'relief not loaded'])).toEqual({
      text: 'Credit not loaded · relief not loaded',
      isSoon: false,
    });
  });

  it('names only days of dates that were sent, and is there for each valid one', () => {
    const day = fc.integer({ min: -400, max: 400 }).map((days) => {
      return { days, on: isoDay(new Date(2026, 10, 22 + days).toISOString()) as Day };
    });
    const sent = fc.array(fc.oneof(day, fc.constant({ days: null, on: 'n/a' as Day })), { maxLength: 6 });
    fc.assert(
      fc.property(sent, (all) => {
        const verifications = all.map(({ on }, at) => verification({ reportId: `R${at}`, expiresOn: on }));
        const dates = expiryDates(sources({ verifications }), NOW);
        const valid = all.filter(({ days }) => days !== null);
        expect(dates.map(({ days }) => days)).toEqual(
          valid.map(({ days }) => days).toSorted((a, b) => Number(a) - Number(b)),
        );
        expect(dates.map(({ date }) => date).toSorted()).toEqual(valid.map(({ on }) => shortDate(on)).toSorted());
        const soonest = dates.find(({ days }) => days >= 0);
        const { text = '' } = nextToExpire(dates, []) ?? {};
        expect(text.includes(soonest === undefined ? '' : daysLeft(soonest.days))).toBe(true);
        expect(text === '').toBe(valid.length === 0);
      }),
    );
  });
});
