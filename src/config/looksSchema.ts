import * as v from 'valibot';
import { checked, durationFrom, filledText, isSafeUrl, SAFE_URL, section } from './configRules';

const COLOR = 'must be a color in the form #rrggbb';
const color = v.pipe(v.string(COLOR), v.regex(/^#[\dA-Fa-f]{6}$/, COLOR));
const shades = v.optional(section({ LIGHT: color, DARK: color }));

/** A path must not begin with two slashes: they would name another host. */
const isFile = (text: string): boolean => /^\/(?![/\\])[^\\\s]*$/.test(text) || isSafeUrl(text);

const logoUrl = checked(
  `must be empty, a path on this app's own origin such as "/logo.svg", or ${SAFE_URL}`,
  (text) => text === '' || isFile(text),
);

const wordingUrl = checked(
  `must be a path on this app's own origin such as "/wording/es.json", or ${SAFE_URL}`,
  isFile,
);
const language = checked('must be a language such as "en-US" or "es"', (text) =>
  /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/.test(text),
);
const name = v.optional(filledText('a name'));

/** The looks and words in config.json. ui/brand/applyLooks.ts checks with the theme whether the colors are readable. */
export const looksSchema = section({
  BRAND: v.pipe(
    section({
      TITLE: name,
      ORIGINATION_SYSTEM: name,
      SERVICER_SYSTEM: name,
      PRODUCT_SYSTEM: name,
      WORDING_URL: v.optional(wordingUrl),
      LANGUAGE: v.optional(language),
      LOGO_URL: v.optional(logoUrl, ''),
      LOGO_WIDTH: v.optional(durationFrom(16, 160, 'pixels'), 112),
      COLORS: v.optional(section({ ACCENT: shades, HEADER: shades, HEADER_TEXT: shades })),
    }),
    v.forward(
      v.check(
        ({ WORDING_URL, LANGUAGE = 'en' }) => WORDING_URL !== undefined || LANGUAGE.startsWith('en'),
        'must be English without WORDING_URL',
      ),
      ['LANGUAGE'],
    ),
  ),
});

export type Looks = v.InferOutput<typeof looksSchema>['BRAND'];

export interface WordingSettings {
  /** By their name in messages.ts and orderMessages.ts. */
  names: Readonly<Record<string, string | undefined>>;
  url: string | undefined;
  language: string;
}

export const DEFAULT_LANGUAGE = 'en-US';

/** @empty undefined for the texts and the language of the product */
export function wordingSettings({
  TITLE: PRODUCT_TITLE,
  ORIGINATION_SYSTEM,
  SERVICER_SYSTEM,
  PRODUCT_SYSTEM,
  WORDING_URL: url,
  LANGUAGE: language = DEFAULT_LANGUAGE,
}: Looks): WordingSettings | undefined {
  const names = { PRODUCT_TITLE, ORIGINATION_SYSTEM, SERVICER_SYSTEM, PRODUCT_SYSTEM };
  return url === undefined && language === DEFAULT_LANGUAGE && Object.values(names).every((name) => name === undefined)
    ? undefined
    : { names, url, language };
}
