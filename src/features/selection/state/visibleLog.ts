import { createSelector } from '@reduxjs/toolkit';
import { logAuthor } from '@/domain/selection/overrideLog';
import { selectEmployment, selectPreTransformedUserData } from '@/features/session/sessionSlice';
import { selectOverrideLogs } from './selectionSlice';

/** The override log, with the authors that the user may know. */
export const selectVisibleLog = createSelector(
  [selectOverrideLogs, selectPreTransformedUserData, selectEmployment],
  (logs, user, employment) => {
    const reader = { names: user === null ? [] : [user.id, user.displayName], employment };
    return logs.map((entry) => ({ ...entry, overriddenBy: logAuthor(entry, reader) }));
  },
);
