import { getResponse } from 'msw';
import type { Call } from '@/http/contract/call';
import type { WireOf } from '@sandbox/http/wireOf';
import { calls } from '@/app/calls';
import type { CallName } from '@/http/contract/call';
import { sentParts } from '@tests/conformance/sentParts';
import type { BodyOf } from '@sandbox/backend/context';
import { createLender } from '@sandbox/lender';
import { findPersona, type PersonaId } from '@sandbox/personas';

/** A Friday morning at the lender's office. */
export const OPENED_AT = Date.UTC(2026, 10, 20, 16, 30);

const XSRF = 'xsrf-of-the-test';

interface Sent {
  params?: Record<string, string | number>;
  body?: unknown;
  /** Additional headers; an empty value removes a header. */
  headers?: Record<string, string>;
}

type Table = typeof calls;
type Answer<Name extends CallName> = NonNullable<WireOf<Table[Name]['answer']>>;

/** Creates a lender with a clock that moves only when the test moves it. */
export function openLender(persona: PersonaId = 'rita.ibarra', timeScale = 1) {
  let now = OPENED_AT;
  const lender = createLender({ now: () => now, timeScale, seed: 7, identify: (bearer) => findPersona(bearer)?.id });

  async function fetchUrl(url: string, init: RequestInit): Promise<Response> {
    const response = await getResponse(lender.handlers, new Request(url, init));
    if (!response) throw new Error(`No handler for ${url}`);
    return response;
  }

  /** Sends a correct call, with the given differences. */
  function send(name: CallName, loanId: string, { params = {}, body, headers = {} }: Sent = {}): Promise<Response> {
    const call: Call = calls[name];
    const all = new Headers({
      Authorization: `Bearer ${persona}`,
      ...(call.sendsLoanId && { LoanId: loanId }),
      ...(call.method === 'POST' && { 'X-XSRF-TOKEN': XSRF, 'Content-Type': 'application/json' }),
    });
    for (const [header, value] of Object.entries(headers)) {
      if (value === '') all.delete(header);
      else all.set(header, value);
    }
    return fetchUrl(urlOf(call, { loanId, ...params }), {
      method: call.method,
      headers: all,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  return {
    lender,
    send,
    fetchUrl,
    pass: (seconds: number) => {
      now += seconds * 1_000;
    },
    /** Returns the fields of the response that the contract has. */
    async ask<Name extends CallName>(name: Name, loanId: string, sent?: Sent): Promise<Answer<Name>> {
      const response = await send(name, loanId, sent);
      if (!response.ok) throw new Error(`${name} of ${loanId}: ${response.status} ${await response.text()}`);
      return sentParts<Table[Name]['answer']>(calls[name].answer, await response.json()) as Answer<Name>;
    },
  };
}

export type OpenLender = ReturnType<typeof openLender>;

export const urlOf = ({ path }: Call, params: Record<string, string | number>): string =>
  `https://lender.test/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? `no-${name}`))}`;

export type Order = BodyOf<'placeOrder'>;

/** Creates a multi order for DU and LPA with new reports for all borrowers, and the given differences. */
export async function orderOf(lender: OpenLender, loanId: string, given: Partial<Order> = {}): Promise<Order> {
  const { requestBorrowers } = await lender.ask('requestBorrowers', loanId, { params: { requestTypeId: 1 } });
  const { digitalVerifications } = await lender.ask('digitalVerifications', loanId);
  const data = await lender.ask('loanData', loanId);
  return {
    loanId,
    businessChannelId: data.businessChannelId,
    requestTypeId: 1,
    isMultiAusRequest: (given.ausRequests?.length ?? 2) > 1,
    isCreditImportOnly: false,
    isGseSoftCreditPull: false,
    ausRequests: [du(), lpa()],
    creditAgency: agency('138'),
    requestBorrowers: (requestBorrowers ?? []).map((borrower) => creditLine(borrower, 'REPORT_TYPE_REQUEST_NEW')),
    digitalVerifications: (digitalVerifications ?? []).map((report) => ({
      borrowerId: String(report.borrowerId),
      verificationSystem: report.verificationSystem ?? '',
      verificationType: report.verificationType ?? '',
      reportId: report.reportId ?? '',
    })),
    isBorrowerAcknowledgementForCreditPullObtained: true,
    clientRequestKey: `key-${loanId}`,
    ...given,
  };
}

type OrderedAus = Order['ausRequests'][number];
type OrderedBorrower = Order['requestBorrowers'][number];

export const du = (given: Partial<OrderedAus> = {}): OrderedAus => ({
  ausRequestTypeId: 2,
  ausOptionId: 'du',
  transactionType: 'request_new',
  isLPThroughCaliber: false,
  ...given,
});

export const lpa = (given: Partial<OrderedAus> = {}): OrderedAus =>
  du({ ausRequestTypeId: 3, ausOptionId: 'lp', ...given });

export const agency = (creditAgencyId: string, password?: string): NonNullable<Order['creditAgency']> => ({
  creditAgencyId,
  mappedToCreditAgencyId: null,
  fromAusRequestType: 'DU',
  toAusRequestType: null,
  ...(password !== undefined && { userName: 'BRIGHT138', password }),
  rememberAccountDetails: false,
});

export const creditLine = (
  borrower: {
    requestBorrowerId: string | number;
    borrowerId: string | number;
    applicationId: string | number;
    isPrimary: boolean | null;
    previousReportReferenceNumber: string | number | null;
  },
  reportType: OrderedBorrower['reportType'],
  given: Partial<OrderedBorrower> = {},
): OrderedBorrower => ({
  requestBorrowerId: String(borrower.requestBorrowerId),
  borrowerId: String(borrower.borrowerId),
  applicationId: String(borrower.applicationId),
  isPrimary: borrower.isPrimary ?? false,
  isSelected: true,
  reportType,
  reportReferenceNumber: reportType === 'REPORT_TYPE_RE_ISSUE' ? borrower.previousReportReferenceNumber : null,
  isJoint: false,
  autoCopyLiabilities: true,
  formFreeReportNumber: null,
  isGseSoftCreditPull: false,
  ...given,
});
