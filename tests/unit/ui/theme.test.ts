import { expect, it } from 'vitest';
import { MARKS } from '@/features/history/screen/dtiMarks';
import { contrast as ratioOf } from '@/config/configSchema';
import { COLORS } from '@tests/support/colors';

type Scheme = 'LIGHT' | 'DARK';

const TEXT_MINIMUM = 4.5;
const CONTROL_MINIMUM = 3;

const ACCENT_GROUNDS = [
  ...['canvas', 'surface', 'sunken', 'row-selected', 'row-hover', 'row-different'],
  ...['info-bg', 'ok-bg', 'error-bg', 'warn-bg'],
];

const TEXT_ON_GROUNDS: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ['text', ACCENT_GROUNDS],
  ['text-secondary', ['canvas', 'surface', 'sunken', 'row-selected', 'row-hover', 'row-different']],
  ...['brand', 'brand-hover'].map((token) => [token, ACCENT_GROUNDS] as const),
  ['on-brand', ['brand', 'brand-hover']],
  ['header-text', ['header']],
  ['tooltip-text', ['tooltip']],
  ['header-text-muted', ['header']],
  ['error', ['surface', 'canvas', 'error-bg']],
  ...['info', 'ok', 'warn', 'neutral', 'recommended'].map((tone) => [tone, [`${tone}-bg`]] as const),
];

it.each(['LIGHT', 'DARK'] as const)('keeps every text readable on each of its backgrounds (%s)', (scheme) => {
  const pairs = TEXT_ON_GROUNDS.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const));

  const tooFaint = pairs.filter(([text, ground]) => contrast(scheme, text, ground) < TEXT_MINIMUM);

  expect(tooFaint).toEqual([]);
});

it.each(['LIGHT', 'DARK'] as const)('keeps the borders of controls visible (%s)', (scheme) => {
  expect(contrast(scheme, 'border-control', 'surface')).toBeGreaterThanOrEqual(CONTROL_MINIMUM);
  expect(contrast(scheme, 'border-control', 'canvas')).toBeGreaterThanOrEqual(CONTROL_MINIMUM);
});

it.each(Object.entries(MARKS))('keeps the mark of %s readable in the plot', (_, mark) => {
  const [, light = '', dark = ''] = /^light-dark\((.+), (.+)\)$/.exec(mark.color) ?? [];

  expect(ratioOf(light, color('LIGHT', 'surface'))).toBeGreaterThanOrEqual(TEXT_MINIMUM);
  expect(ratioOf(dark, color('DARK', 'surface'))).toBeGreaterThanOrEqual(TEXT_MINIMUM);
});

const contrast = (scheme: Scheme, one: string, other: string): number =>
  ratioOf(color(scheme, one), color(scheme, other));

const color = (scheme: Scheme, token: string): string => COLORS[token]?.[scheme] ?? expect.fail(`no token --${token}`);
