import { REQUIRED_FIELDS_INVALID } from '@/config/orderMessages';
import * as orderTexts from '@/config/texts/orderTexts';
import type { OrderTexts } from '@/domain/order/orderDraft';
import { orderFields } from '@/domain/order/orderFields';
import { askedServices, type OrderForm } from '@/domain/order/orderForm';
import { SERVICES } from '@/domain/request/services';
import { CREDIT_CHECKS } from './creditChecks';
import { LOAN_CHECKS } from './loanChecks';
import { SERVICE_CHECKS } from './serviceChecks';
import { type Check, type Issue, subjectOf } from './submissionIssue';

export interface Readiness {
  /** What the user has to do, as a part of a sentence; '' unless the check failed. */
  todo: string;
  issues: Issue[];
}

/** The required fields without an error text of their own; each issue names its field. @spec REQ-34 */
const OTHER_CHECKS: readonly Check<OrderForm>[] = [
  { todo: orderTexts.todoBorrower, issues: noBorrowerSelected },
  { todo: (issues) => orderTexts.todoCredit(subjectOf(issues)), issues: withoutReport },
  { todo: orderTexts.todoCredit(orderTexts.atLeastOneBorrower), issues: withoutAnyReport },
  { todo: orderTexts.todoAcknowledgement, issues: unacknowledged },
  { todo: orderTexts.todoClosed, issues: closedServices },
  { todo: orderTexts.todoPreset, issues: presetWithoutReason },
];

/** The check of each free text; null for one that may be anything. */
const TEXT_CHECKS: Record<keyof OrderTexts, Check<OrderForm> | null> = { note: null };
const ALL = [...SERVICE_CHECKS, ...CREDIT_CHECKS, ...LOAN_CHECKS, ...OTHER_CHECKS, ...Object.values(TEXT_CHECKS)];

/**
 * Runs every check of an order, in the specification's order of keys. The list of open items and the texts beside the
 * fields use the result.
 * @spec REQ-32, REQ-34, REQ-35, REQ-36, REQ-37, REQ-38, REQ-39, REQ-40, REQ-41, REQ-42, REQ-43, REQ-44, REQ-45, REQ-46, REQ-47, REQ-48, REQ-49, REQ-31
 */
export const readinessOf = (form: OrderForm): Readiness[] =>
  ALL.filter((check) => check !== null).map(({ todo, issues: issuesIn }) => {
    const issues = issuesIn(form);
    if (!issues.some(isBlocking)) return { todo: '', issues };
    return { todo: typeof todo === 'string' ? todo : todo(issues), issues };
  });

const isBlocking = ({ isWarning }: Issue): boolean => isWarning !== true;

/** Returns all issues that block the order. Warnings are left to the confirmation. */
export const blockingIssues = (readiness: readonly Readiness[]): Issue[] =>
  readiness.flatMap(({ issues }) => issues).filter(isBlocking);

/** Returns what is left to do before the order can be sent, as parts of a sentence. */
export const leftToDo = (readiness: readonly Readiness[]): string[] =>
  readiness.flatMap(({ todo }) => (todo === '' ? [] : [todo]));

const generic = (fieldId: string, subject: string, need: string): Issue => ({
  key: 'generic invalid field',
  fieldId,
  message: REQUIRED_FIELDS_INVALID,
  subject,
  need,
});

function noBorrowerSelected({ borrowers }: OrderForm): Issue[] {
  return borrowers.some(({ isSelected }) => isSelected)
    ? []
    : [generic(orderFields.borrowers, orderTexts.borrowers, orderTexts.selectOneBorrower)];
}

/** DU and LPA need a report for every borrower. */
function withoutReport({ mode, borrowers }: OrderForm): Issue[] {
  if (mode === 'credit') return [];
  return borrowers
    .filter(
      ({ isSelected, type, creditReportDocumentId }) =>
        isSelected && type === 'NONE' && creditReportDocumentId === null,
    )
    .map(({ key, name }) => generic(orderFields.borrowerType(key), name, orderTexts.chooseReport));
}

/** A credit order needs at least one report. */
function withoutAnyReport({ mode, borrowers }: OrderForm): Issue[] {
  const selected = borrowers.filter(({ isSelected }) => isSelected);
  const [first] = selected;
  return mode !== 'credit' || first === undefined || selected.some(({ type }) => type !== 'NONE')
    ? []
    : [generic(orderFields.borrowerType(first.key), orderTexts.borrowers, orderTexts.chooseForOneBorrower)];
}

function unacknowledged({ isAcknowledged, needsAcknowledgement }: OrderForm): Issue[] {
  return isAcknowledged || !needsAcknowledgement
    ? []
    : [generic(orderFields.acknowledgement, orderTexts.borrowerAcknowledgement, orderTexts.acknowledgementMissing)];
}

function closedServices(form: OrderForm): Issue[] {
  return askedServices(form)
    .filter(({ closed }) => closed !== null)
    .map(({ option }) => generic(orderFields.serviceType(option), SERVICES[option].label, orderTexts.serviceClosed));
}

function presetWithoutReason({ preset }: OrderForm): Issue[] {
  if (preset === null) return [];
  if (preset.reasonId === null)
    return [generic(orderFields.presetReason, orderTexts.afterTheRun, orderTexts.chooseReason)];
  return preset.needsComment && preset.comment.trim() === ''
    ? [generic(orderFields.presetComment, orderTexts.afterTheRun, orderTexts.reasonNeedsComment)]
    : [];
}
