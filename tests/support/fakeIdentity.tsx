import type { AuthService, Identity, ReturnPoint } from '@/identity/auth';
import { findPersona, type PersonaId } from '@sandbox/personas';

const PREFIX = 'token-of-';

/** Creates a provider that has already signed the persona in; `auth` and `returnPoint` replace parts of it. */
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
      hasToken: () => true,
      isReturning: () => Promise.resolve(false),
      signIn: () => Promise.resolve(),
      accessToken: () => Promise.resolve(PREFIX + persona),
      personMark: () => persona,
      signedInAt: () => null,
      user: () => Promise.resolve({ id: persona, displayName: findPersona(persona)?.displayName ?? persona }),
      signOut: () => Promise.resolve(false),
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

/** Returns the persona that the lender reads from a bearer token. */
export const personaOf = (bearer: string): PersonaId | undefined =>
  bearer.startsWith(PREFIX) ? findPersona(bearer.slice(PREFIX.length))?.id : undefined;
