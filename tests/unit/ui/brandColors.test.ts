import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRuntimeConfig } from '@/config/runtimeConfig';
import {
  ACCENT_GROUNDS,
  type BrandColors,
  brandCss,
  checkLooks,
  colorProblems,
  contrast,
  mix,
  tokensOf,
} from '@/ui/brand/applyLooks';
import { COLORS } from '@/ui/theme';
import { fc } from '@tests/support/properties';
import { configFile } from '@tests/support/testConfig';

const FINE = { LIGHT: '#006b5e', DARK: '#5ed3c2' };
const shades = (LIGHT: string, DARK: string) => ({ LIGHT, DARK });
const schemes = ['LIGHT', 'DARK'] as const;
const plain = (token: string, scheme: 'LIGHT' | 'DARK'): string => COLORS[token]?.[scheme] ?? expect.fail(token);
const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#0b5cad', '#0b5cad', 1],
    ['#FF0000', '#ffffff', 4],
    ['#0000ff', '#ffffff', 8.59],
  ])('of %s and %s is %f', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });

  it.each([
    ['#000000', '#ffffff', 0.5, '#808080'],
    ['#ff0000', '#0000ff', 0.25, '#4000bf'],
    ['#123456', '#ffffff', 1, '#123456'],
    ['#123456', '#ffffff', 0, '#ffffff'],
  ])('%s over %s, mixed by %f, is %s', (color, ground, share, mixed) => {
    expect(mix(color, ground, share)).toBe(mixed);
  });
});

const ACCENT_LIGHT =
  'BRAND.COLORS.ACCENT.LIGHT: must be darker, with a contrast of at least 4.5:1 to every background of the light theme';
const ACCENT_DARK =
  'BRAND.COLORS.ACCENT.DARK: must be lighter, with a contrast of at least 4.5:1 to every background of the dark theme';
const TEXT_LIGHT =
  'BRAND.COLORS.HEADER_TEXT.LIGHT: must have a contrast of at least 4.5:1 to the header of the light theme';
const TEXT_DARK =
  'BRAND.COLORS.HEADER_TEXT.DARK: must have a contrast of at least 4.5:1 to the header of the dark theme';

const TABLE: readonly (readonly [what: string, colors: BrandColors, problems: string[]])[] = [
  ['no color', {}, []],
  ['a readable accent', { ACCENT: FINE }, []],
  ['an accent that is just readable', { ACCENT: shades('#6b6b6b', '#9a9a9a') }, []],
  ['one that is just too light', { ACCENT: shades('#6c6c6c', '#9a9a9a') }, [ACCENT_LIGHT]],
  ['one that is just too dark', { ACCENT: shades('#6b6b6b', '#999999') }, [ACCENT_DARK]],
  ['the two swapped', { ACCENT: shades(FINE.DARK, FINE.LIGHT) }, [ACCENT_LIGHT, ACCENT_DARK]],
  ['a strong yellow', { ACCENT: shades('#ffd500', '#ffd500') }, [ACCENT_LIGHT]],
  ['black and white', { ACCENT: shades('#000000', '#ffffff') }, []],
  ['any header without a text', { HEADER: shades('#808080', '#7f7f7f') }, []],
  ['a text that is just readable on the default header', { HEADER_TEXT: shades('#959595', '#7c7c7c') }, []],
  ['one that is not, in the light theme', { HEADER_TEXT: shades('#949494', '#7c7c7c') }, [TEXT_LIGHT]],
  ['one that is not, in the dark theme', { HEADER_TEXT: shades('#959595', '#7b7b7b') }, [TEXT_DARK]],
  [
    'a text that is just readable on its header',
    { HEADER: shades('#ffffff', '#ffffff'), HEADER_TEXT: shades('#767676', '#767676') },
    [],
  ],
  [
    'a text that is not',
    { HEADER: shades('#ffffff', '#ffffff'), HEADER_TEXT: shades('#777777', '#777777') },
    [TEXT_LIGHT, TEXT_DARK],
  ],
  [
    'everything wrong',
    { ACCENT: shades('#ffffff', '#000000'), HEADER: FINE, HEADER_TEXT: FINE },
    [ACCENT_LIGHT, TEXT_LIGHT, ACCENT_DARK, TEXT_DARK],
  ],
];

describe('the colors of a deployment', () => {
  it.each(TABLE)('%s', (_, colors, problems) => {
    expect(colorProblems(colors)).toEqual(problems);
  });

  it('is measured against row-selected, too, which has a tint of the accent', () => {
    const colors = { ACCENT: shades('#6b6b6b', '#999999') };
    const { brand = '', 'row-selected': selected = '' } = tokensOf(colors, 'DARK');
    expect(ACCENT_GROUNDS.every((ground) => contrast(brand, plain(ground, 'DARK')) >= 4.5)).toBe(true);
    expect(contrast(brand, selected)).toBeLessThan(4.5);
    expect(colorProblems(colors)).toEqual([ACCENT_DARK]);
  });

  it('changes only tokens that exist, each in both themes', () => {
    const declared = brandCss({ ACCENT: FINE, HEADER: FINE });
    const names = [...declared.matchAll(/--([\w-]+): light-dark\(#[\da-f]{6}, #[\da-f]{6}\);/g)].map(
      ([, name]) => name,
    );
    expect(declared.split('\n')).toHaveLength(names.length);
    expect(names.filter((name) => !Object.hasOwn(COLORS, name ?? ''))).toEqual(['header-edge']);
  });

  it('leaves the tokens of what is not configured', () => {
    expect(Object.keys(tokensOf({ ACCENT: FINE }, 'LIGHT')).filter((name) => name.startsWith('header'))).toEqual([]);
    expect(tokensOf({ HEADER: FINE }, 'LIGHT')).not.toHaveProperty('brand');
    expect(tokensOf({}, 'DARK')).toEqual({});
  });

  it.each(schemes)('of any accepted accent, the rest is readable and visible as well (%s)', (scheme) => {
    fc.assert(
      fc.property(anyColor, (accent) => {
        const colors = { ACCENT: { ...FINE, [scheme]: accent } };
        fc.pre(colorProblems(colors).length === 0);
        const tokens = tokensOf(colors, scheme);
        const { 'brand-hover': hover = '', 'row-selected': selected = '' } = tokens;
        for (const ground of [...ACCENT_GROUNDS.map((name) => plain(name, scheme)), selected])
          expect(contrast(hover, ground), `${accent} hovered`).toBeGreaterThanOrEqual(4.5);
        for (const ground of [accent, hover])
          expect(contrast(plain('on-brand', scheme), ground), `text on ${accent}`).toBeGreaterThanOrEqual(4.5);
        for (const text of ['text', 'text-secondary'] as const)
          expect(contrast(plain(text, scheme), selected), `${text} beside ${accent}`).toBeGreaterThanOrEqual(4.5);
        expect(contrast(hover, accent)).toBeGreaterThan(1.05);
      }),
    );
  });

  it('of any header, the texts are readable and the borders of its controls visible', () => {
    fc.assert(
      fc.property(anyColor, (header) => {
        const tokens = tokensOf({ HEADER: shades(header, header) }, 'LIGHT');
        const { 'header-text': text = '', 'header-text-muted': muted = '', 'header-border': border = '' } = tokens;
        expect(contrast(text, header)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(muted, header)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(border, header)).toBeGreaterThanOrEqual(3);
        expect(contrast(text, tokens['header-hover'] ?? '')).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

describe('the syntax of colors', () => {
  const problemsOf = (BRAND: object): string[] => {
    const result = readRuntimeConfig(JSON.stringify({ ...configFile(), BRAND }), 'http://localhost:3000');
    if ('problems' in result) return result.problems;
    const checked = checkLooks(result.config.brand);
    return 'problems' in checked ? checked.problems : [];
  };

  it.each(['#0b5cad', '#0B5CAD', '#000000'])('accepts %s', (color) => {
    expect(problemsOf({ COLORS: { HEADER: shades(color, color) } })).toEqual([]);
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
    null,
  ])('refuses %j, and never shows it', (color) => {
    expect(problemsOf({ COLORS: { HEADER: { LIGHT: color, DARK: '#000000' } } })).toEqual([
      'BRAND.COLORS.HEADER.LIGHT: must be a color in the form #rrggbb',
    ]);
  });

  it('accepts the example of docs/branding.md', () => {
    const [, example = ''] = /```json\n(.*?)```/s.exec(readFileSync('docs/branding.md', 'utf8')) ?? [];
    const { BRAND } = JSON.parse(example) as { BRAND: { COLORS: BrandColors } };
    expect(problemsOf(BRAND)).toEqual([]);
    expect(colorProblems(BRAND.COLORS)).toEqual([]);
  });

  it('requires both themes', () => {
    expect(problemsOf({ COLORS: { ACCENT: { LIGHT: '#006b5e' } } })).toEqual([
      'BRAND.COLORS.ACCENT.DARK: is missing; it must be a color in the form #rrggbb',
    ]);
  });

  it.each(['', '/logo.svg', '/brand/logo.png?v=2', 'https://static.lender.test/logo.svg', 'http://localhost:9/l.png'])(
    'accepts the logo %s',
    (LOGO_URL) => {
      expect(problemsOf({ LOGO_URL })).toEqual([]);
    },
  );

  it.each([
    '//static.lender.test/logo.svg',
    '/\\static.lender.test/logo.svg',
    'http://static.lender.test/logo.svg',
    'data:image/svg+xml,<svg/>',
    'javascript:alert(1)',
    'logo.svg',
    '/a logo.svg',
    7,
  ])('refuses the logo %j', (LOGO_URL) => {
    expect(problemsOf({ LOGO_URL })).toEqual([
      expect.stringMatching(
        /^BRAND\.LOGO_URL: must be empty, a path on this app's own origin such as "\/logo\.svg", or/,
      ),
    ]);
  });

  it.each([15, 161, '112', null])('refuses the width %j', (LOGO_WIDTH) => {
    expect(problemsOf({ LOGO_WIDTH })).toEqual(['BRAND.LOGO_WIDTH: must be a number of pixels from 16 to 160']);
  });
});
