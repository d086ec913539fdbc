import { delay } from 'msw';
import type { Call } from '@/http/contract/call';
import type { CallName } from '@/http/contract/call';
import type { LenderOptions } from '@sandbox/backendTypes';
import type { FaultBoard } from '@sandbox/faults';
import { findPersona, type Persona } from '@sandbox/personas';
import type { Loan } from '@sandbox/world/model';
import { hash } from '@sandbox/world/random';
import type { World } from '@sandbox/world/world';
import type { AnyAnswerer, Context } from './context';
import { answerInstead, corrupt, type Fault } from './faultResponses';
import { json, refuse } from './refusal';
import { withValidator } from './validators';
import { refuseForgery, withToken } from './xsrf';
import * as v from 'valibot';

export interface GateOptions extends LenderOptions {
  faults: FaultBoard;
  /** The current data. A function, because a reset replaces the data. */
  world: () => World;
}

/** The delay of a `slow` fault without a delay of its own. */
const SLOW_MS = 5_000;

export interface Arrival {
  request: Request;
  params: Readonly<Record<string, string>>;
}

/** Wraps an answerer in the checks and faults that apply to every request. */
export function createGate(name: CallName, call: Call, answer: AnyAnswerer, options: GateOptions) {
  return async (arrival: Arrival): Promise<Response> => {
    const body = await readBody(arrival.request);
    const loanId = loanIdOf(arrival, body);
    const fault = options.faults.take(name, loanId);
    const wait = fault?.delayMs ?? (fault?.kind === 'slow' ? SLOW_MS : 0);
    if (wait > 0) await delay(wait);
    const response = await faulty(fault, tracking(name, loanId), () => admit(arrival, body, loanId));
    return withToken(arrival.request, await withValidator(arrival.request, response), options.seed);
  };

  async function admit({ request, params }: Arrival, body: unknown, loanId: string | undefined): Promise<Response> {
    const persona = await bearer(request, options);
    if (persona instanceof Response) return persona;
    const now = options.now();
    const world = options.world();
    const loan = loanId === undefined ? undefined : world.open(loanId, now);
    const refusal =
      refuseLoan(call, request, loanId, loan) ??
      (call.method === 'POST' ? refuseForgery(request) : undefined) ??
      refuseBody(call, body);
    if (refusal) return refusal;
    // `loan` is undefined only where `refuseLoan` allows it: for the employee lookup.
    const context = { now, timeScale: options.timeScale, persona, world, loan, params, body } as Context<unknown>;
    const loanFault = loan?.loanFaults.find((candidate) => candidate.call === name);
    return faulty(loanFault, tracking(name, loanId), async () => {
      const answered = await answer(context);
      return answered instanceof Response ? answered : json(answered);
    });
  }
}

async function faulty(fault: Fault | undefined, trackingNumber: string, work: () => Promise<Response>) {
  if (!fault) return work();
  return answerInstead(fault, trackingNumber) ?? corrupt(fault, await work());
}

const tracking = (name: CallName, loanId: string | undefined): string =>
  `SBX-${String(hash(`${name} ${loanId ?? ''}`)).padStart(10, '0')}`;

/** Takes the loan id from the path, then from the LoanId header, then from the body. */
function loanIdOf({ request, params }: Arrival, body: unknown): string | undefined {
  const named = params['loanId'] ?? request.headers.get('LoanId');
  if (named !== null) return named;
  const inBody = typeof body === 'object' && body !== null && 'loanId' in body ? body.loanId : undefined;
  return typeof inBody === 'string' ? inBody : undefined;
}

async function bearer(request: Request, { identify }: LenderOptions): Promise<Persona | Response> {
  const header = request.headers.get('Authorization');
  if (!header) return refuse(401, "Authorization header missing: send 'Bearer <access token>'");
  const token = /^Bearer (\S+)$/.exec(header)?.[1];
  if (token === undefined) return refuse(401, "Authorization header malformed: send 'Bearer <access token>'");
  const persona = findPersona((await identify(token)) ?? '');
  return persona ?? refuse(401, 'The access token is unknown or has expired: sign in again');
}

function refuseLoan(call: Call, request: Request, loanId: string | undefined, loan: Loan | undefined) {
  if (call.sendsLoanId) {
    const sent = request.headers.get('LoanId');
    if (!sent) return refuse(400, `LoanId header missing: ${call.method} ${call.path} needs it`);
    if (sent !== loanId) return refuse(400, `LoanId header ${sent} differs from the loan ${loanId ?? ''} of the path`);
    if (!loan) return refuse(400, `LoanId header ${sent} is not a known loan`);
  }
  if (loan || isAboutNoLoan(call)) return undefined;
  return refuse(404, loanId === undefined ? 'No loan id was sent' : `There is no loan ${loanId}`);
}

const isAboutNoLoan = (call: Call): boolean => call.method === 'GET' && !/\{loanId\}/.test(call.path);

/** Reads the body as JSON. @empty undefined: no body, or not JSON */
export async function readBody(request: Request): Promise<unknown> {
  if (request.method === 'GET') return undefined;
  const text = await request.clone().text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Refuses a body with its first problem. @empty the body is valid */
export function refuseBody({ body: schema, path }: Call, body: unknown): Response | undefined {
  if (!schema) return undefined;
  if (body === undefined) return refuse(400, `POST ${path} needs a JSON body`);
  const [issue] = v.safeParse(schema, body).issues ?? [];
  if (!issue) return undefined;
  return refuse(400, `${v.getDotPath(issue) ?? 'The body'}: ${issue.message}`);
}
