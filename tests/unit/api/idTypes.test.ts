import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { orderRequestOf } from '@/features/request/protocol/rules/orderRequest';
import { dataOf, formOf, sources } from '@tests/fixtures/order';
import { apiOverWire, loanId } from '@tests/support/apiOverWire';
import { server } from '@tests/support/server';

type Id = string | number;

/** Returns the service's responses, with every id formatted by `id`. */
const answersWith = (id: (digits: number) => Id) => ({
  'credit-agencies': {
    creditAgencies: [
      {
        creditAgencyId: id(138),
        fromAusRequestType: 'DU',
        mappingDetails: [{ mappedToCreditAgencyId: id(5138), toAusRequestType: 'LP' }],
      },
    ],
  },
  borrowers: {
    requestBorrowers: [
      {
        requestBorrowerId: id(901),
        borrowerId: id(101),
        applicationId: id(1),
        isPrimary: true,
        creditReportDocumentId: id(55),
        previousReportReferenceNumber: id(48201973),
        previousFormFreeReportNumber: id(77),
      },
    ],
  },
  'digital-verification-details': {
    digitalVerifications: [
      {
        borrowerId: id(101),
        reportId: id(31),
        verificationSystem: 'X',
        verificationType: 'Assets',
        status: 'Complete',
      },
    ],
  },
  'request-type/2': { du_key_id: id(1684025517) },
  'request-type/3': { lpa_key_id: id(7340912), lpa_loan_identifier: id(42177) },
  'transaction-history-details': {
    transactionHistories: [
      { requestId: id(412), multiAusRequestId: id(418), uiOnlyRequestId: id(9412), findingsDocumentId: id(66) },
      { requestId: id(410) },
    ],
  },
  recommendations: { overrideReasons: [{ overrideReasonId: id(8), overrideReason: 'Other', isCommentRequired: true }] },
  selections: { multiAusRequestId: id(418), selections: [{ requestId: id(412) }, { requestId: id(413) }] },
});

function answer(id: (digits: number) => Id) {
  const answers = Object.entries(answersWith(id)).map(([ending, body]) =>
    http.get(`*/${ending}`, () => HttpResponse.json(body)),
  );
  server.use(
    ...answers,
    http.post('*', () =>
      HttpResponse.json({ documentBytes: 'JVBERi0=', extension: 'pdf', requests: [], selections: [] }),
    ),
  );
}

describe.each<[string, (digits: number) => Id]>([
  ['numbers', (digits) => digits],
  ['texts', (digits) => String(digits)],
])('ids that the service sends as %s are sent back unchanged', (_, id) => {
  // @spec REQ-11, DAT-43
  it('in an order', async () => {
    answer(id);
    const { api, signal, requests } = apiOverWire();
    const agencies = await api.creditAgencies.list({ loanId, channelId: 6, service: 'du' }, signal);
    const borrowers = await api.requestSetup.borrowers({ loanId, mode: 'aus' }, signal);
    const verifications = await api.verifications.list({ loanId }, signal);
    const du = await api.requestSetup.typeData({ loanId, option: 'du' }, signal);
    const lp = await api.requestSetup.typeData({ loanId, option: 'lp' }, signal);
    const form = formOf(
      sources({
        creditAgencies: agencies?.agencies ?? [],
        borrowers: borrowers ?? [],
        verifications: verifications ?? [],
        ...dataOf({ du, lp }),
      }),
    );
    requests.length = 0;
    await api.orders.place({ loanId, order: orderRequestOf(form), clientRequestKey: 'k', password: '' }, signal);
    expect(requests[0]?.body).toMatchObject({
      ausRequests: [
        { caseFileIdentifier: id(1684025517) },
        { lpaKeyIdentifier: id(7340912), lpaLoanIdentifier: id(42177) },
      ],
      creditAgency: {
        creditAgencyId: id(138),
        fromAusRequestType: 'DU',
        mappedToCreditAgencyId: id(5138),
        toAusRequestType: 'LP',
      },
      requestBorrowers: [
        {
          requestBorrowerId: id(901),
          borrowerId: id(101),
          applicationId: id(1),
          reportReferenceNumber: id(48201973),
          formFreeReportNumber: id(77),
        },
      ],
      digitalVerifications: [{ borrowerId: id(101), reportId: id(31) }],
    });
  });

  // @spec API-21, DAT-43
  it('in documents and downloads', async () => {
    answer(id);
    const { api, signal, requests } = apiOverWire();
    const [multi = expect.fail('an item'), single] = (await api.history.poll({ loanId }, signal)) ?? [];
    requests.length = 0;
    await api.documents.open({ loanId, encryptedId: multi.findingsDocumentId ?? '' }, signal);
    for (const requestId of [multi.uiOnlyRequestId, single?.requestId]) {
      await api.documents.download({ loanId, requestId: requestId ?? '', kind: 'Request' }, signal);
    }
    expect(requests.map(({ body }) => body)).toMatchObject([
      { encryptedId: id(66) },
      { RequestId: id(9412) },
      { RequestId: id(410) },
    ]);
  });

  // @spec API-35, DAT-43
  it('in an override', async () => {
    answer(id);
    const { api, signal, requests } = apiOverWire();
    await api.history.poll({ loanId }, signal);
    const recommendations = await api.selections.recommendations({ loanId }, signal);
    const [first, second] = (await api.selections.list({ loanId, runId: '418' }, signal)) ?? [];
    requests.length = 0;
    await api.selections.override(
      {
        loanId,
        multiAusRequestId: '418',
        recommendedRequestId: first?.requestId ?? '',
        selectedRequestId: second?.requestId ?? '',
        selectedAusRequestTypeId: 3,
        overrideReasonId: recommendations?.reasons?.[0]?.overrideReasonId ?? '',
        overrideReason: null,
        comment: '',
      },
      signal,
    );
    expect(requests[0]?.body).toMatchObject({
      multiAusRequestId: id(418),
      recommendedRequestId: id(412),
      selectedRequestId: id(413),
      overrideReasonId: id(8),
    });
  });
});

it('a number that the user types is sent as text', async () => {
  const { api, signal, requests } = apiOverWire();
  answer((digits) => digits);
  const order = orderRequestOf(
    formOf(sources(), { services: { du: { type: 'import_existing', identifier: '1684025599' } } }),
  );
  await api.orders.place({ loanId, order, clientRequestKey: 'k', password: '' }, signal);
  expect(requests[0]?.body).toMatchObject({ ausRequests: [{ caseFileIdentifier: '1684025599' }, {}] });
});

// @spec DAT-43
it('downloads by the type of its own id, although another id has the same digits in another type', async () => {
  const transactionHistories = [{ requestId: 9001, uiOnlyRequestId: '9001', ausType: 2 }];
  server.use(http.get('*/transaction-history-details', () => HttpResponse.json({ transactionHistories })));
  server.use(
    http.post('*', () =>
      HttpResponse.json({ documentBytes: 'JVBERi0=', extension: 'pdf', requests: [], selections: [] }),
    ),
  );
  const { api, signal, requests } = apiOverWire();
  await api.history.poll({ loanId }, signal);
  await api.documents.download({ loanId, requestId: '9001', kind: 'Request' }, signal);
  expect(requests.at(-1)?.body).toMatchObject({ RequestId: 9001 });
});
