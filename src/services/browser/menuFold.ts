import { preferences } from './memory';

const KEY = 'companion.menu';
const CHOICES = ['open', 'folded'];
const root = document.documentElement;

/** Applies the user's choice to the page. Without one, the width of the window decides (ui/tokens.css). */
export function showMenuChoice(): void {
  const kept = preferences.read(KEY);
  if (kept !== null && CHOICES.includes(kept)) root.dataset['menu'] = kept;
}

/** The style sheet decides, so that script and layout agree at every width. */
export const isMenuFolded = (): boolean => getComputedStyle(root).getPropertyValue('--menu-display') === 'none';

/** Remembers a choice only if the width alone would not lead to it, so that a larger or smaller window starts as it should. */
export function foldMenu(isFolded: boolean): void {
  delete root.dataset['menu'];
  preferences.forget(KEY);
  if (isMenuFolded() === isFolded) return;
  preferences.write(KEY, isFolded ? 'folded' : 'open');
  showMenuChoice();
}
