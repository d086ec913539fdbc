import { expect, it } from 'vitest';
import { notSavedText, obtainedText } from '@/domain/request/acknowledgement';
import type { Failure } from '@/lib/failure';

it.each([
  ['2026-11-12T10:00:00Z', 'Rita', 'Obtained 11/12/26 by Rita'],
  ['2026-11-12T10:00:00Z', null, 'Obtained 11/12/26'],
  [null, 'Rita', 'Obtained by Rita'],
  [null, null, 'Obtained'],
])('obtained on %s by %s: %s', (obtainedOn, obtainedBy, text) => {
  expect(obtainedText({ isObtained: true, isRequired: true, obtainedOn, obtainedBy })).toBe(text);
});

const said = (message: string) => [{ key: null, field: null, borrowerKey: null, message }];

it.each([
  [{ kind: 'network' }, 'the service could not be reached. Check your connection.'],
  [{ kind: 'timeout' }, 'the service took too long to answer.'],
  [{ kind: 'unreadable' }, "the service's response could not be read."],
  [{ kind: 'signedOut' }, 'you are signed out.'],
  [{ kind: 'bug' }, 'something went wrong.'],
  [{ kind: 'http', status: 403 }, 'the service answered with status 403.'],
  [{ kind: 'http', status: 403, reasons: said('You may not.') }, 'You may not.'],
  [
    { kind: 'http', status: 403, reasons: said('CSRF') },
    "the service refused this page's anti-forgery token. Reload the page and try again.",
  ],
  [{ kind: 'http', status: 503 }, 'the service answered with status 503.'],
] satisfies [Partial<Failure>, string][])('says why something was not saved: %o', (failure, reason) => {
  expect(notSavedText({ call: 'saveAcknowledgement', ...failure })).toBe(
    `The borrower acknowledgement was not saved: ${reason}`,
  );
});
