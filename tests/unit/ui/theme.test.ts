import { expect, it } from 'vitest';
import { tokensCss } from '@/ui/theme';

type Scheme = 'light' | 'dark';

const TEXT_MINIMUM = 4.5;
const CONTROL_MINIMUM = 3;

const TEXT_ON_GROUNDS: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  [
    'text',
    [
      'canvas',
      'surface',
      'sunken',
      'row-selected',
      'row-hover',
      'row-different',
      'info-bg',
      'ok-bg',
      'error-bg',
      'warn-bg',
    ],
  ],
  ['text-secondary', ['canvas', 'surface', 'sunken', 'row-selected', 'row-hover', 'row-different']],
  ['brand', ['canvas', 'surface', 'row-selected', 'row-hover', 'row-different']],
  ['brand-hover', ['canvas', 'surface', 'row-selected', 'row-hover']],
  ['on-brand', ['brand', 'brand-hover']],
  ['header-text', ['header']],
  ['tooltip-text', ['tooltip']],
  ['header-text-muted', ['header']],
  ['error', ['surface', 'canvas', 'error-bg']],
  ...['info', 'ok', 'warn', 'neutral', 'recommended'].map((tone) => [tone, [`${tone}-bg`]] as const),
  ...['du', 'lpa', 'lpac', 'credit'].map((plot) => [`plot-${plot}`, ['surface']] as const),
];

it.each(['light', 'dark'] as const)('keeps every text readable on each of its backgrounds (%s)', (scheme) => {
  const pairs = TEXT_ON_GROUNDS.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const));

  const tooFaint = pairs.filter(([text, ground]) => contrast(scheme, text, ground) < TEXT_MINIMUM);

  expect(tooFaint).toEqual([]);
});

it.each(['light', 'dark'] as const)('keeps the borders of controls visible (%s)', (scheme) => {
  expect(contrast(scheme, 'border-control', 'surface')).toBeGreaterThanOrEqual(CONTROL_MINIMUM);
  expect(contrast(scheme, 'border-control', 'canvas')).toBeGreaterThanOrEqual(CONTROL_MINIMUM);
});

/** Returns the contrast ratio of WCAG 2.2. */
const contrast = (scheme: Scheme, one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(color(scheme, one)), luminance(color(scheme, other))].sort(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
};

const color = (scheme: Scheme, token: string): string => {
  const found = new RegExp(`--${token}: light-dark\\((?<light>#\\w{6}), (?<dark>#\\w{6})\\);`).exec(tokensCss);
  const value = found?.groups?.[scheme];
  if (value === undefined) throw new Error(`No color token --${token}`);
  return value;
};

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
