import { preferences } from './memory';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The user's settings for the app itself. */
export interface AppSettings {
  theme: Theme;
}

const KEY = 'companion.theme';

/** @empty the system's theme for a value that is missing or invalid */
export function loadAppSettings(): AppSettings {
  const kept = preferences.read(KEY);
  return { theme: THEMES.find((theme) => theme === kept) ?? 'system' };
}

export const storeAppSettings = ({ theme }: AppSettings): void => void preferences.write(KEY, theme);

/** Colors follow the root element's attribute at once; without it they follow the system. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
