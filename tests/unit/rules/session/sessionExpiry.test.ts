import { describe, expect, it } from 'vitest';
import { clockDriftIn, expiryFor } from '@/features/session/rules/sessionExpiry';
import type { Failure } from '@/lib/failure';

const failed = (failure: Partial<Failure>): Failure => ({ kind: 'http', call: 'loanHeader', ...failure });

const UNEXPECTED =
  'An unexpected error has occurred. Please refresh your screen and try again. If you continue to receive this error, please start a live online chat with our online system support team.';

describe('the error catalogue', () => {
  // @spec DAT-23, SES-14
  it('401 ends the session', () => {
    expect(expiryFor(failed({ status: 401 }))).toEqual({
      message: 'User session has timed out.',
      kind: 'over',
    });
  });

  // @spec SES-22
  it('a call that found no token counts as answered with 401', () => {
    expect(expiryFor(failed({ kind: 'signedOut' }))).toEqual(expiryFor(failed({ status: 401 })));
  });

  // @spec DAT-23, SES-15
  it('500 shows the tracking number, without a countdown', () => {
    expect(expiryFor(failed({ status: 500, trackingNumber: 'T-1' }))).toEqual({
      message: `${UNEXPECTED} The tracking number for this issue is T-1`,
      kind: 'serverError',
    });
  });

  it('500 without a tracking number omits its sentence', () => {
    expect(expiryFor(failed({ status: 500 }))?.message).toBe(UNEXPECTED);
  });

  it.each([400, 403, 404, 408, 409, 429, 501, 502, 503, 504])(
    '%i is left to the part of the screen that made the call',
    (status) => {
      expect(expiryFor(failed({ status }))).toBeUndefined();
    },
  );

  it.each(['network', 'timeout', 'unreadable', 'bug'] as const)('so does %s', (kind) => {
    expect(expiryFor(failed({ kind }))).toBeUndefined();
  });

  // @spec SES-21
  it.each([401, 500])('the employee lookup is exempt from %i', (status) => {
    expect(expiryFor(failed({ call: 'employee', status }))).toBeUndefined();
  });
});

describe('clock drift', () => {
  // @spec SES-20
  it.each(['The JWT was issued in the future', 'The JWT expired and is no longer valid'])(
    'is detected from an error of a new token: %s',
    (error) => {
      const expiry = clockDriftIn(`Uncaught AuthSdkError: ${error}`);
      expect(expiry?.message).toMatch(/^Warning: Your computer clock is out of sync .* by more than 10 minutes\./);
      expect(expiry).toMatchObject({ kind: 'clockError' });
    },
  );

  it.each(['', 'The JWT expired before it was issued', 'the jwt was issued in the future'])('not by %j', (text) => {
    expect(clockDriftIn(text)).toBeUndefined();
  });
});
