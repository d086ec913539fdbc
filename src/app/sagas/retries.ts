import type { UnknownAction } from '@reduxjs/toolkit';
import { ORDER_PARTS } from '@/domain/request/orderReads';
import { MENU_GROUPS } from '@/domain/shell/menu';
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
import { watchHost } from '@/services/browser/hostProblems';
import type { SagaDeps } from '@/services/sagaDeps';

/** Checks the web server of a build: it starts here because all of this loads after the first screen. */
export const checkHost = ({ telemetry }: SagaDeps): void => {
  if (import.meta.env.PROD) void watchHost(telemetry);
};

/** Returns the actions that retry everything that failed because the service was unreachable, except polling. */
export const selectUnreached = (state: RootState): UnknownAction[] => retriesOf(state, isUnanswered);

/** Returns the actions that retry everything that failed, for whatever reason, except polling. */
export const selectRetries = (state: RootState): UnknownAction[] =>
  retriesOf(state, (failure) => failure !== undefined);

type Judge = (failure: Failure | undefined) => boolean;

function retriesOf(state: RootState, isWanted: Judge): UnknownAction[] {
  const when = (failure: Failure | undefined, action: UnknownAction): UnknownAction[] =>
    isWanted(failure) ? [action] : [];
  const menu = selectMenu(state);
  return [
    ...(selectSignIn(state) === 'unreachable' ? [signInRetried()] : []),
    ...([selectLoanHeaderFailure(state), selectLoanDataFailure(state), selectPrivilegesFailure(state)].some(isWanted)
      ? [loanRetried()]
      : []),
    ...MENU_GROUPS.flatMap((group) => when(menu[group].failure, menuRetried(group))),
    ...retriesOfOrder(state, when),
    ...selectResultsFailures(state).flatMap(({ runId, failure }) => when(failure, resultsRetried({ runId }))),
    ...selectReliefFailures(state).flatMap(({ place, failure }) => when(failure, reliefRetried(place))),
    ...selectReliefMessageFailures(state).flatMap(({ place, failure }) => when(failure, reliefMessagesOpened(place))),
    ...when(selectRecommendationsCall(state).failure, recommendationsRetried()),
  ];
}

/** Only the Request screen loads the parts of an order. Opening it loads all of them anyway. */
function retriesOfOrder(
  state: RootState,
  when: (failure: Failure | undefined, action: UnknownAction) => UnknownAction[],
): UnknownAction[] {
  const area = selectArea(state);
  const recentRequest = when(selectRecentRequestCall(state).failure, recentRequestWanted());
  if (area === 'history') return recentRequest;
  if (area !== 'request') return [];
  const parts = selectParts(state);
  return [...recentRequest, ...ORDER_PARTS.flatMap((part) => when(parts[part].failure, partWanted(part)))];
}
