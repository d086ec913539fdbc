import { DECIDED_LOAN_STAGE_SEQUENCE } from '@/config/constants';
import { ausOptionOf } from '@/domain/loan/aus';
import { lockedAusLabel, type LoanHeader } from '@/domain/loan/loan';
import type { Privileges } from '@/domain/loan/privileges';
import { isUsable, type SelectionResult } from './selectionResult';

/** A reason the server accepts for choosing another result than the recommended one. */
export interface OverrideReason {
  id: number;
  label: string;
  isCommentRequired: boolean;
}

/** What the user is about to save. */
export interface OverrideDraft {
  /** The chosen result's key; null leaves the selection as it is. */
  key: string | null;
  reasonId: number | null;
  comment: string;
}

/** A result that can be named to the service. */
export type ChoosableResult = SelectionResult & { ausRequestTypeId: number };

/** Only findings of a system that has an id can be chosen. */
export const isChoosable = (result: SelectionResult): result is ChoosableResult =>
  isUsable(result) && result.ausRequestTypeId !== null;

export interface OverrideIssue {
  field: 'reason' | 'comment';
  message: string;
}

/**
 * What keeps a draft from being saved. Going back to the recommended result needs no reason; leaving it does, and some reasons
 * need a comment.
 *
 * @empty a draft that may be saved gives []
 */
export function overrideIssues(
  draft: OverrideDraft,
  chosen: SelectionResult,
  reasons: readonly OverrideReason[],
): OverrideIssue[] {
  const reason = reasons.find(({ id }) => id === draft.reasonId);
  return [
    ...(reason === undefined && !chosen.isRecommended
      ? [{ field: 'reason', message: 'Choose a reason.' } as const]
      : []),
    ...(reason?.isCommentRequired === true && draft.comment.trim() === ''
      ? [{ field: 'comment', message: 'This reason needs a comment.' } as const]
      : []),
  ];
}

/**
 * Why nobody may choose here now, in words for people; null when they may.
 *
 * @source Specification §2, the credit decision is made from loan stage 18 on
 * @empty a header or privileges that are not known forbid nothing: the service decides
 */
export function overrideBlock(
  header: LoanHeader | undefined,
  privileges: Privileges | undefined,
  isCurrentRun: boolean,
): string | null {
  if (header?.isReadOnly === true) return 'This loan is read-only.';
  if (privileges?.canOverrideSelection === false) return 'You do not have permission to change the selection.';
  if ((header?.loanStageSequence ?? 0) >= DECIDED_LOAN_STAGE_SEQUENCE) {
    const stage = header?.loanStage ?? '';
    return `The credit decision has been made${stage === '' ? '' : ` (${stage})`}: the selection can no longer be changed.`;
  }
  return isCurrentRun ? null : 'This is an older run, shown for reading only.';
}

/**
 * The warning for a result of another system than the one the loan is locked to. A lock to LP holds for LPA however it is reached;
 * a lock to Other cannot be compared.
 *
 * @empty no conflict gives null
 */
export function lockConflict(
  lockedAusRequestTypeId: number | null | undefined,
  chosen: SelectionResult,
): string | null {
  const locked = ausOptionOf(lockedAusRequestTypeId ?? null);
  if (locked !== 'du' && locked !== 'lp') return null;
  const option = ausOptionOf(chosen.ausRequestTypeId);
  if (option === locked || (locked === 'lp' && option === 'lp_thru_cal')) return null;
  return `Loan is locked to ${lockedAusLabel(lockedAusRequestTypeId)}. Using ${chosen.service} may re-price the loan.`;
}

/**
 * The warning for choosing a result that needs an appraisal while another one waives it.
 *
 * @empty nothing is given up: null
 */
export function waiverLoss(results: readonly SelectionResult[], chosen: SelectionResult): string | null {
  const waiving = results.find(
    (other) => other.key !== chosen.key && isUsable(other) && other.isAppraisalWaived === true,
  );
  return chosen.isAppraisalWaived === true || waiving === undefined
    ? null
    : `This gives up the appraisal waiver that ${waiving.service} offers.`;
}
