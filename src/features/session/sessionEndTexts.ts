import * as appTexts from '@/config/texts/appTexts';
import type { Expiry } from '@/features/session/rules/sessionExpiry';

export const EXPIRY_TITLES: Record<Expiry['kind'], string> = {
  over: appTexts.sessionEnded,
  serverError: appTexts.unexpectedError,
  clockError: appTexts.clockError,
};
