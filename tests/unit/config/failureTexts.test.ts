import { expect, it } from 'vitest';
import { describeFailure } from '@/config/describeFailure';
import { describeUnsaved } from '@/config/describeUnsaved';
import type { Failure } from '@/lib/failure';

// @source Specification §8: "Other error text: not shown"
it.each<[Partial<Failure>, RegExp]>([
  [{ kind: 'network' }, /^Could not reach the service to load the history\. Check your connection\.$/],
  [{ kind: 'timeout' }, /took too long to answer with the history/],
  [{ kind: 'unreadable' }, /answer with the history could not be read/],
  [{ kind: 'signedOut' }, /You are signed out, so the history was not loaded/],
  [{ kind: 'bug' }, /Something went wrong while showing the history/],
  [{ kind: 'http', status: 403 }, /You do not have access to the history/],
  [{ kind: 'http', status: 404 }, /does not know the history/],
  [{ kind: 'http', status: 503 }, /could not provide the history \(status 503\)/],
])('describes %j in one sentence', (failure, sentence) => {
  expect(describeFailure({ kind: 'http', call: 'historyDetails', ...failure }, 'the history')).toMatch(sentence);
});

it.each([
  [{ kind: 'network' }, 'the service could not be reached. Check your connection.'],
  [{ kind: 'timeout' }, 'the service took too long to answer.'],
  [{ kind: 'unreadable' }, "the service's answer could not be read."],
  [{ kind: 'signedOut' }, 'you are signed out.'],
  [{ kind: 'bug' }, 'something went wrong.'],
  [{ kind: 'http', status: 403 }, 'you do not have permission.'],
  [{ kind: 'http', status: 503 }, 'the service answered with status 503.'],
] satisfies [Partial<Failure>, string][])('says why something was not saved: %o', (failure, reason) => {
  expect(describeUnsaved({ call: 'saveAcknowledgement', ...failure }, 'The tick')).toBe(
    `The tick was not saved: ${reason}`,
  );
});
