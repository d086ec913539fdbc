import { expect, it } from 'vitest';
import { describeFailure } from '@/config/describeFailure';
import type { Failure } from '@/lib/failure';

const said = (message: string) => [{ key: null, field: null, borrowerKey: null, message }];

// @spec SES-25
it.each<[Partial<Failure>, RegExp]>([
  [
    { kind: 'network' },
    /^Could not reach the service to load the history\. Check your connection, or sign in again\.$/,
  ],
  [{ kind: 'timeout' }, /took too long to send the history/],
  [{ kind: 'unreadable' }, /response with the history could not be read/],
  [{ kind: 'signedOut' }, /You are signed out, so the history was not loaded/],
  [{ kind: 'bug' }, /Something went wrong while showing the history/],
  [{ kind: 'http', status: 403 }, /could not provide the history \(status 403\)/],
  [{ kind: 'http', status: 403, reasons: said('No role.') }, /^The service refused to send the history: No role\.$/],
  [{ kind: 'http', status: 403, reasons: said('XSRF token missing') }, /because of this page's anti-forgery token/],
  [{ kind: 'http', status: 404 }, /does not know the history/],
  [{ kind: 'http', status: 429, retryAt: new Date(2026, 10, 20, 15, 2).getTime() }, /busy.* after 03:02:00 PM\.$/],
  [{ kind: 'http', status: 503 }, /could not provide the history \(status 503\)/],
])('describes %j in one sentence', (failure, sentence) => {
  expect(describeFailure({ kind: 'http', call: 'historyDetails', ...failure }, 'the history')).toMatch(sentence);
});
