import { REDIRECTING, redirectingIn } from '@/config/messages';
import * as appTexts from '@/config/texts/appTexts';
import type { SessionExpiry } from './sessionSlice';

export const expiryTitle = ({ leavesAt, isInternalServerError, waitsForSignIn }: SessionExpiry): string => {
  if (isInternalServerError) return appTexts.unexpectedError;
  return leavesAt === null && !waitsForSignIn ? appTexts.clockError : appTexts.sessionEnded;
};

export const countdownText = (seconds: number): string => (seconds > 0 ? redirectingIn(seconds) : REDIRECTING);
