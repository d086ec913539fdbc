import { REDIRECTING, redirectingIn } from '@/config/messages';
import * as appTexts from '@/config/texts/appTexts';
import type { Expiry } from '@/domain/shell/sessionExpiry';
import { isFramed } from '@/lib/isFramed';

export const EXPIRY_TITLES: Record<Expiry['kind'], string> = {
  over: appTexts.sessionEnded,
  waiting: appTexts.sessionEnded,
  serverError: appTexts.unexpectedError,
  clockError: appTexts.clockError,
};

/** A frame starts again: it never leaves for the origination system, which is around it. */
export const leaveLabel = (): string => (isFramed() ? appTexts.signOutNow : appTexts.returnToOriginationSystem);

export function countdownText(seconds: number): string {
  if (isFramed()) return seconds > 0 ? appTexts.signingOutIn(seconds) : appTexts.signingOut;
  return seconds > 0 ? redirectingIn(seconds) : REDIRECTING;
}
