import type { OrderForm } from '@/domain/order/orderForm';
import { CREDIT_CHECKS } from './creditChecks';
import { LOAN_CHECKS } from './loanChecks';
import { OTHER_CHECKS } from './otherChecks';
import { SERVICE_CHECKS } from './serviceChecks';
import { ISSUE_KEYS, type Check, type Issue, type IssueKey, type OrderSection } from './submissionIssue';

const position = (key: IssueKey): number => ISSUE_KEYS.indexOf(key);

const CHECKS: readonly Check<OrderForm>[] = [
  ...SERVICE_CHECKS,
  ...CREDIT_CHECKS,
  ...LOAN_CHECKS,
  ...OTHER_CHECKS,
].toSorted((a, b) => position(a.key) - position(b.key));

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
