import { HttpResponse } from 'msw';
import { faultOf, type FaultId } from '@tests/faults/manifest/faults';
import { gaps, manyItems, nested, otherRoot, repeated, unknownWords, wrongTypes } from './alterations';

/** Responds to a request in its own way; `work` lets the lender process the request. */
export type Answer = (request: Request, work: () => Promise<Response>) => Promise<Response>;

/** The error with which `fetch` fails without a response. */
export class NoAnswer extends TypeError {}

const SLOW_MS = 10_000;

export const answerOf = (fault: FaultId): Answer => {
  const { status } = faultOf(fault);
  if (fault === 'status504') return refusalAfterWork(504);
  return status === undefined ? ANSWERS[fault as keyof typeof ANSWERS] : () => Promise.resolve(refusal(status));
};

const refusal = (status: number): Response =>
  HttpResponse.json({ message: 'No.', failureTrackingNumber: `T-${status}` }, { status });

/** The service does the work, and then says something else. */
export const refusalAfterWork = (status: number): Answer => afterWork(() => refusal(status));

const afterWork =
  (answer: (response: Response) => Response | Promise<Response>): Answer =>
  async (_request, work) =>
    answer(await work());

const text = (body: string): Response => new HttpResponse(body, { headers: { 'content-type': 'application/json' } });

const altered = (alter: (answer: unknown) => unknown): Answer =>
  afterWork(async (response) => text(JSON.stringify(alter(await response.json()))));

const instead = (body: string): Answer => afterWork(() => text(body));

/** Never responds; rejects only when the caller aborts. */
export const never = (request: Request): Promise<never> =>
  new Promise((_, reject) => {
    request.signal.addEventListener('abort', () => reject(new NoAnswer('Aborted')));
  });

const ANSWERS: Record<Exclude<FaultId, `status${number}`>, Answer> = {
  offline: () => Promise.reject(new NoAnswer('Failed to fetch')),
  silent: async (request, work) => {
    await work();
    return never(request);
  },
  slow: async (request, work) => {
    await Promise.race([new Promise((resolve) => setTimeout(resolve, SLOW_MS)), never(request)]);
    return work();
  },
  html: afterWork(() => HttpResponse.html('<!doctype html><title>Gateway</title><p>Please wait.</p>')),
  truncated: afterWork(async (response) => {
    const whole = await response.text();
    return text(whole.slice(0, Math.floor(whole.length / 2)));
  }),
  otherRoot: altered(otherRoot),
  errorObject: instead('{"error":"login_required","message":"Sign in"}'),
  null: instead('null'),
  emptyText: instead(''),
  emptyObject: instead('{}'),
  emptyList: instead('[]'),
  gaps: altered(gaps),
  wrongTypes: altered(wrongTypes),
  nested: altered(nested),
  unknownWords: altered(unknownWords),
  repeated: altered(repeated),
  manyItems: altered(manyItems),
};
