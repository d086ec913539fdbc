import type { RuntimeConfig } from '@/config/runtimeConfig';
import { preferences } from '@/services/browser/memory';

/** Milliseconds. Longer than a working day and shorter than the night after it: the first sign-in of a day has no hint. */
const MAX_AGE_MS = 12 * 3_600_000;

type Client = Pick<RuntimeConfig['identity'], 'issuer' | 'clientId'>;

export const signInHintKey = ({ issuer, clientId }: Client): string => `signedInAt ${issuer} ${clientId}`;

/**
 * Remembers when this browser last signed in, because the provider then probably still has a session. A wrong hint costs
 * one load of the page, so that any value that is not a recent time counts as none.
 * @source docs/decisions/0013-back-leaves-the-app.md
 */
export function createSignInHint(client: Client, memory = preferences) {
  const key = signInHintKey(client);
  return {
    isRecent(): boolean {
      const age = Date.now() - Number(memory.read(key));
      return age >= 0 && age < MAX_AGE_MS;
    },
    keep: (): void => void memory.write(key, String(Date.now())),
    forget: (): void => memory.forget(key),
  };
}

export type SignInHint = ReturnType<typeof createSignInHint>;
