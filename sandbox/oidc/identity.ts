import type { IncomingMessage, ServerResponse } from 'node:http';
import { send, toRequest } from '@sandbox/http/adapter';
import { findPersona, type PersonaId } from '@sandbox/personas';
import { LOGIN_PATH } from './shapes';
import { login } from './login';
import type { Settings } from '@sandbox/settings';
import { createProvider, type ProviderOptions } from './provider';
import { createStore } from './store';
import { trustTokensOf } from './trusted';

/** Creates the identity provider of the sandbox. */
export function createIdentity(options: Omit<ProviderOptions, 'store'> & Pick<Settings, 'trusts'>) {
  const { origin, shape, trusts } = options;
  const store = createStore();
  const provider = createProvider({ ...options, store });
  const identifyForeign = trusts === undefined ? undefined : trustTokensOf(trusts);
  const { mount, issuerPath } = shape;
  const answer = provider.callback();

  return {
    /** Whether an address belongs to the provider. */
    owns: (url: string): boolean => url.startsWith(`${mount}/`),
    /** Handles every request of the provider. */
    handle: async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
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
    /** Returns the user of an access token. @empty undefined for a token that is unknown, expired or revoked */
    identify: async (bearer: string): Promise<PersonaId | undefined> => {
      const token = await provider.AccessToken.find(bearer);
      return token === undefined ? identifyForeign?.(bearer) : findPersona(token.accountId)?.id;
    },
    /** Makes every session a session of this persona; tokens stay as they are. */
    changePerson: store.changePerson,
    /** Ends every session and invalidates every issued token. */
    expireSessions: store.clear,
  };
}
