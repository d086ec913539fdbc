import * as appTexts from '@/config/texts/appTexts';
import type { Expiry } from '@/domain/shell/sessionExpiry';

export const EXPIRY_TITLES: Record<Expiry['kind'], string> = {
  over: appTexts.sessionEnded,
  serverError: appTexts.unexpectedError,
  clockError: appTexts.clockError,
};
