import { expect, it } from 'vitest';
import { isRecent, isRefusalPast, type OrderAttempt } from '@/features/request/protocol/rules/orderAttempt';

const MINUTE = 60_000;
const attempt = { sentAt: 0, serverTime: 0, refusal: { status: 403, serverTime: 0 } } as OrderAttempt;
const computer = 0;

it.each<[what: string, clocks: Parameters<typeof isRefusalPast>[1], isPast: boolean]>([
  ['six minutes later by both clocks', { computer, server: 6 * MINUTE, elapsed: 6 * MINUTE }, true],
  ['at once, with a server that is six minutes ahead', { computer, server: 6 * MINUTE, elapsed: 1_000 }, false],
  ['six minutes later, with a server that is behind', { computer, server: MINUTE, elapsed: 6 * MINUTE }, false],
  ['six minutes later, without a clock of the server', { computer, server: null, elapsed: 6 * MINUTE }, true],
  ['after a reload, six minutes later: servers may differ', { computer, server: 6 * MINUTE }, false],
  ['after a reload, sixteen minutes later', { computer: 16 * MINUTE, server: 16 * MINUTE }, true],
  ['after a reload, with a server that is sixteen minutes ahead', { computer, server: 16 * MINUTE }, false],
  ['after a reload, with a computer that was set back', { computer: -MINUTE, server: 16 * MINUTE }, true],
  ['after a reload, without a clock of the server', { computer: 60 * MINUTE, server: null }, false],
])('a refusal is past %s: %j is %s', (_, clocks, isPast) => {
  expect(isRefusalPast(attempt, clocks)).toBe(isPast);
});

it.each<[what: string, clocks: Parameters<typeof isRecent>[1], is: boolean]>([
  ['at once, with a server that is six minutes ahead', { computer, server: 6 * MINUTE, elapsed: 1_000 }, true],
  ['six minutes later by both clocks', { computer, server: 6 * MINUTE, elapsed: 6 * MINUTE }, false],
  ['after a reload, six minutes later', { computer: 6 * MINUTE, server: 6 * MINUTE }, false],
  ['after a reload, with a server that is six minutes ahead', { computer, server: 6 * MINUTE }, true],
  ['after a reload, with a computer that was set back', { computer: -MINUTE, server: 6 * MINUTE }, false],
  ['with a computer that is an hour ahead', { computer: 60 * MINUTE, server: null, elapsed: 1_000 }, true],
])('an order is recent %s: %j is %s', (_, clocks, is) => {
  expect(isRecent(attempt, clocks)).toBe(is);
});
