import * as appTexts from '@/config/texts/appTexts';
import { laterParts } from '@/ui/lazyComponent';

/** Makes a component of a part that a page shows around its screen after the first rows. */
export const later = laterParts(appTexts.missingParts.page, () => import('./layoutParts'));
