import * as signedInTexts from '@/config/signedInTexts';
import { openChannel } from '@/services/browser/channel';
import { ANSWER_TAKEN, SIGN_IN_ANSWER, SIGN_IN_CHANNEL } from '@/services/identity/signInAnswer';

/** Milliseconds for the app to take the response. */
const PATIENCE_MS = 3_000;

const { origin, pathname, search } = window.location;
const opener = window.opener as Window | null;
// The one-time code must not stay in the address bar.
window.history.replaceState(null, '', pathname);
window.opener = null;
if (!new URLSearchParams(search).has('state')) say(signedInTexts.noSignIn);
else if (opener !== null) passTo(opener);
else broadcast();

/** Only a window of the app's own origin receives it. It closes this one if the response is its own. */
function passTo(app: Window): void {
  say(signedInTexts.signedIn);
  app.postMessage({ type: SIGN_IN_ANSWER, search }, origin);
}

/** The provider has cut the window off from its opener. */
function broadcast(): void {
  say(signedInTexts.signingIn);
  const channel = openChannel(SIGN_IN_CHANNEL);
  const overdue = setTimeout(() => {
    channel?.close();
    say(signedInTexts.cutOff);
    offerApp();
  }, PATIENCE_MS);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data !== ANSWER_TAKEN) return;
    clearTimeout(overdue);
    channel.close();
    say(signedInTexts.signedIn);
    window.close();
  });
  channel?.postMessage({ type: SIGN_IN_ANSWER, search });
}

function offerApp(): void {
  const link = document.createElement('a');
  link.href = '/';
  link.textContent = signedInTexts.openApp;
  document.body.append(link);
}

function say(text: string): void {
  const line = document.querySelector('[role=status]');
  if (line !== null) line.textContent = text;
}
