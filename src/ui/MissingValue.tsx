import * as uiTexts from '@/config/texts/uiTexts';
import { VisuallyHidden } from './VisuallyHidden';

/** The placeholder for an unknown value. Screen readers read words, because they skip dashes. */
export const MissingValue = () => (
  <>
    <span aria-hidden>--</span>
    <VisuallyHidden>{uiTexts.notAvailable}</VisuallyHidden>
  </>
);
