import type { Account } from 'oidc-provider';
import { findPersona } from '@sandbox/personas';

/** Returns a persona as a user of the provider, with the claims that Okta would send. */
export function accountOf(id: string): Account | undefined {
  const persona = findPersona(id);
  return (
    persona && {
      accountId: persona.id,
      claims: () => ({
        sub: persona.id,
        name: persona.displayName,
        preferred_username: persona.id,
        email: persona.email,
      }),
    }
  );
}
