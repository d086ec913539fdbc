import { preferences } from './preferences';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What the reader has chosen about the app itself. */
export interface Tastes {
  theme: Theme;
  /** Keys that do something without Ctrl or Alt; off unless turned on (WCAG 2.1.4). */
  hasSingleKeys: boolean;
}

const KEYS = { theme: 'companion.theme', singleKeys: 'companion.singleKeys' };

/** @empty what was never chosen, or is not understood: the system's theme, and no single keys */
export function recallTastes(): Tastes {
  const kept = preferences.read(KEYS.theme);
  return {
    theme: THEMES.find((theme) => theme === kept) ?? 'system',
    hasSingleKeys: preferences.read(KEYS.singleKeys) === 'on',
  };
}

export function keepTastes({ theme, hasSingleKeys }: Tastes): void {
  preferences.write(KEYS.theme, theme);
  preferences.write(KEYS.singleKeys, hasSingleKeys ? 'on' : 'off');
}

/** Colours follow the root element at once; without a mark it follows the system. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
