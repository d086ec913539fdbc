import { describe, expect, it } from 'vitest';
import { contrast } from '@/config/configSchema';
import { readRuntimeConfig } from '@/config/runtimeConfig';
import { COLORS } from '@tests/support/colors';
import { fc } from '@tests/support/properties';
import { configFile } from '@tests/support/testConfig';

const FINE = { LIGHT: '#006b5e', DARK: '#5ed3c2' };
const [LIGHT, DARK] = [
  'BRAND.ACCENT.LIGHT: must be darker, with a contrast of at least 4.5:1 to every background of the light theme',
  'BRAND.ACCENT.DARK: must be lighter, with a contrast of at least 4.5:1 to every background of the dark theme',
];
const FORM = 'must be a color in the form #rrggbb';
const LOGO =
  'BRAND.LOGO: must be a path on this app\'s own origin such as "/logo.svg", or an absolute https URL (http only on this machine) without a user name';

const read = (BRAND: unknown) => readRuntimeConfig(JSON.stringify(configFile({ BRAND })), 'http://localhost:3000');
const problemsOf = (BRAND: unknown): string[] => {
  const result = read(BRAND);
  return 'problems' in result ? result.problems : [];
};

it.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#0b5cad', '#0b5cad', 1],
  ['#FF0000', '#ffffff', 4],
  ['#0000ff', '#ffffff', 8.59],
])('the contrast of %s and %s is %f', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});

describe('the accent', () => {
  it.each([
    ['readable', FINE, []],
    ['just readable', { LIGHT: '#6b6b6b', DARK: '#969696' }, []],
    ['just too light', { LIGHT: '#6c6c6c', DARK: '#969696' }, [LIGHT]],
    ['just too dark', { LIGHT: '#6b6b6b', DARK: '#959595' }, [DARK]],
    ['swapped', { LIGHT: FINE.DARK, DARK: FINE.LIGHT }, [LIGHT, DARK]],
    ['one strong yellow', { LIGHT: '#ffd500', DARK: '#ffd500' }, [LIGHT]],
    ['black and white', { LIGHT: '#000000', DARK: '#FFFFFF' }, []],
    ['for one theme', { LIGHT: FINE.LIGHT }, [`BRAND.ACCENT.DARK: is missing; it ${FORM}`]],
    ['no pair', '#0b5cad', ['BRAND.ACCENT: must be an object']],
  ])('that is %s', (_, ACCENT, problems) => {
    expect(problemsOf({ ACCENT })).toEqual(problems);
  });

  it.each([
    '#abc',
    '#0b5cadff',
    '0b5cad',
    'teal',
    'rgb(0 0 0)',
    'var(--text)',
    '#0b5cad;}',
    ' #0b5cad',
    '#0b5cag',
    '',
    7,
  ])('refuses %j, and never shows it', (color) => {
    expect(problemsOf({ ACCENT: { LIGHT: color, DARK: FINE.DARK } })).toEqual([`BRAND.ACCENT.LIGHT: ${FORM}`]);
  });

  const GROUNDS = [
    'canvas',
    'surface',
    'sunken',
    'row-hover',
    'row-different',
    'info-bg',
    'ok-bg',
    'error-bg',
    'warn-bg',
  ];
  const token = (name: string, theme: 'LIGHT' | 'DARK'): string => COLORS[name]?.[theme] ?? expect.fail(name);
  const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
  /** As `color-mix(in srgb, …)` of src/main.ts does. */
  const mix = (color: string, ground: string, share: number): string =>
    `#${[1, 3, 5]
      .map((at) => [color, ground].map((each) => parseInt(each.slice(at, at + 2), 16)) as [number, number])
      .map(([one, other]) =>
        Math.round(share * one + (1 - share) * other)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;

  it.each(['LIGHT', 'DARK'] as const)('keeps every text readable that it colors or lies below (%s)', (theme) => {
    fc.assert(
      fc.property(anyColor, (accent) => {
        fc.pre(problemsOf({ ACCENT: { ...FINE, [theme]: accent } }).length === 0);
        const hover = mix(accent, token('text', theme), 0.75);
        const selected = mix(accent, token('surface', theme), 0.08);
        for (const ground of [...GROUNDS.map((name) => token(name, theme)), selected])
          for (const front of [accent, hover])
            expect(contrast(front, ground), `${front} on ${ground}`).toBeGreaterThanOrEqual(4.5);
        for (const ground of [accent, hover])
          expect(contrast(token('on-brand', theme), ground), `text on ${ground}`).toBeGreaterThanOrEqual(4.5);
        for (const text of ['text', 'text-secondary'])
          expect(contrast(token(text, theme), selected), `${text} beside ${accent}`).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('title and logo', () => {
  it.each([
    ['/brand/logo.svg', []],
    ['/logo.png?v=2', []],
    ['https://static.lender.test/logo.svg', []],
    ...['//evil.test/logo.svg', '/\\evil.test/logo.svg', 'logo.svg', 'http://lender.test/logo.svg', ''].map(
      (logo) => [logo, [LOGO]] as const,
    ),
    ...['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'https://user@lender.test/logo.svg', 7].map(
      (logo) => [logo, [LOGO]] as const,
    ),
  ] as const)('the logo %j', (logo, problems) => {
    expect(problemsOf({ LOGO: logo })).toEqual(problems);
  });

  it('an empty title is refused, and without BRAND the title is the product’s', () => {
    expect(problemsOf({ TITLE: ' ' })).toEqual(['BRAND.TITLE: must be a name']);
    expect(read({ TITLE: 'Halcyon' })).toHaveProperty('config.BRAND.TITLE', 'Halcyon');
    expect(read(undefined)).toHaveProperty('config.BRAND', { TITLE: 'Automated Underwriting' });
  });
});
