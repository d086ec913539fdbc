import type { RecentRequest } from '@/features/loan/api/contract/recentRequests';

/** True when soft-pull phase 2 or 3 is on; false while the recent request is unknown. */
export const isInSoftPullPhase = (recent: RecentRequest | undefined): boolean =>
  recent?.isSoftPullPhase2ChangesEnabled === true || recent?.isSoftPullPhase3ChangesEnabled === true;
