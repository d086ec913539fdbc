import { safeReturnPath } from '@/domain/shell/returnPath';
import * as earlyTexts from '@/config/texts/earlyTexts';
import { freshTokenIn } from '@/services/storedTokens';
import { sharedTokens } from '@/services/tabTokenStorage';
import { keptWording } from '@/services/wording/keptWording';
import type { Environment } from './createEnvironment';
import { placeAt } from './placeAt';
import { showWaiting } from './waitingScreen';

const { kind, href } = placeAt(window.location);
const container = document.getElementById('root');
if (kind !== 'open' && freshTokenIn(sharedTokens) === undefined) {
  const kept = keptWording();
  if (kept === undefined || kept.signingIn === '') show(earlyTexts.signingIn(), kind === 'return');
  else show(kept.signingIn, kind === 'return', kept.language);
}

/** Shows that the app is loading, in no language: the wording decides it. */
export const showLoading = (): void => show('', false);

function show(text: string, isContinued: boolean, language = ''): void {
  // React has rendered already if the configuration was refused before this code arrived.
  if (container?.childElementCount === 0) showWaiting(container, { text, isContinued, language });
}

/**
 * Signs the user in before the app's code runs: leaves for the provider, or uses its response. Resolves when the app is
 * needed; the address is then the one of the link. `runApp` starts the app's code for an address.
 *
 * @source Specification §2: "An unauthenticated user is sent to the identity provider's login"
 * @source Specification §7: "A redirect sign-in flow"
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
