import * as earlyTexts from '@/config/texts/earlyTexts';
import { safeReturnPath } from '@/domain/shell/returnPath';
import { freshTokenIn, sharedTokens } from '@/services/identity/tabTokenStorage';
import { keptWording } from '@/services/browser/keptWording';
import { keptAccent } from '@/ui/brand/keptAccent';
import { tokensCss } from '@/ui/theme';
import type { Environment } from './createEnvironment';
import { placeAt } from './placeAt';

/** Milliseconds of one turn; the next page goes on where this one stopped. */
const TURN_MS = 900;
const SVG = 'http://www.w3.org/2000/svg';

/**
 * Shows that the user is being signed in, or that the app is loading, without the app's code: it looks like the app's
 * own spinner. It stays until the app renders, and is the same before the provider and after it.
 *
 * @param isContinued the page before this one showed it already
 * @param language '': that of the page
 */
function show(text: string, isContinued: boolean, language = ''): void {
  // React has rendered already if the configuration was refused before this code arrived.
  if (container?.childElementCount !== 0) return;
  const accent = keptAccent();
  const sheet = new CSSStyleSheet();
  // On this element only: on the root, the tokens would override those of the app.
  sheet.replaceSync(`
    #waiting {
      color-scheme: light dark;
      ${tokensCss}
      ${accent && `--brand: ${accent};`}
      position: fixed; inset: 0; display: grid; gap: var(--space-4); place-content: center; justify-items: center;
      color: var(--text); background: var(--canvas); font: var(--type-section);
    }
    [data-theme='light'] #waiting { color-scheme: light; }
    [data-theme='dark'] #waiting { color-scheme: dark; }
    #waiting > * { margin: 0; ${isContinued ? '' : 'animation: waiting-appear 150ms 300ms backwards;'} }
    #waiting svg {
      width: var(--spinner-size); height: var(--spinner-size);
      fill: none; stroke: var(--brand); stroke-width: 3; stroke-linecap: round;
    }
    #waiting path {
      transform-origin: center;
      animation: infinite waiting-turn linear;
      animation-duration: ${TURN_MS}ms;
      animation-delay: -${Date.now() % TURN_MS}ms;
    }
    @keyframes waiting-appear { from { opacity: 0; } }
    @keyframes waiting-turn { to { transform: rotate(1turn); } }
    @media (prefers-reduced-motion: reduce) { #waiting path { animation: none; } }
    @media (forced-colors: active) { #waiting svg { stroke: CanvasText; } }
  `);
  document.adoptedStyleSheets.push(sheet);

  const ring = shape('svg', { viewBox: '0 0 44 44' });
  ring.ariaHidden = String(true);
  ring.append(
    shape('circle', { cx: '22', cy: '22', r: '19', opacity: '0.2' }),
    shape('path', { d: 'M22 3a19 19 0 0 1 19 19' }),
  );
  const message = document.createElement('p');
  message.textContent = text;
  if (language !== '') message.lang = language;
  const waiting = document.createElement('div');
  waiting.id = 'waiting';
  waiting.setAttribute('role', 'status');
  waiting.append(ring, message);
  container.append(waiting);
}

function shape(name: string, attributes: Readonly<Record<string, string>>): Element {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

const { kind, href } = placeAt(window.location);
const container = document.getElementById('root');
if (kind !== 'open' && freshTokenIn(sharedTokens) === undefined) {
  const kept = keptWording();
  if (kept === undefined || kept.signingIn === '') show(earlyTexts.signingIn(), kind === 'return');
  else show(kept.signingIn, kind === 'return', kept.language);
}

/** Shows that the app is loading, in no language: the wording decides it. */
export const showLoading = (): void => show('', false);

/**
 * Signs the user in before the app's code runs: leaves for the provider, or uses its response. Resolves when the app is
 * needed; the address is then the one of the link. `runApp` starts the app's code for an address.
 *
 * @source docs/decisions/0009-what-is-loaded-first.md
 */
export async function signInFirst(
  { identity, deps }: Pick<Environment, 'identity' | 'deps'>,
  runApp: (pathname: string) => void,
): Promise<void> {
  // It resolves only if the provider cannot be reached, or the browser shows this page again: the app then tries again.
  if (kind === 'guarded') await identity.auth.signIn(href).catch(() => undefined);
  if (kind !== 'return') return;
  const { rememberedPath, answer } = await identity.useAnswer();
  const { origin } = window.location;
  // In a later task: the request for the tokens leaves before the app's code runs.
  setTimeout(() => runApp(safeReturnPath(rememberedPath, origin)));
  const used = await answer;
  if (used === null) return;
  const path = safeReturnPath(used.path, origin);
  if (used.path !== undefined && path !== used.path) deps.telemetry.event('address-refused', { what: 'returnPath' });
  window.history.replaceState(null, '', path);
}
