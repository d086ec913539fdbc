import { preferences } from './memory';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The user's settings for the app itself. */
export interface AppSettings {
  theme: Theme;
  /** Shortcuts without Ctrl or Alt; off by default (WCAG 2.1.4). */
  hasSingleKeys: boolean;
}

const KEYS = { theme: 'companion.theme', singleKeys: 'companion.singleKeys' };

/** @empty the system's theme and no single keys for values that are missing or invalid */
export function loadAppSettings(): AppSettings {
  const kept = preferences.read(KEYS.theme);
  return {
    theme: THEMES.find((theme) => theme === kept) ?? 'system',
    hasSingleKeys: preferences.read(KEYS.singleKeys) === 'on',
  };
}

export function storeAppSettings({ theme, hasSingleKeys }: AppSettings): void {
  preferences.write(KEYS.theme, theme);
  preferences.write(KEYS.singleKeys, hasSingleKeys ? 'on' : 'off');
}

/** Colors follow the root element's attribute at once; without it they follow the system. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
