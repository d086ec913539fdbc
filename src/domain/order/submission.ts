import type { Issue } from '@/domain/validation/submissionIssue';
import type { Failure } from '@/lib/failure';
import type { OrderConcern } from './orderGuard';

/** Where the sending of an order stands. */
export type Submission =
  | { status: 'editing' }
  /** Not sent: the failures of the form are shown, and those the service answered with. */
  | { status: 'invalid'; serviceIssues: Issue[] }
  | { status: 'confirming'; concerns: OrderConcern[] }
  | { status: 'submitting' }
  /** The answer was lost: the loan's requests are being looked through. */
  | { status: 'checking' }
  /** Certainly refused, or not sent: because of another window, or of a mistake of our own. */
  | { status: 'failed'; reason: 'refused' | 'otherWindow' | 'bug'; failure: Failure | null }
  /** Nobody knows whether the order went through. Epoch milliseconds of when it was sent. */
  | { status: 'unconfirmed'; since: number }
  /** An order whose answer was lost has been found among the loan's requests. */
  | { status: 'found'; requestId: string };

/** Nothing may be changed or sent while an order is on its way. */
export const isSubmitting = ({ status }: Submission): boolean => status === 'submitting' || status === 'checking';
