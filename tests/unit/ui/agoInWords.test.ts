import { expect, it } from 'vitest';
import { dayOrAgoInWords, agoInWords } from '@/ui/agoInWords';

const NOW = Date.parse('2026-11-22T10:00:00Z');

it.each([
  ['2026-11-22T10:00:30Z', 'just now'],
  ['2026-11-22T09:59:01Z', 'just now'],
  ['2026-11-22T09:59:00Z', '1 min ago'],
  ['2026-11-22T09:00:01Z', '59 min ago'],
  ['2026-11-22T09:00:00Z', '1 h ago'],
  ['2026-11-21T10:00:01Z', '23 h ago'],
  ['2026-11-21T10:00:00Z', '1 day ago'],
  ['2026-11-10T10:00:00Z', '12 days ago'],
  ['soon', null],
  [null, null],
])('%s was %s', (iso, text) => {
  expect(agoInWords(iso, NOW)).toBe(text);
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
