import { expect, it } from 'vitest';
import { createServerClock } from '@/browser/serverClock';

const NOON = Date.parse('2026-11-21T12:00:00Z');

it("goes by the server's latest answer and by time that has passed since, not by the computer's clock", () => {
  let elapsed = 5_000;
  const clock = createServerClock(() => elapsed);
  expect(clock.now()).toBeNull();
  clock.note('Sat, 21 Nov 2026 12:00:00 GMT');
  elapsed += 90_000;
  expect(clock.now()).toBe(NOON + 90_000);
  clock.note('Sat, 21 Nov 2026 12:00:00 GMT');
  expect(clock.now()).toBe(NOON);
});

it.each([undefined, null, '', 'yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT', 7])('ignores %j', (header) => {
  const clock = createServerClock();
  clock.note(header);
  expect(clock.now()).toBeNull();
});
