import { createContext, useContext } from 'react';
import type { CredentialVault } from './credentialVault';

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
