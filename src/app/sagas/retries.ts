import type { UnknownAction } from '@reduxjs/toolkit';
import { ORDER_PARTS } from '@/features/request/rules/orderReads';
import { selectArea } from '@/features/navigation/navigationSlice';
import { partWanted, selectParts } from '@/features/request/state/orderDataSlice';
import { selectSignIn, signInRetried } from '@/features/session/sessionSlice';
import { type Failure, isUnanswered } from '@/lib/failure';
import type { RootState } from '@/lib/rootState';
import { readWanted } from '@/reads/readActions';
import { selectFailed } from '@/reads/readState';

/** Returns the actions that retry everything that failed because the service was unreachable, except polling. */
export const selectUnreached = (state: RootState): UnknownAction[] => retriesOf(state, isUnanswered);

/** Returns the actions that retry everything that failed, for whatever reason, except polling. */
export const selectRetries = (state: RootState): UnknownAction[] =>
  retriesOf(state, (failure) => failure !== undefined);

type When = (failure: Failure | undefined, action: UnknownAction) => UnknownAction[];

function retriesOf(state: RootState, isWanted: (failure: Failure | undefined) => boolean): UnknownAction[] {
  const when: When = (failure, action) => (isWanted(failure) ? [action] : []);
  const failed = selectFailed(state, isWanted);
  const ofTable = failed.length === 0 ? [] : [readWanted(...failed)];
  return [...ofTable, ...Object.values(RETRIES).flatMap((retries) => retries(state, when))];
}

/** These read nothing, except: `history` polls, and what shows findings or past orders reads them when it opens. */
type NotRetried =
  | ('loan' | 'navigation' | 'selection' | 'deployment' | 'documents' | 'history' | 'historyView' | 'orderDraft')
  | ('overlays' | 'override' | 'preferences' | 'recovery' | 'submission' | 'unreadItems');

/** By the slice that holds the failures, so that the type check asks what to retry of a new slice. */
const RETRIES: Record<Exclude<keyof RootState, NotRetried>, (state: RootState, when: When) => UnknownAction[]> = {
  session: (state) => (selectSignIn(state) === 'unreachable' ? [signInRetried()] : []),
  // Only Request loads these. Opening it loads all of them anyway.
  orderData: (state, when) =>
    selectArea(state) === 'request'
      ? ORDER_PARTS.flatMap((part) => when(selectParts(state)[part].failure, partWanted(part)))
      : [],
};
