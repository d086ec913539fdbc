import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext } from '@playwright/test';

/**
 * Fonts differ in width between systems. Open Sans is the default here, Roboto Condensed is narrower, DejaVu Sans is
 * wider.
 */
export type FontWidth = 'narrow' | 'default' | 'wide';

interface Face {
  weight: string;
  base64: string;
}

const FAMILY = 'Pinned';

const require = createRequire(import.meta.url);

/** DejaVu Sans has no semibold, so browsers use its bold. */
const FILES: Record<FontWidth, Record<string, string>> = {
  narrow: {
    400: require.resolve('@fontsource/roboto-condensed/files/roboto-condensed-latin-400-normal.woff2'),
    600: require.resolve('@fontsource/roboto-condensed/files/roboto-condensed-latin-600-normal.woff2'),
  },
  default: {
    400: require.resolve('@fontsource/open-sans/files/open-sans-latin-400-normal.woff2'),
    600: require.resolve('@fontsource/open-sans/files/open-sans-latin-600-normal.woff2'),
  },
  wide: {
    400: require.resolve('@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2'),
    700: require.resolve('@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff2'),
  },
};

/**
 * Shows every page in the same font on every machine. A script adds the font from bytes and the rule as an adopted
 * style sheet, because the app's Content Security Policy allows neither foreign fonts nor inline styles.
 */
export async function pinFont(context: BrowserContext, width: FontWidth): Promise<void> {
  await context.addInitScript(
    ({ family, faces }) => {
      for (const { weight, base64 } of faces) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        document.fonts.add(new FontFace(family, bytes, { weight }));
      }
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`:root { --font-family: ${family} !important; }`);
      document.adoptedStyleSheets.push(sheet);
    },
    { family: FAMILY, faces: facesOf(width) },
  );
}

const facesByWidth = new Map<FontWidth, Face[]>();

function facesOf(width: FontWidth): Face[] {
  const known = facesByWidth.get(width);
  if (known !== undefined) return known;
  const faces = Object.entries(FILES[width]).map(([weight, file]) => ({
    weight,
    base64: readFileSync(file).toString('base64'),
  }));
  facesByWidth.set(width, faces);
  return faces;
}
