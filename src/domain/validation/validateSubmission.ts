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

/** One line of the readiness panel. */
export interface Readiness {
  key: IssueKey;
  section: OrderSection;
  label: string;
  state: 'ok' | 'warning' | 'failed' | 'notApplicable';
  issues: Issue[];
}

/**
 * Runs every check of an order, in the specification's order of keys. The readiness panel, the summary and the texts
 * beside the fields all use the result.
 *
 * @source Specification §3: "Validation error keys, eighteen"
 * @source Specification §5, "Messages at request submission"
 */
export const readinessOf = (form: OrderForm): Readiness[] =>
  CHECKS.map(({ key, section, label, applies, issues }) => {
    if (!applies(form)) return { key, section, label, state: 'notApplicable', issues: [] };
    const found = issues(form);
    return { key, section, label, state: stateOf(found), issues: found };
  });

/** Returns all issues that block the order. Warnings are left to the confirmation. */
export const blockingIssues = (readiness: readonly Readiness[]): Issue[] =>
  readiness.flatMap(({ issues }) => issues).filter(({ isWarning }) => isWarning !== true);

function stateOf(issues: readonly Issue[]): Readiness['state'] {
  if (issues.length === 0) return 'ok';
  return issues.every(({ isWarning }) => isWarning === true) ? 'warning' : 'failed';
}
