import * as appTexts from '@/config/texts/appTexts';
import { laterParts } from '@/ui/lazyComponent';

/** What a page shows around its screen after the first rows. */
export const later = laterParts(appTexts.missingParts.page, () => import('./layoutParts'));
