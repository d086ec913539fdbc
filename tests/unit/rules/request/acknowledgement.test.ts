import { expect, it } from 'vitest';
import { isOfPress, notSavedText, obtainedText } from '@/features/request/rules/acknowledgement';
import type { Failure } from '@/lib/failure';

it.each([
  ['2026-11-12T10:00:00Z', 'Rita', 'Obtained 11/12/26 by Rita'],
  ['2026-11-12T10:00:00Z', null, 'Obtained 11/12/26'],
  [null, 'Rita', 'Obtained by Rita'],
  [null, null, 'Obtained'],
])('obtained on %s by %s: %s', (obtainedOn, obtainedBy, text) => {
  expect(
    obtainedText({ isBorrowerAcknowledgementForCreditPullObtained: true, isRequired: true, obtainedOn, obtainedBy }),
  ).toBe(text);
});

const press = { names: ['rita.ibarra', 'Rita Ibarra'], at: Date.parse('2026-11-14T11:00:00Z') };
const kept = {
  isBorrowerAcknowledgementForCreditPullObtained: true,
  isRequired: true,
  obtainedOn: '2026-11-14T11:00:01Z',
  obtainedBy: 'Rita Ibarra',
};

const said = (message: string) => [{ key: null, field: null, borrowerKey: null, message }];

const TRY_AGAIN = 'try again.';

it.each([
  [{ kind: 'network' }, 'check your connection, or sign in again. Then try again.'],
  [{ kind: 'timeout' }, TRY_AGAIN],
  [{ kind: 'http', status: 403 }, TRY_AGAIN],
  [{ kind: 'http', status: 403, reasons: said('You may not.') }, 'You may not.'],
  [{ kind: 'http', status: 403, reasons: said('CSRF') }, 'reload the page, then try again.'],
] satisfies [Partial<Failure>, string][])('says why something was not saved: %o', (failure, reason) => {
  const refused = { failure: { call: 'saveAcknowledgement', ...failure }, isConfirmed: true, isObtained: true, press };
  expect(notSavedText(refused, undefined)).toBe(`The borrower acknowledgement was not saved: ${reason}`);
});

const DOUBT = 'We could not confirm whether the borrower acknowledgement was saved';

it.each([
  [{ kind: 'network' }, false, `${DOUBT}: check your connection, or sign in again. Then try again.`],
  [{ kind: 'http', status: 403 }, false, `${DOUBT}: try again.`],
  [{ kind: 'http', status: 403, reasons: said('You may not.') }, false, `${DOUBT}: the service said “You may not.”.`],
  [{ kind: 'timeout' }, true, `${DOUBT}.`],
] satisfies [Partial<Failure>, boolean, string][])(
  'calls a save in doubt that: %o, while the service has %s',
  (failure, isListed, text) => {
    const doubt = { failure: { call: 'saveAcknowledgement', ...failure }, isConfirmed: false, isObtained: true, press };
    expect(notSavedText(doubt, { ...kept, isBorrowerAcknowledgementForCreditPullObtained: isListed })).toBe(text);
  },
);

it.each([
  [{}, true],
  [{ obtainedOn: null, obtainedBy: null }, true],
  [{ obtainedOn: '2026-11-14', obtainedBy: 'IBARRA, RITA' }, true],
  [{ obtainedBy: 'Pat Lindqvist' }, false],
  [{ obtainedOn: '2026-11-14T10:40:00Z' }, false],
  [{ obtainedOn: '2026-11-11' }, false],
  [{ isBorrowerAcknowledgementForCreditPullObtained: false }, false],
  [{ isBorrowerAcknowledgementForCreditPullObtained: null }, false],
])('a record with %o is of the press that saves it: %s', (over, isOwn) => {
  expect(isOfPress({ ...kept, ...over }, true, press)).toBe(isOwn);
});

it('takes a withdrawn authorization for that of the press, whoever gave it', () => {
  expect(
    isOfPress(
      { ...kept, isBorrowerAcknowledgementForCreditPullObtained: false, obtainedBy: 'Pat Lindqvist' },
      false,
      press,
    ),
  ).toBe(true);
});

it('knows no record as its own while the user is not known, unless it names no person', () => {
  expect(isOfPress(kept, true, { ...press, names: [] })).toBe(false);
  expect(isOfPress({ ...kept, obtainedBy: null }, true, { names: [], at: null })).toBe(true);
});
