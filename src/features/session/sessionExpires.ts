import { createSelector } from '@reduxjs/toolkit';
import { selectExpiry } from './sessionSlice';

/** The session expiry state, as the modal shows it. */
export const selectSessionExpires = createSelector([selectExpiry], (expiry) => ({
  isVisible: expiry !== null,
  message: expiry?.message ?? '',
  startCountdown: expiry?.kind === 'over',
  isInternalServerError: expiry?.kind === 'serverError',
}));
