import { html, type Html } from '@sandbox/http/html';
import { layout } from '@sandbox/http/layout';
import { PERSONAS, type Persona } from '@sandbox/personas';

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
