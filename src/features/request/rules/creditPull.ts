import { isRetail } from '@/features/loan/rules/businessChannel';
import { allowsSoftPull, type ProductFacts } from '@/features/loan/rules/product';
import type { RequestBorrower } from '@/features/request/api/contract/requestSetup';
import type { RecentRequest } from '@/features/loan/api/contract/recentRequests';
import type { Borrower, PullType } from './borrower';
import { missingFacts } from './facts';
import { isInSoftPullPhase } from './recentRequest';

export interface PullChoice {
  /** The screen shows the choice: a soft-pull phase is on. */
  isShown: boolean;
  isSoftOffered: boolean;
  /** Phase 3: each borrower has their own pull type. */
  isPerBorrower: boolean;
  /** The default pull. */
  standard: PullType;
  /** The soft report is complete, and the full one is not. */
  canConvertToFull: boolean;
  /** What the choice takes for granted although the API did not say it. */
  undelivered?: readonly PullFact[] | undefined;
}

/** Facts that the choice has a default for. */
export type PullFact = 'isSoftPullPhase' | 'isHardCreditPullCompleted' | 'isSmartSeries';

interface PullSituation {
  recentRequest: RecentRequest | undefined;
  channelId: number | null;
  product: ProductFacts;
  isSmartSeries: boolean | null;
  hasSoftAgency: boolean;
  borrowers: readonly RequestBorrower[];
}

/**
 * Returns the credit pulls of a loan. Soft is offered only in a soft-pull phase, and only to retail, unless phase 3
 * offers wholesale a soft account. For retail, soft is the default until a full report is pulled, on products that
 * allow it.
 * @spec APP-13, DAT-12, REQ-53, REQ-54
 */
export function pullChoice(situation: PullSituation): PullChoice {
  const { recentRequest, channelId, product, isSmartSeries, hasSoftAgency, borrowers } = situation;
  const isShown = isInSoftPullPhase(recentRequest);
  const isPhase3 = recentRequest?.isSoftPullPhase3ChangesEnabled ?? false;
  const isSoftOffered = isShown && (isRetail(channelId) || (isPhase3 && hasSoftAgency));
  const hasHardPull = borrowers.some(({ isHardCreditPullCompleted }) => isHardCreditPullCompleted === true);
  const hasSoftPull = borrowers.some(({ isGseSoftCreditPullCompleted }) => isGseSoftCreditPullCompleted === true);
  const isSoftStandard =
    isSoftOffered && isRetail(channelId) && !hasHardPull && allowsSoftPull(product, isSmartSeries === true);
  const isPhaseUnknown =
    recentRequest?.isSoftPullPhase2ChangesEnabled === null || recentRequest?.isSoftPullPhase3ChangesEnabled === null;
  const isHardPullUnknown =
    !hasHardPull && borrowers.some(({ isHardCreditPullCompleted }) => isHardCreditPullCompleted === null);
  return {
    isShown,
    isSoftOffered,
    isPerBorrower: isPhase3,
    standard: isSoftStandard ? 'soft' : 'full',
    canConvertToFull: isShown && hasSoftPull && !hasHardPull,
    undelivered: missingFacts({
      isSoftPullPhase: !isShown && isPhaseUnknown ? null : undefined,
      isHardCreditPullCompleted: isSoftOffered && isHardPullUnknown ? null : undefined,
      isSmartSeries: isSoftOffered ? isSmartSeries : undefined,
    }),
  };
}

/** Returns the pull type of the whole order. `mixed` is an error: all borrowers must have the same type. @spec REQ-47 */
export function pullOf(borrowers: readonly Borrower[], standard: PullType): PullType | 'mixed' {
  const pulls = new Set(borrowers.filter(({ isSelected }) => isSelected).map(({ pull }) => pull));
  if (pulls.size > 1) return 'mixed';
  return [...pulls][0] ?? standard;
}
