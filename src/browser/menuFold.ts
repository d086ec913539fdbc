import { preferences } from './memory';

const KEY = 'companion.menu';
const FOLDED = 'folded';
const { dataset } = document.documentElement;

/** Applies the user's choice to the page. Without one, the menu is open. */
export const showMenuChoice = (): void => void (dataset['menu'] = preferences.read(KEY) ?? '');

export const isMenuFolded = (): boolean => dataset['menu'] === FOLDED;

export function foldMenu(isFolded: boolean): void {
  preferences.write(KEY, isFolded ? FOLDED : '');
  showMenuChoice();
}
