import { isRetail } from '@/domain/loan/businessChannel';
import { allowsSoftPull, type ProductFacts } from '@/domain/loan/product';
import type { Borrower, PullType } from './borrower';
import { isInSoftPullPhase, type RecentRequest } from './recentRequest';
import type { RequestBorrower } from './requestBorrower';

/** Which credit pulls the loan may choose from. */
export interface PullChoice {
  /** The choice is shown: a soft-pull phase is on. */
  isShown: boolean;
  isSoftOffered: boolean;
  /** Phase 3: each borrower has a pull type of their own. */
  isPerBorrower: boolean;
  /** What holds before anybody chooses. */
  standard: PullType;
  /** The soft report is done and the full one is still to come. */
  canConvertToFull: boolean;
}

interface PullSituation {
  recentRequest: RecentRequest | undefined;
  channelId: number | null;
  product: ProductFacts;
  isSmartSeries: boolean;
  hasSoftAgency: boolean;
  borrowers: readonly RequestBorrower[];
}

/**
 * The credit pulls a loan may choose from: soft only in a soft-pull phase, and only retail, unless phase 3 offers wholesale a
 * soft account. It is the standard until a full report has been pulled, on products that allow it.
 *
 * @source Specification §1 and §6, soft-pull phases 2 and 3
 */
export function pullChoice(situation: PullSituation): PullChoice {
  const { recentRequest, channelId, product, isSmartSeries, hasSoftAgency, borrowers } = situation;
  const isShown = isInSoftPullPhase(recentRequest);
  const isPhase3 = recentRequest?.isSoftPullPhase3 ?? false;
  const isSoftOffered = isShown && (isRetail(channelId) || (isPhase3 && hasSoftAgency));
  const hasHardPull = borrowers.some(({ isHardPullCompleted }) => isHardPullCompleted);
  const hasSoftPull = borrowers.some(({ isSoftPullCompleted }) => isSoftPullCompleted);
  const isSoftStandard = isSoftOffered && isRetail(channelId) && !hasHardPull && allowsSoftPull(product, isSmartSeries);
  return {
    isShown,
    isSoftOffered,
    isPerBorrower: isPhase3,
    standard: isSoftStandard ? 'soft' : 'full',
    canConvertToFull: isShown && hasSoftPull && !hasHardPull,
  };
}

/** The pull of the whole order; `mixed` breaks the rule that all borrowers have the same. */
export function pullOf(borrowers: readonly Borrower[], standard: PullType): PullType | 'mixed' {
  const pulls = new Set(borrowers.filter(({ isSelected }) => isSelected).map(({ pull }) => pull));
  if (pulls.size > 1) return 'mixed';
  return [...pulls][0] ?? standard;
}
