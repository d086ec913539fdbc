import type { FileKind } from './fileKinds';
import type { Loan } from './model';
import type { AusId } from './services';
import { SECOND } from './clock';

/** How the lender treats orders and their responses. Tests and the control page change it; a reset restores it. */
export interface OrderHabits {
  /** Places an order only once per clientRequestKey. A deployment needs this. */
  deduplicates: boolean;
  /** Says in History which clientRequestKey created a request. */
  echoesKeys: boolean;
  /** Simulated seconds until an order is listed. */
  listsAfterSeconds: number;
  /** Systems that it leaves out of an order; it accepts the others. */
  leavesOut: readonly AusId[];
  /** The kind of every response file; null: that of its loan. */
  responseFiles: FileKind | null;
  /** Sends the engines' messages as a list beside the file. */
  sendsFindings: boolean;
}

export const GOOD_HABITS: OrderHabits = {
  deduplicates: true,
  echoesKeys: true,
  listsAfterSeconds: 0,
  leavesOut: [],
  responseFiles: null,
  sendsFindings: false,
};

/** Returns the loan with the runs that the lender lists by now. */
export const listed = (loan: Loan, { listsAfterSeconds }: OrderHabits, now: number, timeScale: number): Loan =>
  listsAfterSeconds === 0
    ? loan
    : {
        ...loan,
        runs: loan.runs.filter(({ orderedAt }) => orderedAt + listsAfterSeconds * SECOND * timeScale <= now),
      };
