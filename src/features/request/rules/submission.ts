import type { ServiceOption } from '@/features/loan/rules/services';
import type { Issue } from './submissionIssue';
import type { Failure } from '@/lib/failure';
import type { LookedUp } from '@/features/request/protocol/rules/lostOrders';

export const CONCERN_KINDS = [
  ...(['unconfirmed', 'repeated', 'unreadable', 'unkept', 'newerOrders', 'unreadRows', 'running'] as const),
  ...(['undelivered', 'unlisted', 'duplicate', 'softReissue', 'expiringReissue', 'warning'] as const),
] as const;

/** A reason to ask the user before an order is sent. The order is sent only after the user confirms. */
export interface OrderConcern {
  kind: (typeof CONCERN_KINDS)[number];
  title: string;
  lines: string[];
  canReissue?: boolean;
}

export type Submission =
  | { status: 'editing' }
  /** Not sent: the screen shows the issues of the form and the issues that the API returned. */
  | { status: 'invalid'; serviceIssues: Issue[] }
  | { status: 'confirming'; concerns: OrderConcern[] }
  | { status: 'submitting' }
  /** Not sent: the deployment wants a more recent sign-in for a hard pull. */
  | { status: 'signInNeeded' }
  | { status: 'elsewhere' }
  /** The response was lost; the app searches the loan's requests for the order. */
  | ({ status: 'checking' } & LookedUp)
  /** Certainly refused, or not sent because of a bug. `hasLost`: an earlier order is still unconfirmed. */
  | { status: 'failed'; failure: Failure; hasLost: boolean }
  /** Unknown outcome. `since`: epoch milliseconds of this computer. `isKeySpent`: the next order gets a new key. */
  | ({ status: 'unconfirmed'; since: number; isKeySpent?: true } & LookedUp)
  /** The response was lost. These requests are the order, or look like it. */
  | ({ status: 'found'; requestIds: string[]; isCertain: boolean } & LookedUp)
  /** The lender accepted only a part of the order. The form contains the rest. `remarks`: what differs from the form. */
  | ({ status: 'partial'; requestIds: string[]; missing: ServiceOption[]; remarks?: string } & LookedUp);

/** The user can't change or send anything while an order is in flight. @spec DAT-33 */
export const isSubmitting = ({ status }: Submission): boolean => status === 'submitting' || status === 'checking';

/** It says that the outcome of an order is unknown, or was. */
export const isDoubt = ({ status }: Submission): boolean => ['unconfirmed', 'found', 'checking'].includes(status);

/** The user may not have read it yet, and an order of another window doesn't change it. */
export const isStillTrue = (submission: Submission): boolean =>
  ['invalid', 'failed', 'partial', 'signInNeeded'].includes(submission.status) ||
  (submission.status === 'found' && submission.isCertain);
