import * as v from 'valibot';
import { checked, durationFrom, isSafeUrl, SAFE_URL } from './configRules';
import { section } from './configSchema';

const COLOR = 'must be a color in the form #rrggbb';
const color = v.pipe(v.string(COLOR), v.regex(/^#[\dA-Fa-f]{6}$/, COLOR));
const shades = v.optional(section({ LIGHT: color, DARK: color }));

/** A path must not begin with two slashes: they would name another host. */
const isFile = (text: string): boolean => /^\/(?![/\\])[^\\\s]*$/.test(text) || isSafeUrl(text);

const logoUrl = checked(
  `must be empty, a path on this app's own origin such as "/logo.svg", or ${SAFE_URL}`,
  (text) => text === '' || isFile(text),
);

/** The looks in config.json. Whether the colors are readable is checked with the theme (brandColors.ts). */
export const looksSchema = section({
  BRAND: section({
    LOGO_URL: v.optional(logoUrl, ''),
    LOGO_WIDTH: v.optional(durationFrom(16, 160, 'pixels'), 112),
    COLORS: v.optional(section({ ACCENT: shades, HEADER: shades, HEADER_TEXT: shades })),
  }),
});

export type Looks = v.InferOutput<typeof looksSchema>['BRAND'];
