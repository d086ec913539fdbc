import * as uiTexts from '@/config/texts/uiTexts';
import { announce } from './announce';

/**
 * Copies a text, and announces and returns the outcome. It fails without permission, or without a clipboard because the
 * page is not served over https.
 */
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
