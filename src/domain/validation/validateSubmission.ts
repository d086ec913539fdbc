import { REQUIRED_FIELDS_INVALID } from '@/config/orderMessages';
import * as orderTexts from '@/config/texts/orderTexts';
import { AUS_LABEL } from '@/domain/loan/aus';
import { orderFields } from '@/domain/order/orderFields';
import { askedServices, type OrderForm } from '@/domain/order/orderForm';
import { CREDIT_CHECKS } from './creditChecks';
import { LOAN_CHECKS } from './loanChecks';
import { SERVICE_CHECKS } from './serviceChecks';
import { type Check, type Issue, ISSUE_KEYS, type IssueKey, type OrderSection, subjectOf } from './submissionIssue';

/** One check of an order and its result. */
export interface Readiness {
  key: IssueKey;
  section: OrderSection;
  label: string;
  /** What the user has to do, as a part of a sentence; '' unless the check failed. */
  todo: string;
  state: 'ok' | 'warning' | 'failed' | 'notApplicable';
  issues: Issue[];
}

/**
 * The required fields without an error text of their own; each issue names its field.
 *
 * @source Specification §5: "'Error! One or more required fields …'"
 */
const OTHER_CHECKS: readonly Check<OrderForm>[] = [
  check('transaction', orderTexts.checkBorrowers, orderTexts.todoBorrower, () => true, noBorrowerSelected),
  check(
    'transaction',
    orderTexts.checkCreditForAll,
    (issues) => orderTexts.todoCredit(subjectOf(issues)),
    ({ mode, borrowers }) => mode === 'aus' && borrowers.length > 0,
    withoutReport,
  ),
  check(
    'transaction',
    orderTexts.checkCreditForOne,
    orderTexts.todoCredit(orderTexts.atLeastOneBorrower),
    ({ mode, borrowers }) => mode === 'credit' && borrowers.length > 0,
    withoutAnyReport,
  ),
  check(
    'acknowledgement',
    orderTexts.borrowerAcknowledgement,
    orderTexts.todoAcknowledgement,
    ({ needsAcknowledgement }) => needsAcknowledgement,
    unacknowledged,
  ),
  check(
    'setup',
    orderTexts.checkServices,
    orderTexts.todoClosed,
    (form) => askedServices(form).length > 0,
    closedServices,
  ),
  check('setup', orderTexts.checkPreset, orderTexts.todoPreset, ({ preset }) => preset !== null, presetWithoutReason),
  check(
    'digitalVerifications',
    orderTexts.checkVerifications,
    '',
    ({ mode, verifications }) => mode === 'aus' && verifications.length > 0,
    () => [],
  ),
];

const position = (key: IssueKey): number => ISSUE_KEYS.indexOf(key);

const CHECKS: readonly Check<OrderForm>[] = [
  ...SERVICE_CHECKS,
  ...CREDIT_CHECKS,
  ...LOAN_CHECKS,
  ...OTHER_CHECKS,
].toSorted((a, b) => position(a.key) - position(b.key));

/**
 * Runs every check of an order, in the specification's order of keys. The list of open items and the texts beside the
 * fields use the result.
 *
 * @source Specification §3: "Validation error keys, eighteen"
 * @source Specification §5, "Messages at request submission"
 */
export const readinessOf = (form: OrderForm): Readiness[] =>
  CHECKS.map(({ key, section, label, todo, applies, issues }) => {
    if (!applies(form)) return { key, section, label, todo: '', state: 'notApplicable', issues: [] };
    const found = issues(form);
    const state = stateOf(found);
    return { key, section, label, todo: state === 'failed' ? textOf(todo, found) : '', state, issues: found };
  });

const textOf = (todo: Check<OrderForm>['todo'], found: readonly Issue[]): string =>
  typeof todo === 'string' ? todo : todo(found);

/** Returns all issues that block the order. Warnings are left to the confirmation. */
export const blockingIssues = (readiness: readonly Readiness[]): Issue[] =>
  readiness.flatMap(({ issues }) => issues).filter(({ isWarning }) => isWarning !== true);

/** Returns what is left to do before the order can be sent, as parts of a sentence. */
export const leftToDo = (readiness: readonly Readiness[]): string[] =>
  readiness.flatMap(({ todo }) => (todo === '' ? [] : [todo]));

function stateOf(issues: readonly Issue[]): Readiness['state'] {
  if (issues.length === 0) return 'ok';
  return issues.every(({ isWarning }) => isWarning === true) ? 'warning' : 'failed';
}

function check(
  section: OrderSection,
  label: string,
  todo: Check<OrderForm>['todo'],
  applies: (form: OrderForm) => boolean,
  issues: (form: OrderForm) => Issue[],
): Check<OrderForm> {
  return { key: 'generic invalid field', section, label, todo, applies, issues };
}

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

function unacknowledged({ isAcknowledged }: OrderForm): Issue[] {
  return isAcknowledged
    ? []
    : [generic(orderFields.acknowledgement, orderTexts.borrowerAcknowledgement, orderTexts.acknowledgementMissing)];
}

function closedServices(form: OrderForm): Issue[] {
  return askedServices(form)
    .filter(({ closed }) => closed !== null)
    .map(({ option }) => generic(orderFields.serviceType(option), AUS_LABEL[option], orderTexts.serviceClosed));
}

function presetWithoutReason({ preset }: OrderForm): Issue[] {
  if (preset === null) return [];
  if (preset.reasonId === null)
    return [generic(orderFields.presetReason, orderTexts.afterTheRun, orderTexts.chooseReason)];
  return preset.needsComment && preset.comment.trim() === ''
    ? [generic(orderFields.presetComment, orderTexts.afterTheRun, orderTexts.reasonNeedsComment)]
    : [];
}
