import type { UnknownAction } from '@reduxjs/toolkit';
import { isSubmitting } from '@/domain/order/submission';
import { MENU_GROUPS } from '@/domain/shell/menu';
import {
  acknowledgementWanted,
  selectAcknowledgement,
  selectSavingAcknowledgement,
} from '@/features/acknowledgement/acknowledgementSlice';
import { creditPartWanted, selectCreditParts, type CreditPart } from '@/features/creditReport/creditReportSlice';
import {
  selectOpenedVerification,
  selectVerificationDetail,
  selectVerifications,
  verificationOpened,
  verificationsWanted,
} from '@/features/digitalVerifications/digitalVerificationsSlice';
import { selectPendingDocuments } from '@/features/documents/documentsSlice';
import { loanRetried, selectLoanDataFailure, selectLoanHeaderFailure } from '@/features/loan/loanSlice';
import { menuRetried, selectArea, selectMenu } from '@/features/navigation/navigationSlice';
import { selectIsDirty, selectSubmission } from '@/features/orderDraft/orderDraftSlice';
import { selectSetupParts, setupPartWanted, type SetupPart } from '@/features/requestSetup/requestSetupSlice';
import { selectHasUnsavedOverride } from '@/features/selection/overrideSlice';
import {
  reliefMessagesOpened,
  reliefRetried,
  selectReliefFailures,
  selectReliefMessageFailures,
} from '@/features/selection/reliefSlice';
import { recommendationsRetried, resultsRetried, selectRecommendationsCall } from '@/features/selection/selectionSlice';
import { selectExpiry, selectPrivilegesFailure, selectSignIn, signInRetried } from '@/features/session/sessionSlice';
import type { Failure } from '@/lib/failure';
import { selectResultsInView } from './selectionRuns';

type RecoveryRoot = Parameters<typeof selectAcknowledgement>[0] &
  Parameters<typeof selectCreditParts>[0] &
  Parameters<typeof selectVerifications>[0] &
  Parameters<typeof selectPendingDocuments>[0] &
  Parameters<typeof selectLoanDataFailure>[0] &
  Parameters<typeof selectMenu>[0] &
  Parameters<typeof selectIsDirty>[0] &
  Parameters<typeof selectSetupParts>[0] &
  Parameters<typeof selectHasUnsavedOverride>[0] &
  Parameters<typeof selectReliefFailures>[0] &
  Parameters<typeof selectSignIn>[0] &
  Parameters<typeof selectResultsInView>[0];

/** The askings to repeat: of everything that failed because the service could not be reached. The poller repeats its own. */
export const selectUnreached = (state: RecoveryRoot): UnknownAction[] => {
  const menu = selectMenu(state);
  return [
    ...(selectSignIn(state) === 'unreachable' ? [signInRetried()] : []),
    ...([selectLoanHeaderFailure(state), selectLoanDataFailure(state), selectPrivilegesFailure(state)].some(isUnreached)
      ? [loanRetried()]
      : []),
    ...MENU_GROUPS.flatMap((group) => when(menu[group].failure, menuRetried(group))),
    ...unreachedOfOrder(state),
    ...when(selectResultsInView(state).failure, resultsRetried()),
    ...selectReliefFailures(state).flatMap(({ place, failure }) => when(failure, reliefRetried(place))),
    ...selectReliefMessageFailures(state).flatMap(({ place, failure }) => when(failure, reliefMessagesOpened(place))),
    ...when(selectRecommendationsCall(state).failure, recommendationsRetried()),
  ];
};

/** What an order is made from is asked for on its own screen alone; entering that asks for all of it anyway. */
function unreachedOfOrder(state: RecoveryRoot): UnknownAction[] {
  const area = selectArea(state);
  const creditParts = selectCreditParts(state);
  if (area === 'history') return when(creditParts.recentRequest.failure, creditPartWanted('recentRequest'));
  if (area !== 'request') return [];
  const setupParts = selectSetupParts(state);
  const openedVerification = selectOpenedVerification(state);
  return [
    ...namesOf(creditParts).flatMap((part: CreditPart) => when(creditParts[part].failure, creditPartWanted(part))),
    ...namesOf(setupParts).flatMap((part: SetupPart) => when(setupParts[part].failure, setupPartWanted(part))),
    ...when(selectVerifications(state).failure, verificationsWanted()),
    ...(openedVerification === null
      ? []
      : when(selectVerificationDetail(state).failure, verificationOpened(openedVerification))),
    ...when(selectAcknowledgement(state).failure, acknowledgementWanted()),
  ];
}

const when = (failure: Failure | undefined, action: UnknownAction): UnknownAction[] =>
  isUnreached(failure) ? [action] : [];

const isUnreached = (failure: Failure | undefined): boolean =>
  failure?.kind === 'network' || failure?.kind === 'timeout';

const namesOf = <Parts extends object>(parts: Parts) => Object.keys(parts) as (keyof Parts)[];

/** Whether a reload costs nobody anything: nothing has been entered, nothing is on its way, and no message waits to be read. */
export const selectMayReload = (state: RecoveryRoot): boolean => {
  const submission = selectSubmission(state);
  return (
    !selectIsDirty(state) &&
    !isSubmitting(submission) &&
    submission.status !== 'confirming' &&
    !selectHasUnsavedOverride(state) &&
    selectSavingAcknowledgement(state) === null &&
    selectPendingDocuments(state).length === 0 &&
    selectExpiry(state) === null
  );
};
