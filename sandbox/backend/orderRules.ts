import type { Loan } from '@sandbox/world/model';
import { agencyProblems } from './agencyRules';
import { ausProblems } from './ausRules';
import { borrowerProblems } from './borrowerRules';
import type { OrderProblem } from './orderProblem';
import { productProblems } from './productRules';
import type { Order } from './orders';

/** Every rule an order breaks. @source Specification §5 @empty it may be placed */
export const orderProblems = (order: Order, loan: Loan, now: number): OrderProblem[] => [
  ...(order.requestTypeId === 1 ? [...ausProblems(order, loan, now), ...productProblems(order, loan)] : []),
  ...agencyProblems(order, loan),
  ...borrowerProblems(order, loan, now),
];
