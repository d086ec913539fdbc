import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runTimes } from '@/features/selection/rules/runTimes';

beforeEach(() => void vi.stubEnv('TZ', 'America/New_York'));
afterEach(() => void vi.unstubAllEnvs());

function timesOf(...dates: (string | null)[]) {
  const runs = dates.map((latestDate) => ({ latestDate }));
  return runs.map(runTimes(runs));
}

// @spec APP-30
it('names the zone of two runs an hour apart at the end of daylight saving, and of no other', () => {
  expect(timesOf('2026-11-01T07:30:00Z', '2026-11-01T06:30:40Z', '2026-11-01T05:30:10Z', null)).toEqual([
    '11/01/26 02:30 AM',
    '11/01/26 01:30 AM EST',
    '11/01/26 01:30 AM EDT',
    '--',
  ]);
});

it.each([
  ['of one minute', '2026-11-01T06:30:00Z', '2026-11-01T06:30:59Z'],
  ['of different days', '2026-11-01T06:30:00Z', '2026-10-31T05:30:00Z'],
  ['without a date', null, 'soon'],
])('names none for two runs %s', (_, one, other) => {
  expect(timesOf(one, other).filter((time) => /E[SD]T$/.test(time))).toEqual([]);
});
