import { afterEach, describe, expect, it } from 'vitest';
import { localFormats } from '@/services/browser/applyWording';
import { clockTime, fullDateTime, isoDay, listed, money, percent, plannedTime, ratio, shortDate } from '@/lib/format';
import { wording } from '@/lib/wording';

const DATE = '2026-03-04T15:06:07';

afterEach(() => {
  wording.language = 'en-US';
  delete wording.formats;
});

it('the language of the specification keeps its patterns', () => {
  expect(localFormats('en-US')).toBeUndefined();
});

/** Spaces differ between versions of the language data. */
const plain = (text: string): string => text.replace(/\s/g, ' ');

describe('dates and numbers are written as in Spain', () => {
  it.each([
    [() => shortDate(DATE), '04/03/26'],
    [() => fullDateTime(DATE), '04/03/26, 15:06:07'],
    [() => plannedTime(DATE), '04/03/26, 15:06'],
    [() => clockTime(new Date(DATE).getTime()), '15:06:07'],
    [() => money(1234567.5), '1.234.567,50 US$'],
    [() => percent(6.375), '6,375%'],
    [() => ratio(41.2), '41,20%'],
    [() => listed(['DU', 'LPA']), 'DU y LPA'],
    // Read by code, not by people.
    [() => isoDay(DATE), '2026-03-04'],
    [() => shortDate('soon'), '--'],
  ])('%s gives %s', (format, text) => {
    const formats = localFormats('es');
    if (formats === undefined) throw new Error('no formats');
    Object.assign(wording, { language: 'es', formats });
    expect(plain(format())).toBe(text);
  });
});
