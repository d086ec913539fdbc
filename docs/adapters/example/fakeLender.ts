import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Engine, Mortgage, NewSubmission, Submission } from './lenderApi';

/** The only mortgage of the invented lender. */
const MORTGAGE_NO = '5550001';
/** The lender accepts every other token. */
const EXPIRED = 'Bearer expired';

const RUN_SECONDS = 5;
const VENDORS = [{ vendor_no: 71, label: 'Lantern Credit' }];

/** The invented lender: everything in it is fictional and in memory. */
export function createFakeLender(now: () => number = () => Math.floor(Date.now() / 1_000)): Server {
  const mortgage = newMortgage();
  let submissions: Submission[] = [
    submission(9003, null, 'FNMA_DU', now() - 90_000, 4_120),
    submission(9002, 900, 'FHLMC_LPA', now() - 400_000, 4_310),
    submission(9001, 900, 'FNMA_DU', now() - 400_000, 4_310),
  ];
  const current = (one: Submission): Submission =>
    one.done_at > now() ? { ...one, state: 'WORKING', verdict: null, preferred: false, chosen: false, why: [] } : one;

  /** Places each `client_ref` only once. */
  const submit = (order: NewSubmission): Submission[] => {
    const known = submissions.filter(({ client_ref }) => client_ref !== null && client_ref === order.client_ref);
    if (known.length > 0) return known;
    const next = Math.max(...submissions.map(({ submission_no }) => submission_no)) + 1;
    const batch = order.engines.length > 1 ? next : null;
    const placed = order.engines.map((engine, place) => ({
      ...submission(next + place, batch, engine, now(), 4_120),
      done_at: now() + RUN_SECONDS,
      remark: order.remark,
      client_ref: order.client_ref,
      credit: order.credit,
    }));
    submissions = [...placed, ...submissions];
    return placed;
  };

  const answer = async (incoming: IncomingMessage): Promise<unknown> => {
    const home = `/v3/mortgages/${MORTGAGE_NO}`;
    switch (`${incoming.method ?? ''} ${incoming.url ?? ''}`) {
      case 'GET /v3/me':
        return { powers: ['SUBMIT'] };
      case 'GET /v3/credit-vendors':
        return VENDORS;
      case `GET ${home}`:
        return mortgage;
      case `GET ${home}/submissions`:
        return submissions.map(current);
      case `POST ${home}/submissions`:
        return submit((await bodyOf(incoming)) as NewSubmission).map(current);
      case `PUT ${home}/consent`:
        mortgage.consent = { given: true, given_at: now(), by: 'Priya Raman' };
        return mortgage;
      default:
        return undefined;
    }
  };

  return createServer((incoming, outgoing) => {
    const send = (status: number, data: unknown): void => {
      outgoing.writeHead(status, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify(data));
    };
    if ([undefined, '', EXPIRED].includes(incoming.headers.authorization)) send(401, { problem: 'token_expired' });
    else
      answer(incoming).then(
        (data) => (data === undefined ? send(404, { problem: 'no_such_thing' }) : send(200, data)),
        () => send(400, { problem: 'bad_body' }),
      );
  });
}

async function bodyOf(incoming: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of incoming) text += String(chunk);
  return JSON.parse(text);
}

const newMortgage = (): Mortgage => ({
  mortgage_no: MORTGAGE_NO,
  file_no: 'HL-20417',
  milestone: { label: 'In underwriting', rank: 12 },
  sales_channel: 'RETAIL',
  program: { code: 'HL30', label: 'Harbor 30 Fixed' },
  purpose: 'BUY',
  amounts: { loan_cents: 31_200_000, price_cents: 39_000_000, value_cents: 39_000_000 },
  applicants: [
    { applicant_no: 41, given_name: 'Noor', family_name: 'Halvorsen', role: 'PRIMARY', report_no: 'LC-1041' },
    { applicant_no: 42, given_name: 'Emil', family_name: 'Halvorsen', role: 'CO', report_no: 'LC-1042' },
  ],
  consent: { given: true, given_at: 1_790_000_000, by: 'Priya Raman' },
});

const submission = (no: number, batch: number | null, engine: Engine, sentAt: number, dti: number): Submission => ({
  submission_no: no,
  batch_no: batch,
  engine,
  sent_at: sentAt,
  done_at: sentAt + RUN_SECONDS,
  state: 'DONE',
  verdict: engine === 'FNMA_DU' ? 'approve_eligible' : 'accept',
  preferred: engine === 'FNMA_DU',
  chosen: engine === 'FNMA_DU',
  why: engine === 'FNMA_DU' ? ['Fewest conditions'] : ['More reserves to verify'],
  by: 'Priya Raman',
  figures: { dti_bp: dti, rate_bp: 637.5, loan_cents: 31_200_000 },
  remark: batch === null ? 'Car loan paid off' : null,
  client_ref: null,
  credit: {
    vendor_no: 71,
    lines: [
      { applicant_no: 41, reused: batch === null, report_no: 'LC-1041' },
      { applicant_no: 42, reused: batch === null, report_no: 'LC-1042' },
    ],
  },
});
