import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { page, seeOther } from '@sandbox/http/reply';
import { findPersona, PERSONAS, type Persona } from '@sandbox/personas';
import { problemPage } from './pages';
import { html, type Html } from '@sandbox/http/html';
import { layout } from '@sandbox/http/layout';

/** Shows the sign-in page, or signs in the chosen user. */
export async function login(
  provider: Provider,
  request: Request,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<Response> {
  const isKnown = await provider.interactionDetails(incoming, outgoing).then(
    () => true,
    () => false,
  );
  if (!isKnown) return page(problemPage('session_not_found', 'This sign-in page is no longer valid.'), 400);
  if (request.method !== 'POST') return page(loginPage());

  const username = new URLSearchParams(await request.text()).get('username') ?? '';
  const persona = findPersona(username);
  if (persona === undefined) return page(loginPage({ unknownUsername: username }), 400);
  return seeOther(await provider.interactionResult(incoming, outgoing, { login: { accountId: persona.id } }));
}

/** The unknown username of the last attempt, if it failed. */
interface LoginPage {
  unknownUsername?: string;
}

/** One click signs in as a persona; the field below accepts a typed username. */
export const loginPage = ({ unknownUsername }: LoginPage = {}): Html =>
  layout({
    title: 'Sign in',
    isNarrow: true,
    body: html`${unknownUsername === undefined ? undefined : refusal(unknownUsername)}
      <p>Choose who you want to be. There are no passwords.</p>
      <form method="post">${PERSONAS.map(personaButton)}</form>
      <h2>Or type a username</h2>
      <form method="post" class="fields">
        <label>
          Username
          <input
            name="username"
            required
            autocomplete="username"
            autocapitalize="none"
            spellcheck="false"
            value="${unknownUsername}"
          />
        </label>
        <button class="primary">Sign in</button>
      </form>`,
  });

const personaButton = ({ id, displayName, title, organization, may }: Persona): Html =>
  html`<button class="persona" name="username" value="${id}">
    ${displayName}
    <span>${title}, ${organization}</span>
    <small>${may}</small>
  </button>`;

const refusal = (username: string): Html =>
  html`<p class="alert" role="alert">
    No user is called "${username}". The usernames are ${PERSONAS.map(({ id }) => id).join(', ')}.
  </p>`;
