import type { Order } from './orders';

/** One reason why an order is refused; the key is the specification's name of the check. */
export interface OrderProblem {
  key: string;
  /** Where in the order. */
  field: string;
  /** Which borrower, by all three ids. */
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

/** The problem if it is there. */
export const when = (isThere: boolean, found: OrderProblem): OrderProblem[] => (isThere ? [found] : []);
