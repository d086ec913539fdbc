import { preferences } from './memory';

const KEY = 'companion.menu';
const FOLDED = 'folded';
const root = document.documentElement;

/** Applies the user's choice to the page. Without one, the menu is open. */
export function showMenuChoice(): void {
  if (preferences.read(KEY) === FOLDED) root.dataset['menu'] = FOLDED;
}

export const isMenuFolded = (): boolean => root.dataset['menu'] === FOLDED;

export function foldMenu(isFolded: boolean): void {
  if (isFolded) {
    root.dataset['menu'] = FOLDED;
    preferences.write(KEY, FOLDED);
  } else {
    delete root.dataset['menu'];
    preferences.forget(KEY);
  }
}
