import { expect, it, vi } from 'vitest';
import { dayOrAgoInWords, agoInWords } from '@/ui/agoInWords';

const NOW = Date.parse('2026-11-22T10:00:00Z');

it.each<[iso: string | null, text: string | null, now?: number]>([
  ['2026-11-22T10:00:30Z', 'just now'],
  ['2026-11-22T09:59:01Z', 'just now'],
  ['2026-11-22T09:59:00Z', '1 min ago'],
  ['2026-11-22T09:00:01Z', '59 min ago'],
  ['2026-11-22T09:00:00Z', '1 h ago'],
  ['2026-11-21T10:00:01Z', '23 h ago'],
  ['2026-11-21T10:00:00Z', '1 day ago'],
  ['2026-11-10T10:00:00Z', '12 days ago'],
  // 46 hours, over two midnights: as old as Request says a report is.
  [new Date(2026, 10, 20, 23).toISOString(), '2 days ago', new Date(2026, 10, 22, 21).getTime()],
  ['soon', null],
  [null, null],
])('%s was %s', (iso, text, now = NOW) => {
  expect(agoInWords(iso, now)).toBe(text);
});

it('counts hours on the day of 25 hours, at the end of daylight saving', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(agoInWords('2026-11-01T04:10:00Z', Date.parse('2026-11-02T04:50:00Z'))).toBe('24 h ago');
  vi.unstubAllEnvs();
});

it.each([
  ['2026-11-22T09:00:00Z', '1 h ago'],
  ['2026-11-21T10:00:01Z', '23 h ago'],
  ['2026-11-21T10:00:00Z', '11/21/26'],
  ['2026-11-22T10:00:30Z', 'just now'],
  ['soon', '--'],
  [null, '--'],
])('%s is %s: the time matters for a day', (iso, text) => {
  expect(dayOrAgoInWords(iso, NOW)).toBe(text);
});
