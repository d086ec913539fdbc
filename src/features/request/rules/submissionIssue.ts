import * as uiTexts from '@/config/texts/uiTexts';
import { REQUIRED_FIELDS_INVALID } from '@/config/orderMessages';
import type { ServiceIssueKey } from '@/features/loan/rules/services';
import { capitalized } from '@/lib/format';
import { inSentence } from '@/lib/shortText';

/** The validation error keys of the specification. @spec REQ-32 */
export type IssueKey =
  | ServiceIssueKey
  | 'agency'
  | 'wholesale account'
  | 'wholesale password'
  | 'report reference'
  | 'product'
  | 'no wholesale CL1 product'
  | 'smart product missing'
  | 'invalid credit type'
  | 'please remove borrowers'
  | 'generic invalid field';

/** A reason why an order cannot be sent, or a warning that the user must confirm. */
export interface Issue {
  key: IssueKey;
  fieldId: string;
  message: string;
  /** What the user has to do, as a part of a sentence; equal for issues that are one thing. The API's have none. */
  todo?: string;
  /** The borrower, service or field that the message is about, if the message does not name it. */
  subject?: string;
  /** What to do at the field, if `todo` is about several fields and the message is only the general text. */
  need?: string;
  /** Shown at once, not only after the first attempt to submit: it does not depend on missing input. */
  isImmediate?: boolean;
  isWarning?: boolean;
}

export type OpenIssue = Issue | false;

/** Returns the text for the summary. There the field is not next to it, and the general text is the heading. */
export function summaryText({ message, subject: whole, todo, need = todo }: Issue): string {
  const subject = whole && inSentence(whole);
  if (message !== REQUIRED_FIELDS_INVALID || need === undefined)
    return subject === undefined ? message : `${message} — ${subject}`;
  return subject === undefined ? capitalized(need) : `${subject}: ${need}`;
}

/** Returns the text beside the field. There the field's own text says more than the general one. */
export const fieldText = ({ message, todo, need = todo }: Issue): string =>
  message === REQUIRED_FIELDS_INVALID && need !== undefined ? capitalized(need) : message;

/** Returns the borrower, or the number of borrowers if there are several. */
export const subjectOf = (borrowers: readonly { borrowerName: string }[]): string =>
  borrowers.length === 1 ? inSentence(borrowers[0]?.borrowerName ?? '') : uiTexts.borrowers(borrowers.length);
