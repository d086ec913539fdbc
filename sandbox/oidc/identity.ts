import type { IncomingMessage, ServerResponse } from 'node:http';
import { send, toRequest } from '@sandbox/http/adapter';
import { corsHeaders } from '@sandbox/http/cors';
import { noContent } from '@sandbox/http/reply';
import { findPersona, type PersonaId } from '@sandbox/personas';
import { ISSUER_PATH, LOGIN_PATH, REVOCATION_PATH } from './addresses';
import { login } from './login';
import { createProvider } from './provider';
import { revoke } from './revocation';
import { createStore } from './store';

export interface Identity {
  /** Handles every request below the issuer's address. */
  handle: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;
  /** Returns the user of an access token. @empty undefined for a token that is unknown, expired or revoked */
  identify: (bearer: string) => Promise<PersonaId | undefined>;
  /** Makes every session a session of this persona; tokens stay as they are. */
  changePerson: (id: PersonaId) => void;
  /** Ends every session and invalidates every issued token. */
  expireSessions: () => void;
}

interface IdentityOptions {
  origin: string;
  appOrigins: readonly string[];
  tokenLifetimeSeconds: number;
}

export function createIdentity({ origin, appOrigins, tokenLifetimeSeconds }: IdentityOptions): Identity {
  const store = createStore();
  const provider = createProvider({ origin, appOrigins, tokenLifetimeSeconds, store });
  const answer = provider.callback();

  return {
    handle: async (incoming, outgoing) => {
      const url = incoming.url ?? '';
      if (url.startsWith(LOGIN_PATH)) {
        await send(outgoing, await login(provider, toRequest(incoming, outgoing, origin), incoming, outgoing));
      } else if (url === REVOCATION_PATH) {
        const request = toRequest(incoming, outgoing, origin);
        const response = request.method === 'OPTIONS' ? noContent() : await revoke(provider, request);
        await send(outgoing, response, corsHeaders(request, { origins: appOrigins }));
      } else {
        // The provider compares the two to find out where it is mounted.
        Object.assign(incoming, { originalUrl: url, url: url.slice(ISSUER_PATH.length) || '/' });
        await answer(incoming, outgoing);
      }
    },
    identify: async (bearer) => {
      const token = await provider.AccessToken.find(bearer);
      return token && findPersona(token.accountId)?.id;
    },
    changePerson: store.changePerson,
    expireSessions: store.clear,
  };
}
