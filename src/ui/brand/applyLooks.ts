import type { ReactElement } from 'react';
import * as v from 'valibot';
import { type Looks, looksSchema, wordingSettings, type WordingSettings } from '@/config/looksSchema';
import { type ConfigResult, problemsOf, type RuntimeConfig } from '@/config/runtimeConfig';
import { COLORS } from '@/ui/theme';

/** What a refused color must be, by its theme. No wording replaces this, because it is shown with the deployment error. */
const faintAccent = {
  LIGHT: 'must be darker, with a contrast of at least 4.5:1 to every background of the light theme',
  DARK: 'must be lighter, with a contrast of at least 4.5:1 to every background of the dark theme',
};
const faintHeaderText = {
  LIGHT: 'must have a contrast of at least 4.5:1 to the header of the light theme',
  DARK: 'must have a contrast of at least 4.5:1 to the header of the dark theme',
};

/** Returns the contrast ratio of WCAG 2.2, from 1 to 21, of two colors in the form #rrggbb. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the color that results from painting `share` of a color, 0 to 1, over a ground. */
export function mix(color: string, ground: string, share: number): string {
  const under = channels(ground);
  const mixed = channels(color).map((channel, at) => share * channel + (1 - share) * (under[at] ?? 0));
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => linear(channel / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const channels = (color: string): number[] => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

export type BrandColors = NonNullable<Looks['COLORS']>;
type Scheme = 'LIGHT' | 'DARK';
type Tokens = Readonly<Record<string, string>>;

const SCHEMES: readonly Scheme[] = ['LIGHT', 'DARK'];
const [WHITE, BLACK] = ['#ffffff', '#000000'];
/** The minimum of WCAG 2.2 for texts and for the borders of controls. */
const [TEXT_CONTRAST, CONTROL_CONTRAST] = [4.5, 3];

/** The backgrounds of links, quiet buttons and icons, beside row-selected, which is derived. */
export const ACCENT_GROUNDS = [
  ...(['canvas', 'surface', 'sunken', 'row-hover', 'row-different'] as const),
  ...(['info-bg', 'ok-bg', 'error-bg', 'warn-bg'] as const),
];

/** How the accent changes: away from the backgrounds on hover, and as the tint of a selected row. */
const ACCENT = {
  LIGHT: { away: BLACK, back: WHITE, hoverShare: 0.2, tintShare: 0.1 },
  DARK: { away: WHITE, back: BLACK, hoverShare: 0.3, tintShare: 0.15 },
} as const;

/**
 * Checks the colors against every background on which they are used.
 * @empty every color is readable; otherwise each problem names a key, but no value
 */
export const colorProblems = (colors: BrandColors): string[] =>
  SCHEMES.flatMap((scheme) => {
    const tokens = tokensOf(colors, scheme);
    const isFaint = (token: string, grounds: readonly string[]) =>
      grounds.some(
        (ground) => contrast(colorOf(tokens, token, scheme), colorOf(tokens, ground, scheme)) < TEXT_CONTRAST,
      );
    return [
      colors.ACCENT && isFaint('brand', [...ACCENT_GROUNDS, 'row-selected'])
        ? `BRAND.COLORS.ACCENT.${scheme}: ${faintAccent[scheme]}`
        : [],
      colors.HEADER_TEXT && isFaint('header-text', ['header'])
        ? `BRAND.COLORS.HEADER_TEXT.${scheme}: ${faintHeaderText[scheme]}`
        : [],
    ].flat();
  });

/** Returns the declarations of the tokens that the colors change. */
export function brandCss(colors: BrandColors): string {
  const [light, dark] = SCHEMES.map((scheme) => tokensOf(colors, scheme)) as [Tokens, Tokens];
  return Object.keys(light)
    .map((token) => `--${token}: light-dark(${light[token]}, ${dark[token]});`)
    .join('\n');
}

/** Returns the colors of a theme's tokens, as configured or derived from what is configured. */
export function tokensOf({ ACCENT: accent, HEADER: header, HEADER_TEXT: text }: BrandColors, scheme: Scheme): Tokens {
  return {
    ...(accent && accentTokens(accent[scheme], scheme)),
    ...((header ?? text) && headerTokens(header?.[scheme] ?? colorOf({}, 'header', scheme), text?.[scheme])),
  };
}

function accentTokens(accent: string, scheme: Scheme): Tokens {
  const { away, back, hoverShare, tintShare } = ACCENT[scheme];
  const hover = mix(away, accent, hoverShare);
  return {
    brand: accent,
    focus: accent,
    // An accent that is almost black or white can only move the other way.
    'brand-hover': contrast(hover, accent) < 1.1 ? mix(back, accent, 0.15) : hover,
    'row-selected': mix(accent, colorOf({}, 'surface', scheme), tintShare),
  };
}

/** White or black is readable on every color, and so is every text on one of the two hover backgrounds. */
function headerTokens(header: string, chosenText: string | undefined): Tokens {
  const isReadable = (front: string, ground: string) => contrast(front, ground) >= TEXT_CONTRAST;
  const text = chosenText ?? [WHITE, colorOf({}, 'text', 'LIGHT')].find((each) => isReadable(each, header)) ?? BLACK;
  const towardText = (shares: readonly number[], minimum: number): string =>
    shares.map((share) => mix(text, header, share)).find((each) => contrast(each, header) >= minimum) ?? text;
  const hovers = [WHITE, BLACK].map((end) => mix(end, header, 0.12)) as [string, string];
  return {
    header,
    'header-text': text,
    'header-text-muted': towardText([0.8, 0.9], TEXT_CONTRAST),
    'header-border': towardText([0.4, 0.5, 0.6, 0.7, 0.8, 0.9], CONTROL_CONTRAST),
    'header-hover': isReadable(text, hovers[0]) ? hovers[0] : hovers[1],
    // A light header needs a line below it.
    'header-edge': contrast(WHITE, header) < CONTROL_CONTRAST ? mix(text, header, 0.2) : header,
  };
}

const colorOf = (tokens: Tokens, token: string, scheme: Scheme): string =>
  tokens[token] ?? COLORS[token]?.[scheme] ?? BLACK;

/** Checks BRAND of config.json, fills in its defaults, and returns it, or the problems to show instead of the app. */
export function checkLooks(BRAND: unknown): { looks: Looks } | { problems: string[] } {
  const { success, issues, output } = v.safeParse(looksSchema, { BRAND });
  if (!success) return { problems: problemsOf(issues) };
  const problems = colorProblems(output.BRAND.COLORS ?? {});
  return problems.length > 0 ? { problems } : { looks: output.BRAND };
}

/** Adds the logo to the app. */
export type Dress = (app: ReactElement) => Promise<ReactElement>;
/** 'missing': the code of the looks could not be loaded, which also names the wording. */
export type Dressed = ConfigResult & { dress?: Dress; words?: WordingSettings | 'missing' | undefined };

/** keptAccent.ts reads it. Importing it from there would load that code at every start. */
const ACCENT_KEY = 'companion.accent';

/** Checks the looks of the deployment, and applies its colors; its words come later. */
export function applyLooks(config: RuntimeConfig): Dressed {
  const checked = checkLooks(config.brand);
  if ('problems' in checked) return checked;
  const { looks } = checked;
  if (looks.COLORS !== undefined) applyColors(looks.COLORS);
  const words = wordingSettings(looks);
  if (looks.LOGO_URL === '') return { config, words };
  // Later than the colors, because this code runs that of the app.
  const dress: Dress = (app) =>
    import('./withLogo').then(
      ({ withLogo }) => withLogo(looks, app),
      () => app,
    );
  return { config, dress, words };
}

function applyColors(colors: BrandColors): void {
  const sheet = new CSSStyleSheet();
  // More specific than the default tokens.
  sheet.replaceSync(`html:root { ${brandCss(colors)} }`);
  document.adoptedStyleSheets.push(sheet);
  keepAccent(colors);
}

function keepAccent(colors: BrandColors): void {
  const [light, dark] = SCHEMES.map((scheme) => tokensOf(colors, scheme)['brand']);
  try {
    if (light === undefined) sessionStorage.removeItem(ACCENT_KEY);
    else sessionStorage.setItem(ACCENT_KEY, `light-dark(${light}, ${dark})`);
  } catch {
    // Then the next page first shows the default accent.
  }
}
