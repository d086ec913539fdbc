import type { RuntimeConfig } from '@/config/runtimeConfig';

/** Replaces the tokens of the accent, before anything renders. */
export function showAccent({ accent }: RuntimeConfig['brand']): void {
  if (accent === undefined) return;
  const { style } = document.documentElement;
  style.setProperty('--brand', `light-dark(${accent.LIGHT}, ${accent.DARK})`);
  style.setProperty('--focus', 'var(--brand)');
  // Both keep the accent's contrast to every background, whatever the accent.
  style.setProperty('--brand-hover', 'color-mix(in srgb, var(--brand) 75%, var(--text))');
  style.setProperty('--row-selected', 'color-mix(in srgb, var(--brand) 8%, var(--surface))');
}
