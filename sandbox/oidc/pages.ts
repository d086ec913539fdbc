import { html, type Html } from '@sandbox/http/html';
import { layout } from '@sandbox/http/layout';

/** Ends the session at once, as Okta does. The button is for browsers without scripts. */
export const logoutPage = (action: string, secret: string): Html =>
  layout({
    title: 'Signing out',
    isNarrow: true,
    body: html`<form method="post" action="${action}">
        <input type="hidden" name="xsrf" value="${secret}" />
        <input type="hidden" name="logout" value="yes" />
        <button class="primary">Sign out</button>
      </form>
      <script>
        document.forms[0].submit();
      </script>`,
  });

export const signedOutPage = (): Html =>
  layout({ title: 'Signed out', isNarrow: true, body: html`<p>You are signed out of the sandbox.</p>` });

export const problemPage = (error: string, description: string | undefined): Html =>
  layout({
    title: 'Sign-in is not possible',
    isNarrow: true,
    body: html`<p class="alert" role="alert">${description ?? error}</p>
      <p class="note">${error}</p>
      <p>Start again from the <a href="/los/">pipeline</a>.</p>`,
  });

/**
 * Posts the response of a silent sign-in to the page whose hidden frame loads this one. The response is in an
 * attribute, where the usual HTML escaping is enough.
 */
export const postMessagePage = (answer: Record<string, unknown>, target: string): Html =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <title>Signing in</title>
      <script data-answer="${JSON.stringify(answer)}" data-target="${target}">
        const { answer, target } = document.currentScript.dataset;
        window.parent.postMessage(JSON.parse(answer), target);
      </script>
    </html>`;
