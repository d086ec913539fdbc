import type { AuthService } from '@/services/auth';
import type { Identity, ReturnPoint } from '@/services/identity';
import { findPersona, type PersonaId } from '@sandbox/personas';

const PREFIX = 'token-of-';

/** A provider that has signed the persona in already; `auth` and `returnPoint` do otherwise. */
export function fakeIdentity(
  persona: PersonaId,
  auth: Partial<AuthService> = {},
  returnPoint: Partial<ReturnPoint> = {},
): Identity {
  return {
    auth: {
      watch: (listener) => {
        listener('signedIn');
        return () => undefined;
      },
      isReturning: () => Promise.resolve(false),
      signIn: () => Promise.resolve(),
      accessToken: () => Promise.resolve(PREFIX + persona),
      user: () => Promise.resolve({ id: persona, displayName: findPersona(persona)?.displayName ?? persona }),
      signOut: () => Promise.resolve(),
      ...auth,
    },
    loadReturnPoint: () =>
      Promise.resolve({
        Callback: ({ loadingElement }) => loadingElement,
        rememberedPath: () => undefined,
        ...returnPoint,
      }),
  };
}

/** Whom the lender takes a bearer token for. */
export const personaOf = (bearer: string): PersonaId | undefined =>
  bearer.startsWith(PREFIX) ? findPersona(bearer.slice(PREFIX.length))?.id : undefined;
