import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { page, seeOther } from '@sandbox/http/reply';
import { findPersona } from '@sandbox/personas';
import { loginPage } from './loginPage';
import { problemPage } from './pages';

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
