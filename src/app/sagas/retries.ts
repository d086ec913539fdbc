import type { UnknownAction } from '@reduxjs/toolkit';
import { ORDER_PARTS } from '@/features/request/rules/orderReads';
import { MENU_GROUPS } from '@/features/navigation/rules/menu';
import {
  loanRetried,
  recentRequestWanted,
  selectLoanDataFailure,
  selectLoanHeaderFailure,
  selectRecentRequestCall,
} from '@/features/loan/loanSlice';
import { menuRetried, selectArea, selectMenu } from '@/features/navigation/navigationSlice';
import { partWanted, selectParts } from '@/features/request/state/orderDataSlice';
import {
  reliefMessagesOpened,
  reliefRetried,
  selectReliefFailures,
  selectReliefMessageFailures,
} from '@/features/selection/state/reliefSlice';
import {
  recommendationsRetried,
  resultsRetried,
  selectRecommendationsCall,
  selectResultsFailures,
} from '@/features/selection/state/selectionSlice';
import { selectPrivilegesFailure, selectSignIn, signInRetried } from '@/features/session/sessionSlice';
import { type Failure, isUnanswered } from '@/lib/failure';
import type { RootState } from '@/lib/rootState';

/** Returns the actions that retry everything that failed because the service was unreachable, except polling. */
export const selectUnreached = (state: RootState): UnknownAction[] => retriesOf(state, isUnanswered);

/** Returns the actions that retry everything that failed, for whatever reason, except polling. */
export const selectRetries = (state: RootState): UnknownAction[] =>
  retriesOf(state, (failure) => failure !== undefined);

type When = (failure: Failure | undefined, action: UnknownAction) => UnknownAction[];

function retriesOf(state: RootState, isWanted: (failure: Failure | undefined) => boolean): UnknownAction[] {
  const when: When = (failure, action) => (isWanted(failure) ? [action] : []);
  return Object.values(RETRIES).flatMap((retries) => retries(state, when));
}

/** These read nothing, except: `historySection` polls, and what shows `findings` or `pastOrders` reads them when it opens. */
type NotRetried =
  | (
      | 'deployment'
      | 'documents'
      | 'findings'
      | 'historySection'
      | 'historyView'
      | 'orderDraft'
      | 'overlays'
      | 'override'
    )
  | ('pastOrders' | 'preferences' | 'recovery' | 'submission' | 'unreadItems');

/** By the slice that holds the failures, so that the type check asks what to retry of a new slice. */
const RETRIES: Record<Exclude<keyof RootState, NotRetried>, (state: RootState, when: When) => UnknownAction[]> = {
  session: (state) => (selectSignIn(state) === 'unreachable' ? [signInRetried()] : []),
  // Loads the header, the data and the privileges, whichever failed.
  loan: (state, when) => [
    ...[selectLoanHeaderFailure(state), selectLoanDataFailure(state), selectPrivilegesFailure(state)]
      .flatMap((failure) => when(failure, loanRetried()))
      .slice(0, 1),
    ...(['request', 'history'].some((area) => area === selectArea(state))
      ? when(selectRecentRequestCall(state).failure, recentRequestWanted())
      : []),
  ],
  navigation: (state, when) =>
    MENU_GROUPS.flatMap((group) => when(selectMenu(state)[group].failure, menuRetried(group))),
  // Only Request loads these. Opening it loads all of them anyway.
  orderData: (state, when) =>
    selectArea(state) === 'request'
      ? ORDER_PARTS.flatMap((part) => when(selectParts(state)[part].failure, partWanted(part)))
      : [],
  selection: (state, when) => [
    ...selectResultsFailures(state).flatMap(({ runId, failure }) => when(failure, resultsRetried({ runId }))),
    ...when(selectRecommendationsCall(state).failure, recommendationsRetried()),
  ],
  relief: (state, when) => [
    ...selectReliefFailures(state).flatMap(({ place, failure }) => when(failure, reliefRetried(place))),
    ...selectReliefMessageFailures(state).flatMap(({ place, failure }) => when(failure, reliefMessagesOpened(place))),
  ],
};
