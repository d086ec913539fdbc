import { preferences } from './memory';

const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'companion.theme';

/** @empty the system's theme for a value that is missing or invalid */
export function loadTheme(): Theme {
  const kept = preferences.read(KEY);
  return THEMES.find((theme) => theme === kept) ?? 'system';
}

/** Stores the choice. Colors follow the root element's attribute at once; without it they follow the system. */
export function chooseTheme(theme: Theme): void {
  preferences.write(KEY, theme);
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
