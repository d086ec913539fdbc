import * as v from 'valibot';
import { checked, filledText, isSafeUrl, SAFE_URL, section } from './configRules';

/** In each theme, the background of links and icons to which an accent has the least contrast. A test compares them. */
const HARDEST_GROUND = { LIGHT: '#fce9e9', DARK: '#14361f' };
/** The minimum of WCAG 2.2 for texts. */
const TEXT_CONTRAST = 4.5;

/** Returns the contrast ratio of WCAG 2.2, from 1 to 21, of two colors in the form #rrggbb. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const shade = (theme: keyof typeof HARDEST_GROUND, change: string) =>
  v.pipe(
    checked('must be a color in the form #rrggbb', (text) => /^#[\da-f]{6}$/i.test(text)),
    v.check(
      (color) => contrast(color, HARDEST_GROUND[theme]) >= TEXT_CONTRAST,
      `must be ${change}, with a contrast of at least 4.5:1 to every background of the ${theme.toLowerCase()} theme`,
    ),
  );

/** A path must not begin with two slashes: they would name another host. */
const logo = checked(
  `must be a path on this app's own origin such as "/logo.svg", or ${SAFE_URL}`,
  (text) => /^\/(?![/\\])[^\\\s]*$/.test(text) || isSafeUrl(text),
);

/** The lender's title, logo and accent color. */
export const brandSchema = section({
  TITLE: v.optional(filledText('a name')),
  LOGO: v.optional(logo),
  ACCENT: v.optional(section({ LIGHT: shade('LIGHT', 'darker'), DARK: shade('DARK', 'lighter') })),
});
