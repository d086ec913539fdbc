import { createContext, useContext } from 'react';
import type { CredentialVault } from './credentialVault';

/** The vault for the one component that hands a typed password over; everything else meets it in sagas. */
export const VaultContext = createContext<CredentialVault | null>(null);

/** @throws Error outside the app's own frame: a mistake of ours */
export function useVault(): CredentialVault {
  const vault = useContext(VaultContext);
  if (vault === null) throw new Error('VaultContext is missing');
  return vault;
}

/** Where a typed password waits from the press of the button until it is sent. */
export const TYPED_ACCOUNT = 'typed';
