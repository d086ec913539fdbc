import { REQUIRED_FIELDS_INVALID } from '@/config/messages';

/** The validation error keys of specification §3, in the order in which they are checked. */
export const ISSUE_KEYS = [
  'DU transaction type',
  'LPA transaction type',
  'LPAC transaction type',
  'DU cfi',
  'LPA key id',
  'LPA loan id',
  'agency',
  'wholesale account',
  'wholesale password',
  'report reference',
  'product',
  'no wholesale CL1 product',
  'smart product missing',
  'invalid credit type',
  'please remove borrowers',
  'LP construction',
  'DU construction',
  'generic invalid field',
] as const;

export type IssueKey = (typeof ISSUE_KEYS)[number];

export const isIssueKey = (text: string | null): text is IssueKey => ISSUE_KEYS.some((key) => key === text);

/** One reason why an order cannot be sent, or should be thought over. */
export interface Issue {
  key: IssueKey;
  /** The control that mends it. */
  fieldId: string;
  /** The specification's text. */
  message: string;
  /** Whom or what the text is about, where the text itself does not say: a borrower, a service, a field. */
  subject?: string;
  /** What to do about it, where only the general text would be said. */
  need?: string;
  /** Shown at once rather than after a first attempt: nothing has to be typed to bring it about. */
  isImmediate?: boolean;
  /** Confirming is enough to go on. */
  isWarning?: boolean;
}

/** A line of the summary, which stands apart from its field and below the general text. */
export function summaryText({ message, subject, need }: Issue): string {
  if (message !== REQUIRED_FIELDS_INVALID || subject === undefined) {
    return subject === undefined ? message : `${message} — ${subject}`;
  }
  return need === undefined ? subject : `${subject}: ${need}`;
}

/** The text beside the field: what is needed there says more than the general text. */
export function fieldText({ message, subject, need }: Issue): string {
  const text = need ?? subject;
  return message === REQUIRED_FIELDS_INVALID && text !== undefined
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : message;
}

/** The four parts of the screen whose validity the shared state group `isValidating` follows. */
export const ORDER_SECTIONS = ['setup', 'transaction', 'digitalVerifications', 'acknowledgement'] as const;

export type OrderSection = (typeof ORDER_SECTIONS)[number];

/** One line of the readiness panel, and the rule behind it. */
export interface Check<Form> {
  key: IssueKey;
  section: OrderSection;
  /** What is checked, in a few words. */
  label: string;
  /** Where it does not apply it is neither passed nor failed. */
  applies: (form: Form) => boolean;
  issues: (form: Form) => Issue[];
}
