import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { resultStateOf } from '@/features/selection/rules/selectionResult';
import { apiOverWire, loanId } from '@tests/support/apiOverWire';
import { server } from '@tests/support/server';

const answer = (body: object) => server.use(http.all('*/api/*', () => HttpResponse.json(body)));

describe.each(['', '  '])('a blank text (%j) counts as missing', (blank) => {
  it('so an empty error leaves a result usable', async () => {
    const approved = { requestId: 1, status: 'Approve/Eligible', recommendation: blank, error: blank };
    answer({ selections: [{ ...approved, findingsDocumentId: blank }] });
    const { api, signal } = apiOverWire();
    const [result = expect.fail('a result')] = (await api.selections.list({ loanId, runId: '1' }, signal)) ?? [];
    expect(resultStateOf(result)).toBe('usable');
    expect(result).toMatchObject({ recommendation: null, error: null, findingsDocumentId: null });
  });

  it('so it is no reason for a recommendation', async () => {
    const waterfallReasons = [blank, ' Lower rate (+12)\t'];
    answer({ selections: [{ requestId: 1, waterfallReasons }] });
    const { api, signal } = apiOverWire();
    const [{ waterfallReasons: read } = expect.fail()] =
      (await api.selections.list({ loanId, runId: '1' }, signal)) ?? [];
    expect(read).toEqual(['Lower rate (+12)']);
  });

  it('so it is no message of a verification report', async () => {
    answer({ borrowerId: 1, messages: [blank, ' 12 deposits\t'] });
    const { api, signal } = apiOverWire();
    const detail = await api.read('digitalVerificationDetail')(
      { loanId, borrowerId: '1', system: 'AccountChek' },
      signal,
    );
    expect(detail?.messages).toEqual(['12 deposits']);
  });

  it('so it is no reason to choose for an override', async () => {
    const overrideReason = 'Other';
    const overrideReasons = [
      { overrideReasonId: 1, overrideReason: blank },
      { overrideReasonId: 2, overrideReason },
    ];
    answer({ overrideReasons });
    const { api, signal } = apiOverWire();
    const read = await api.selections.recommendations({ loanId }, signal);
    expect(read?.reasons).toMatchObject([{ overrideReasonId: '2', overrideReason }]);
  });

  it('so it is no id of a request', async () => {
    answer({ transactionHistories: [{ requestId: blank }, { requestId: ' 2' }] });
    const { api, signal } = apiOverWire();
    expect(await api.history.poll({ loanId }, signal)).toMatchObject([{ requestId: ' 2' }]);
  });

  it('so no document is offered for it', async () => {
    const creditDetail = [{ borrowerName: blank, encryptedCreditReportDocumentId: blank }];
    answer({ transactionHistories: [{ requestId: 1, findingsDocumentId: blank, casefileId: blank, creditDetail }] });
    const { api, signal } = apiOverWire();
    expect(await api.history.poll({ loanId }, signal)).toMatchObject([
      {
        findingsDocumentId: null,
        casefileId: null,
        creditDetail: [{ borrowerName: null, encryptedCreditReportDocumentId: null }],
      },
    ]);
  });

  it('so an agency without a name shows its id', async () => {
    answer({ creditAgencies: [{ creditAgencyId: 138, name: blank, userName: blank }] });
    const { api, signal } = apiOverWire();
    const listed = await api.creditAgencies.list({ loanId, channelId: 6, service: 'du' }, signal);
    expect(listed?.agencies).toMatchObject([{ creditAgencyId: '138', name: '138', userName: null }]);
  });

  it('so a verification without a report id cannot be ordered', async () => {
    answer({ digitalVerifications: [{ borrowerId: 1, reportId: blank }] });
    const { api, signal } = apiOverWire();
    expect(await api.verifications.list({ loanId }, signal)).toEqual([]);
  });
});

// @spec DAT-3
it.each([0, '0', '', null])('multiAusRequestId %j makes no multi request', async (multiAusRequestId) => {
  answer({ transactionHistories: [{ requestId: 1, multiAusRequestId }] });
  const { api, signal } = apiOverWire();
  expect(await api.history.poll({ loanId }, signal)).toMatchObject([{ requestId: '1', multiAusRequestId: null }]);
});

it('keeps a password as it is, and trims every other text', async () => {
  answer({ creditAgencies: [{ creditAgencyId: 138, name: ' TriPoint ', userName: 'rita', passphrase: ' secret ' }] });
  const { api, signal } = apiOverWire();
  expect(await api.creditAgencies.list({ loanId, channelId: 6, service: 'du' }, signal)).toMatchObject({
    agencies: [{ name: 'TriPoint', hasStoredPassword: true }],
    passwords: [{ password: ' secret ' }],
  });
});
