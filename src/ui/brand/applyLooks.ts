import type { ReactElement } from 'react';
import * as v from 'valibot';
import { type Looks, looksSchema } from '@/config/looksSchema';
import { type ConfigResult, problemsOf, type RuntimeConfig } from '@/config/runtimeConfig';
import { wordingSettings, type WordingSettings } from '@/config/wording/wordingSettings';
import { type BrandColors, brandCss, colorProblems, tokensOf } from './brandColors';

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
  // More specific than the default tokens, on the root and on the screen before the app.
  sheet.replaceSync(`html:root, html #waiting { ${brandCss(colors)} }`);
  document.adoptedStyleSheets.push(sheet);
  keepAccent(colors);
}

function keepAccent(colors: BrandColors): void {
  const [light, dark] = (['LIGHT', 'DARK'] as const).map((scheme) => tokensOf(colors, scheme)['brand']);
  try {
    if (light === undefined) sessionStorage.removeItem(ACCENT_KEY);
    else sessionStorage.setItem(ACCENT_KEY, `light-dark(${light}, ${dark})`);
  } catch {
    // Then the next page first shows the default accent.
  }
}
