import { DECIDED_LOAN_STAGE_SEQUENCE } from '@/config/constants';
import * as appTexts from '@/config/texts/appTexts';
import * as selectionTexts from '@/features/selection/texts';
import type { AusSystem } from '@/features/loan/rules/aus';
import { lockedAusLabel } from '@/features/loan/rules/loanStrip';
import type { Privileges } from '@/features/loan/rules/privileges';
import { isService, SERVICES } from '@/features/loan/rules/services';
import { type Failure, isForgeryRefusal, isUnanswered, wordsOf } from '@/lib/failure';
import { isDenial, mayBeOfGateway } from '@/lib/refusal';
import type { LoanHeader } from '@/features/loan/api/contract/loan';
import type { SelectionResult, OverrideReason } from '@/features/selection/api/contract/selection';
import { isUsable } from './selectionResult';

export interface OverrideDraft {
  /** The key of the chosen result; null keeps the current selection. */
  key: string | null;
  reasonId: string | null;
  comment: string;
}

/** Only findings of a system with an id can be chosen: the API identifies the result by it. */
export const isChoosable = (result: SelectionResult): result is SelectionResult & { system: AusSystem } =>
  isUsable(result) && result.system !== null;

export const overrideHeading = ({ ausRequestType: service, isRecommended }: SelectionResult): string =>
  isRecommended ? selectionTexts.returnTo(service) : selectionTexts.useInstead(service);

export const overrideInvitation = (chosen: SelectionResult): string =>
  `${overrideHeading(chosen)}: ${chosen.isRecommended ? selectionTexts.saveToConfirm : selectionTexts.giveReasonThenSave}`;

export interface OverrideIssue {
  field: 'reason' | 'comment';
  message: string;
}

/** What blocks a save. Leaving the recommended result needs a reason, and some reasons a comment. */
export function overrideIssues(
  draft: OverrideDraft,
  chosen: SelectionResult,
  reasons: readonly OverrideReason[],
): OverrideIssue[] {
  const reason = reasons.find(({ overrideReasonId }) => overrideReasonId === draft.reasonId);
  return [
    ...(reason === undefined && !chosen.isRecommended
      ? [{ field: 'reason', message: selectionTexts.reasonMissing } as const]
      : []),
    ...(reason?.isCommentRequired === true && draft.comment.trim() === ''
      ? [{ field: 'comment', message: selectionTexts.reasonNeedsComment } as const]
      : []),
  ];
}

/**
 * Returns why the user cannot choose now, as text for the user; null when they can.
 * @spec SEL-6, SEL-8
 * @empty an unknown header or unknown privileges block nothing: the API decides
 */
export function overrideBlock(
  header: LoanHeader | undefined,
  privileges: Privileges | undefined,
  isCurrentRun: boolean,
): string | null {
  if (header?.isReadOnly === true) return appTexts.loanReadOnly;
  if (privileges?.canOverrideSelection === false) return selectionTexts.noPermission;
  if ((header?.loanStageSequence ?? 0) >= DECIDED_LOAN_STAGE_SEQUENCE) {
    return selectionTexts.loanDecided(header?.loanStage ?? '');
  }
  return isCurrentRun ? null : selectionTexts.notCurrentRun;
}

/** The systems that a loan can be locked to, besides Other. */
const LOCKING = ['du', 'lp'] as const;

/**
 * Returns the warning for a result of another system than the one that the loan is locked to. A lock to LP includes LPA
 * through a servicer. A lock to Other cannot be compared.
 * @empty null without a conflict
 */
export function lockConflict(
  lockedAusRequestTypeId: number | null | undefined,
  chosen: SelectionResult,
): string | null {
  const locked = LOCKING.find((option) => SERVICES[option].id === lockedAusRequestTypeId);
  if (locked === undefined) return null;
  if (chosen.system === locked || (isService(chosen.system) && SERVICES[chosen.system].insteadOf === locked))
    return null;
  return selectionTexts.loanLocked(lockedAusLabel(lockedAusRequestTypeId), chosen.ausRequestType);
}

/** Warns of choosing a result without an appraisal waiver while another has one. @empty null without a loss */
export function waiverLoss(results: readonly SelectionResult[], chosen: SelectionResult): string | null {
  const waiving = results.find(
    (other) => other.key !== chosen.key && isUsable(other) && other.isAppraisalWaived === true,
  );
  return chosen.isAppraisalWaived === true || waiving === undefined
    ? null
    : selectionTexts.givesUpWaiver(waiving.ausRequestType);
}

/** Why the API refused a selection, in its own words if it has any. @spec SEL-7, SES-24 */
export function refusalText(failure: Failure): string {
  if (failure.kind === 'signedOut') return selectionTexts.notSavedSignedOut;
  if (failure.isUnsent === true) return selectionTexts.notSent;
  if (isForgeryRefusal(failure)) return selectionTexts.refusedForgery;
  const words = wordsOf(failure);
  if (words !== '') return selectionTexts.refused(words);
  const status = selectionTexts.refusedStatus(failure.status);
  return mayBeOfGateway(failure) ? `${status} ${selectionTexts.perhapsTyped}` : status;
}

/** What the app received that doesn't prove whether a selection was saved. Null: a response without it. @spec SEL-7 */
export function responseText(failure: Failure | null): string {
  if (failure === null) return selectionTexts.responseWithoutIt;
  if (isUnanswered(failure)) return selectionTexts.responseLost;
  if (failure.kind !== 'http') return selectionTexts.responseUnreadable;
  const { status = 0 } = failure;
  if (!isDenial(failure)) return selectionTexts.responseStatus(status);
  const text = refusalText(failure);
  return text.startsWith(selectionTexts.refusedStatus(status)) ? text : selectionTexts.withStatus(text, status);
}
