import type { Outcome } from '@sandbox/world/outcome';
import { hash } from '@sandbox/world/random';

/** Findings go by request id, as do request and response; a credit report goes by its reference number. */
export type DocumentKind = 'findings' | 'credit' | 'request' | 'response';

/** An opaque id that says nothing of what it stands for. */
export const documentId = (loanId: string, kind: DocumentKind, reference: string): string =>
  `enc_${hex(`${loanId} ${kind} ${reference}`)}${hex(`${reference} ${kind} ${loanId}`)}`;

const hex = (text: string): string => hash(text).toString(16).padStart(8, '0');

/** A judged submission has findings; of the others only an error that came with some. */
export const hasFindingsDocument = (outcome: Outcome): boolean =>
  outcome.kind === 'verdict' || (outcome.kind === 'error' && outcome.hasFindings);
