import { REDIRECTING, redirectingIn } from '@/config/messages';
import * as appTexts from '@/config/texts/appTexts';
import * as sessionTexts from '@/config/texts/sessionTexts';
import { isFramed } from '@/lib/isFramed';
import type { SessionExpiry } from './sessionSlice';

export const expiryTitle = ({ leavesAt, isInternalServerError, waitsForSignIn }: SessionExpiry): string => {
  if (isInternalServerError) return appTexts.unexpectedError;
  return leavesAt === null && !waitsForSignIn ? appTexts.clockError : appTexts.sessionEnded;
};

/** A frame starts again: it never leaves for the origination system, which is around it. */
export const leaveLabel = (): string => (isFramed() ? sessionTexts.signOutNow : appTexts.returnToOriginationSystem);

export function countdownText(seconds: number): string {
  if (isFramed()) return seconds > 0 ? sessionTexts.signingOutIn(seconds) : sessionTexts.signingOut;
  return seconds > 0 ? redirectingIn(seconds) : REDIRECTING;
}
