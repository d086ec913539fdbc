import type { AuthService } from '@/services/auth';
import type { Identity } from '@/services/oktaIdentity';
import { findPersona, type PersonaId } from '@sandbox/personas';

const PREFIX = 'token-of-';

/** A provider that has signed the persona in already; `auth` does otherwise. */
export function fakeIdentity(persona: PersonaId, auth: Partial<AuthService> = {}): Identity {
  return {
    auth: {
      watch: (listener) => {
        listener('signedIn');
        return () => undefined;
      },
      isReturning: () => false,
      rememberedPath: () => undefined,
      signIn: () => Promise.resolve(),
      accessToken: () => Promise.resolve(PREFIX + persona),
      user: () => Promise.resolve({ id: persona, displayName: findPersona(persona)?.displayName ?? persona }),
      signOut: () => Promise.resolve(),
      ...auth,
    },
    Frame: ({ children }) => children,
    Callback: ({ loadingElement }) => loadingElement,
  };
}

/** Whom the lender takes a bearer token for. */
export const personaOf = (bearer: string): PersonaId | undefined =>
  bearer.startsWith(PREFIX) ? findPersona(bearer.slice(PREFIX.length))?.id : undefined;
