import type { Outcome } from '@sandbox/world/outcome';
import { hash } from '@sandbox/world/random';

/** Findings, requests and responses are identified by the request id, a credit report by its reference number. */
export type DocumentKind = 'findings' | 'credit' | 'request' | 'response';

/** Returns an opaque id that reveals nothing about the document. */
export const documentId = (loanId: string, kind: DocumentKind, reference: string): string =>
  `enc_${hex(`${loanId} ${kind} ${reference}`)}${hex(`${reference} ${kind} ${loanId}`)}`;

const hex = (text: string): string => hash(text).toString(16).padStart(8, '0');

/** A verdict has a findings document; an error has one only when it came with findings. */
export const hasFindingsDocument = (outcome: Outcome): boolean =>
  outcome.kind === 'verdict' || (outcome.kind === 'error' && outcome.hasFindings);
