import * as startTexts from '@/config/texts/startTexts';
import { safeReturnPath } from '@/domain/shell/returnPath';
import { freshTokenIn, sharedTokens } from '@/services/identity/tabTokenStorage';
import type { Environment } from './createEnvironment';
import { placeAt } from './placeAt';

const { kind, href } = placeAt(window.location);
if (kind !== 'open' && freshTokenIn(sharedTokens) === undefined) {
  // The screen before the app.
  document.querySelector('#waiting p')?.replaceChildren(startTexts.signingIn);
}

/**
 * Signs the user in before the app's code runs: leaves for the provider, or uses its response. Resolves when the app is
 * needed; the address is then the one of the link. `runApp` starts the app's code for an address.
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
