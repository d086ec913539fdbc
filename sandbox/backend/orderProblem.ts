import type { Order } from './context';

/** One reason why an order is refused. `key` is the specification's name of the check. */
export interface OrderProblem {
  key: string;
  /** Path of the field in the order. */
  field: string;
  /** The three ids of the borrower; null when the problem is about no borrower. */
  borrowerKey: string | null;
  message: string;
}

export const REQUIRED_MISSING = 'Error! One or more required fields were invalid or not specified.';

export const problem = (key: string, field: string, message: string = REQUIRED_MISSING): OrderProblem => ({
  key,
  field,
  borrowerKey: null,
  message,
});

export const borrowerProblem = (
  key: string,
  field: string,
  { requestBorrowerId, borrowerId, applicationId }: Order['requestBorrowers'][number],
  message: string = REQUIRED_MISSING,
): OrderProblem => ({ key, field, borrowerKey: `${requestBorrowerId}-${borrowerId}-${applicationId}`, message });

/** Returns the problem as a list, or an empty list when it doesn't apply. */
export const when = (isThere: boolean, found: OrderProblem): OrderProblem[] => (isThere ? [found] : []);
