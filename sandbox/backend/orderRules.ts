import type { Loan } from '@sandbox/world/model';
import { agencyProblems } from './agencyRules';
import { ausProblems } from './ausRules';
import { borrowerProblems } from './borrowerRules';
import { problem, when, type OrderProblem } from './orderProblem';
import { productProblems } from './productRules';
import type { Order } from './context';

/** Returns every rule that an order breaks. @empty the order may be placed */
export const orderProblems = (order: Order, loan: Loan, now: number): OrderProblem[] => [
  ...when(isAskingForBoth(order), problem('generic invalid field', 'isCreditImportOnly')),
  ...(order.requestTypeId === 1 ? [...ausProblems(order, loan, now), ...productProblems(order, loan)] : []),
  ...agencyProblems(order, loan),
  ...borrowerProblems(order, loan, now),
];

/** A credit import names no underwriting system, and an underwriting order is no credit import. */
const isAskingForBoth = ({ requestTypeId, isCreditImportOnly, ausRequests }: Order): boolean =>
  isCreditImportOnly !== (requestTypeId === 2) || (isCreditImportOnly && ausRequests.length > 0);
