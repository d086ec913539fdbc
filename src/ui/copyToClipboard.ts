import * as uiTexts from '@/config/texts/uiTexts';
import { announce } from './announce';

/** Announces and returns the outcome. It fails without permission, and on a page that is not served over https. */
export async function copyToClipboard(text: string, copied: string = uiTexts.copied): Promise<string> {
  let outcome = copied;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    outcome = uiTexts.copyUnavailable;
  }
  announce(outcome);
  return outcome;
}
