import { agencyCalls } from './agencies';
import type { Call } from './call';
import { documentCalls } from './documents';
import { orderCalls } from './orders';
import { requestSetupCalls, verificationCalls } from './requestSetup';
import { selectionCalls } from './selection';

export const laterCalls = {
  ...documentCalls,
  ...agencyCalls,
  ...requestSetupCalls,
  ...verificationCalls,
  ...orderCalls,
  ...selectionCalls,
} satisfies Record<string, Call>;
