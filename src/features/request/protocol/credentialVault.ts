import { createContext, useContext } from 'react';

/**
 * Keeps agency passwords by account, in this tab's memory only: not in the store, actions, storage or logs. They are
 * removed when an order is sent, when the user changes the agency and when the user leaves the Request screen. A typed
 * password is also removed when its submit ends.
 */
export function createCredentialVault() {
  const kept = new Map<string, string>();
  return {
    keep: (account: string, password: string): void => void kept.set(account, password),
    of: (account: string): string | undefined => kept.get(account),
    forget: (account: string): void => void kept.delete(account),
    clear: (): void => kept.clear(),
  };
}

type CredentialVault = ReturnType<typeof createCredentialVault>;

declare module '@/sagaDeps' {
  interface SagaDeps {
    vault: CredentialVault;
  }
}

/** The vault for the one component that passes on a typed password; all other code uses it in sagas. */
export const VaultContext = createContext<CredentialVault | null>(null);

/** @throws Error outside the context provider: a bug in the app */
export function useVault(): CredentialVault {
  const vault = useContext(VaultContext);
  if (vault === null) throw new Error('VaultContext is missing');
  return vault;
}

/** The vault key of a typed password, from the press of Submit until the order is sent. */
export const TYPED_ACCOUNT = 'typed';
