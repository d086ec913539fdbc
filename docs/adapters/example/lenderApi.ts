/** The API of an invented lender: other paths, other names, cents and basis points, seconds since 1970. */
export interface Mortgage {
  mortgage_no: string;
  file_no: string;
  milestone: { label: string; rank: number };
  sales_channel: 'RETAIL' | 'BROKERED';
  program: { code: string; label: string };
  purpose: 'BUY' | 'REFI';
  amounts: { loan_cents: number; price_cents: number; value_cents: number };
  applicants: Applicant[];
  consent: { given: boolean; given_at: number | null; by: string | null };
}

export interface Applicant {
  applicant_no: number;
  given_name: string;
  family_name: string;
  role: 'PRIMARY' | 'CO';
  report_no: string | null;
}

export type Engine = 'FNMA_DU' | 'FHLMC_LPA';

/** One submission to one engine. Those of one batch were sent together. */
export interface Submission {
  submission_no: number;
  batch_no: number | null;
  engine: Engine;
  sent_at: number;
  done_at: number;
  state: 'WORKING' | 'DONE';
  verdict: 'approve_eligible' | 'approve_ineligible' | 'accept' | null;
  preferred: boolean;
  chosen: boolean;
  why: string[];
  by: string;
  figures: { dti_bp: number; rate_bp: number; loan_cents: number };
  remark: string | null;
  client_ref: string | null;
  credit: { vendor_no: number; lines: { applicant_no: number; reused: boolean; report_no: string }[] };
}

export interface Vendor {
  vendor_no: number;
  label: string;
}

export type NewSubmission = Pick<Submission, 'remark' | 'client_ref' | 'credit'> & { engines: Engine[] };

/** The user, as the lender knows them. */
export interface Me {
  powers: ('SUBMIT' | 'CHOOSE')[];
}

/** A refusal of the lender's API, to be passed on. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The lender refused with ${status}`);
    this.status = status;
  }
}

/** Calls the lender with the token of the companion's user. */
export function createLenderApi(base: string, authorization: string) {
  async function send<Answer>(path: string, method = 'GET', body?: unknown): Promise<Answer> {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Refused(response.status);
    return (await response.json()) as Answer;
  }
  return {
    me: () => send<Me>('/v3/me'),
    mortgage: (id: string) => send<Mortgage>(`/v3/mortgages/${id}`),
    submissions: (id: string) => send<Submission[]>(`/v3/mortgages/${id}/submissions`),
    vendors: () => send<Vendor[]>('/v3/credit-vendors'),
    submit: (id: string, order: NewSubmission) => send<Submission[]>(`/v3/mortgages/${id}/submissions`, 'POST', order),
    giveConsent: (id: string, given: boolean) => send<Mortgage>(`/v3/mortgages/${id}/consent`, 'PUT', { given }),
  };
}

export type LenderApi = ReturnType<typeof createLenderApi>;
