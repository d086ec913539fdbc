import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { apiOverWire, loanId } from '@tests/support/apiOverWire';
import { server } from '@tests/support/server';

const answer = (body: object) => server.use(http.all('*/api/*', () => HttpResponse.json(body)));

const answerText = (json: string) =>
  server.use(http.all('*/api/*', () => HttpResponse.text(json, { headers: { 'content-type': 'application/json' } })));

it('a number with more digits than a browser keeps is read whole, and one that is not whole is no id', async () => {
  answerText(
    '{"requestId":1,"ausRequests":[{"ausRequestTypeId":2,"du_key_id":9007199254740993}],"creditAgencyId":1e23}',
  );
  const { api, signal } = apiOverWire();
  expect(await api.read('requestDetail')({ loanId, requestId: '1' }, signal)).toMatchObject({
    creditAgencyId: null,
    ausRequests: [{ ausOptionId: 'du', identifier: '9007199254740993' }],
  });
});

it('a request with such a number stays, and its downloads name it', async () => {
  answerText(
    '{"transactionHistories":[{"requestId": 90071992547409931,"multiAusRequestId":90071992547409932,' +
      '"uiOnlyRequestId":90071992547409933,"ausType":3}]}',
  );
  const { api, signal, requests } = apiOverWire();
  const items = await api.history.poll({ loanId }, signal);
  expect(items).toMatchObject([
    { requestId: '90071992547409931', multiAusRequestId: '90071992547409932', key: '90071992547409933' },
  ]);
  answerText('{}');
  await api.documents.download({ loanId, requestId: '90071992547409933', kind: 'Request' }, signal);
  expect(requests.at(-1)?.body).toMatchObject({ RequestId: '90071992547409933' });
});

const NAMES = [
  { option: 'du', specification: { du_key_id: '1684025517' }, camelCase: { duKeyId: '1684025517' } },
  {
    option: 'lp',
    specification: { lpa_key_id: 'B7340912', lpa_loan_identifier: 'LPL-0042177' },
    camelCase: { lpaKeyId: 'B7340912', lpaLoanIdentifier: 'LPL-0042177' },
  },
  {
    option: 'lp_thru_cal',
    specification: { lpa_thru_cal_key_id: 'C7340912', lpa_thru_cal_loan_identifier: 'LPL-0042178' },
    camelCase: { lpaThruCalKeyId: 'C7340912', lpaThruCalLoanIdentifier: 'LPL-0042178' },
  },
] as const;

describe.each(NAMES)('the identifiers of $option', ({ option, specification, camelCase }) => {
  const [identifier, loanIdentifier = null] = Object.values(specification);

  // @spec DAT-1
  it.each([
    { spelling: "the specification's names", body: specification },
    { spelling: 'camel-case names', body: camelCase },
    {
      spelling: 'both, one of them null',
      body: { ...specification, ...Object.fromEntries(Object.keys(camelCase).map((name) => [name, null])) },
    },
  ])('are read under $spelling', async ({ body }) => {
    answer({ ...body, duLoanIdentifierLockStatus: 'Locked' });
    const { api, signal } = apiOverWire();
    expect(await api.requestSetup.typeData({ loanId, option }, signal)).toMatchObject({
      identifier,
      loanIdentifier,
      isIdentifierLocked: option === 'du',
    });
  });

  // @spec DAT-1
  it.each(['Unlocked', '', null])('are not locked by the lock status %j', async (duLoanIdentifierLockStatus) => {
    answer({ ...specification, duLoanIdentifierLockStatus });
    const { api, signal } = apiOverWire();
    expect(await api.requestSetup.typeData({ loanId, option }, signal)).toMatchObject({ isIdentifierLocked: false });
  });

  // @spec DAT-1
  it("are read from a past order under the specification's names", async () => {
    answer({
      requestId: 1,
      ausRequests: [{ ausRequestTypeId: { du: 2, lp: 3, lp_thru_cal: 999 }[option], ...specification }],
    });
    const { api, signal } = apiOverWire();
    expect(await api.read('requestDetail')({ loanId, requestId: '1' }, signal)).toMatchObject({
      ausRequests: [{ ausOptionId: option, identifier, loanIdentifier }],
    });
  });
});

it.each([
  [260_001_234, '260001234'],
  ['0260001234', '0260001234'],
  [' ', null],
  [1.5, null],
  [true, null],
])('the loan number and the user name of an account may be %j', async (sent, read) => {
  answer({ loanNumber: sent, creditAgencies: [{ creditAgencyId: 1, userName: sent }] });
  const { api, signal } = apiOverWire();
  expect(await api.loans.header({ loanId }, signal)).toMatchObject({ loanNumber: read });
  const listed = await api.creditAgencies.list({ loanId, channelId: 2, service: 'du' }, signal);
  expect(listed?.agencies).toMatchObject([{ userName: read }]);
});

it('identifiers of a result that are numbers are read as text', async () => {
  const result = { requestId: 1, casefileId: 1684025517, auLoanIdentifier: 42177 };
  answer({ selections: [result, { requestId: 2, casefileId: 0, auLoanIdentifier: '' }] });
  const { api, signal } = apiOverWire();
  expect(await api.selections.list({ loanId, runId: '1' }, signal)).toMatchObject([
    { casefileId: '1684025517', auLoanIdentifier: '42177' },
    { casefileId: null, auLoanIdentifier: null },
  ]);
});

it('a zip code and the identifiers of the latest request that are numbers are read as text', async () => {
  answer({ transactionHistories: [{ requestId: 1, ausDataSet: { zip: 28801 } }] });
  const { api, signal } = apiOverWire();
  expect(await api.history.poll({ loanId }, signal)).toMatchObject([{ ausDataSet: { zip: '28801' } }]);
  answer({ getAusRequestItems: [{ requestID: 1, caseFileIdentifier: 1684025517, auLoanIdentifier: 42177 }] });
  expect(await api.read('recentRequest')({ loanId }, signal)).toMatchObject({
    getAusRequestItems: [{ caseFileIdentifier: '1684025517', auLoanIdentifier: '42177' }],
  });
});
