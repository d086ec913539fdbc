import * as appTexts from '@/config/texts/appTexts';
import { laterParts } from '@/ui/lazyComponent';

/** What History shows after its first rows. */
export const later = laterParts(appTexts.missingParts.warnings, () => import('./historyParts'));
