import { createServer, type IncomingMessage, type Server } from 'node:http';
import * as v from 'valibot';
import type { Call } from '@/http/contract/call';
import { calls } from '@/app/calls';
import type { CallName } from '@/http/contract/call';
import { createLenderApi, Refused, type LenderApi, type Submission } from './lenderApi';
import * as to from './mapping';

interface Asked {
  lender: LenderApi;
  /** From the path, the LoanId header or the body. */
  loanId: string;
  params: Readonly<Record<string, string>>;
  body: unknown;
}

type Handlers = { [Name in CallName]?: (asked: Asked) => Promise<to.Answer<Name>> | to.Answer<Name> };

/** One handler for each call that the lender can serve. All others answer `null`: the companion shows nothing there. */
const HANDLERS: Handlers = {
  loanHeader: async ({ lender, loanId }) => to.toLoanHeader(await lender.mortgage(loanId)),
  loanData: async ({ lender, loanId }) => to.toLoanData(await lender.mortgage(loanId)),
  privileges: async ({ lender }) => to.toPrivileges(await lender.me()),
  employee: () => ({ isInternalEmployee: true }),
  historyDetails: async ({ lender, loanId }) => {
    const mortgage = await lender.mortgage(loanId);
    return { transactionHistories: (await lender.submissions(loanId)).map((one) => to.toRow(one, mortgage)) };
  },
  historyEntries: async ({ lender, loanId }) => ({
    transactionHistories: (await lender.submissions(loanId)).map(to.toEntry),
  }),
  ausRequestTypes: to.toRequestTypes,
  requestTypeData: async ({ lender, loanId, params }) =>
    to.toTypeData(Number(params['ausRequestTypeId']), await lender.submissions(loanId)),
  ausAvailability: to.toAvailability,
  requestBorrowers: async ({ lender, loanId }) => to.toBorrowers(await lender.mortgage(loanId)),
  recentRequest: async ({ lender, loanId }) => to.toRecentRequest(await lender.submissions(loanId)),
  userAgencies: async ({ lender }) => ({
    creditAgencyId: (await lender.vendors()).map(({ vendor_no }) => vendor_no),
    isTpoInfoExists: false,
  }),
  creditAgencies: async ({ lender, params }) =>
    to.toAgencies(await lender.vendors(), Number(params['ausRequestTypeId'])),
  acknowledgement: async ({ lender, loanId }) => to.toAcknowledgement(await lender.mortgage(loanId)),
  saveAcknowledgement: async ({ lender, loanId, params }) =>
    to.toAcknowledgement(await lender.giveConsent(loanId, params['flag'] === 'true')),
  requestDetail: async ({ lender, loanId, params }) =>
    to.toRequestDetail(await one(lender, loanId, params['requestId'])),
  recommendations: async ({ lender, loanId }) => ({
    recommendations: (await lender.submissions(loanId)).slice(0, 2).map(to.toRecommendation),
  }),
  selections: async ({ lender, loanId, params }) => {
    const run = (await lender.submissions(loanId)).filter((submission) => runOf(submission) === params['runId']);
    return { multiAusRequestId: run[0]?.batch_no ?? 0, selections: run.map(to.toResult) };
  },
  placeOrder: async ({ lender, loanId, body }) => {
    const order = v.safeParse(calls.placeOrder.body, body);
    if (!order.success) throw new Refused(400);
    return to.toPlaced(await lender.submit(loanId, to.toNewSubmission(order.output)));
  },
};

const runOf = ({ batch_no, submission_no }: Submission): string => String(batch_no ?? submission_no);

async function one(lender: LenderApi, loanId: string, requestId: string | undefined): Promise<Submission> {
  const found = (await lender.submissions(loanId)).find(({ submission_no }) => String(submission_no) === requestId);
  if (found === undefined) throw new Refused(404);
  return found;
}

interface Setup {
  /** Where the lender's own API is. */
  lender: string;
  /** The companion's origin, if the adapter has another. */
  appOrigin: string;
}

const ROUTES = (Object.keys(calls) as CallName[]).map((name) => {
  const call: Call = calls[name];
  return { name, call, path: new RegExp(`^${call.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) };
});

/** Answers the calls of the contract with what the lender's API says. Keeps no data. */
export const createAdapter = ({ lender, appOrigin }: Setup): Server =>
  createServer((incoming, outgoing) => {
    const answer = async (): Promise<unknown> => {
      if (incoming.method === 'OPTIONS') return null;
      const pathname = new URL(incoming.url ?? '', 'http://adapter').pathname;
      const route = ROUTES.find(({ call, path }) => call.method === incoming.method && path.test(pathname));
      if (route === undefined) throw new Refused(404);
      const body = await bodyOf(incoming);
      const params = Object.fromEntries(
        Object.entries(route.path.exec(pathname)?.groups ?? {}).map(([key, text]) => [key, decodeURIComponent(text)]),
      );
      const given = params['loanId'] ?? incoming.headers['loanid'] ?? (body as { loanId?: string } | null)?.loanId;
      const loanId = String(given ?? '');
      // It becomes part of an address.
      if (!/^\d{0,18}$/.test(loanId)) throw new Refused(400);
      const api = createLenderApi(lender, incoming.headers.authorization ?? '');
      return (await HANDLERS[route.name]?.({ lender: api, loanId, params, body })) ?? null;
    };
    const send = (status: number, data: unknown): void => {
      outgoing.writeHead(status, {
        'content-type': 'application/json',
        'cache-control': 'no-store',
        'access-control-allow-origin': appOrigin,
        'access-control-allow-credentials': 'true',
        'access-control-allow-headers': 'Authorization, LoanId, X-XSRF-TOKEN, Content-Type',
      });
      outgoing.end(JSON.stringify(data));
    };
    answer().then(
      (data) => send(200, data),
      (error: unknown) => send(error instanceof Refused ? error.status : 502, { message: 'The lender did not answer' }),
    );
  });

async function bodyOf(incoming: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of incoming) text += String(chunk);
  return text === '' ? null : JSON.parse(text);
}
