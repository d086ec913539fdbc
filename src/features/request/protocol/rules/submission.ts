import type { CONCERN_KINDS } from '@/config/constants';
import type { ServiceOption } from '@/features/loan/rules/services';
import type { Issue } from '@/features/request/rules/submissionIssue';
import type { Failure } from '@/lib/failure';
import type { LookedUp } from './lostOrders';
import type { OrderAttempt } from './orderAttempt';

/** A reason to ask the user before an order is sent. The order is sent only after the user confirms. */
export interface OrderConcern {
  kind: (typeof CONCERN_KINDS)[number];
  title: string;
  lines: string[];
  canReissue?: boolean;
}

/** The order that the words call refused. A list that shows it later takes them back. */
interface Refused {
  refused?: OrderAttempt;
}

export type Submission =
  | { status: 'editing' }
  /** The screen shows the issues of the form and those that the API returned. `doubt`: a part may have been placed. */
  | ({ status: 'invalid'; serviceIssues: Issue[]; doubt?: { checkedAt: number | null } } & Refused)
  | { status: 'confirming'; concerns: OrderConcern[] }
  | { status: 'submitting' }
  /** Not sent: the deployment wants a more recent sign-in for a hard pull. */
  | { status: 'signInNeeded' }
  | { status: 'elsewhere' }
  /** The app searches the loan's requests for the order, whose outcome is not known. */
  | ({ status: 'checking' } & LookedUp)
  /** Certainly refused, or not sent because of a bug. `hasLost`: an earlier order is still unconfirmed. */
  | ({ status: 'failed'; failure: Failure; hasLost: boolean } & Refused)
  /**
   * Unknown outcome. `since`: epoch milliseconds of this computer. `isKeySpent`: the next order gets a new key.
   * `refusal`: it was refused, perhaps after the work; the list that was read at `checkedAt` (null: none) doesn't show
   * it.
   */
  | ({
      status: 'unconfirmed';
      since: number;
      isKeySpent?: true;
      refusal?: Failure;
      checkedAt?: number | null;
    } & LookedUp)
  /** These requests are the order, or look like it. */
  | ({ status: 'found'; requestIds: string[]; isCertain: boolean; isTwice?: true } & LookedUp)
  /**
   * The list that was read at `checkedAt` has only a part of the order. The form contains the rest. `remarks`: what
   * differs from the form.
   */
  | ({
      status: 'partial';
      requestIds: string[];
      missing: ServiceOption[];
      checkedAt: number;
      remarks?: string;
    } & LookedUp);

/** The user can't change or send anything while an order is in flight. @spec DAT-33 */
export const isSubmitting = ({ status }: Submission): boolean => status === 'submitting' || status === 'checking';

export const refusedIn = (shown: Submission): OrderAttempt | undefined =>
  'refused' in shown ? shown.refused : undefined;

/** Whether an order was placed is not certain. */
export const isDoubted = (shown: Submission): boolean =>
  shown.status === 'unconfirmed' ||
  (shown.status === 'found' && !shown.isCertain) ||
  (shown.status === 'invalid' && shown.doubt !== undefined);
