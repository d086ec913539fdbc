import type { IncomingMessage, ServerResponse } from 'node:http';
import { send, toRequest } from '@sandbox/http/adapter';
import { findPersona, type PersonaId } from '@sandbox/personas';
import { LOGIN_PATH } from './shapes';
import { login } from './login';
import type { Settings } from '@sandbox/settings';
import { createProvider, type ProviderOptions } from './provider';
import { createStore } from './store';
import { trustTokensOf } from './trusted';

export interface Identity {
  /** Whether an address belongs to the provider. */
  owns: (url: string) => boolean;
  /** Handles every request of the provider. */
  handle: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;
  /** Returns the user of an access token. @empty undefined for a token that is unknown, expired or revoked */
  identify: (bearer: string) => Promise<PersonaId | undefined>;
  /** Makes every session a session of this persona; tokens stay as they are. */
  changePerson: (id: PersonaId) => void;
  /** Ends every session and invalidates every issued token. */
  expireSessions: () => void;
}

export function createIdentity(options: Omit<ProviderOptions, 'store'> & Pick<Settings, 'trusts'>): Identity {
  const { origin, shape, trusts } = options;
  const store = createStore();
  const provider = createProvider({ ...options, store });
  const identifyForeign = trusts === undefined ? undefined : trustTokensOf(trusts);
  const { mount, issuerPath } = shape;
  const answer = provider.callback();

  return {
    owns: (url) => url.startsWith(`${mount}/`),
    handle: async (incoming, outgoing) => {
      const url = incoming.url ?? '';
      if (url.startsWith(mount + LOGIN_PATH)) {
        await send(outgoing, await login(provider, toRequest(incoming, outgoing, origin), incoming, outgoing));
      } else {
        const path = url.startsWith(`${issuerPath}/.well-known/`)
          ? url.slice(issuerPath.length)
          : url.slice(mount.length);
        // The provider compares the two to find out where it is mounted.
        Object.assign(incoming, { originalUrl: mount + path, url: path || '/' });
        await answer(incoming, outgoing);
      }
    },
    identify: async (bearer) => {
      const token = await provider.AccessToken.find(bearer);
      return token === undefined ? identifyForeign?.(bearer) : findPersona(token.accountId)?.id;
    },
    changePerson: store.changePerson,
    expireSessions: store.clear,
  };
}
