/**
 * Keeps agency passwords by agency id, in this tab's memory only: not in the store, actions, storage or logs. They are
 * removed when an order is sent, when the user changes the agency and when the user leaves the Request screen. A typed
 * password is also removed when its submit ends.
 */
export interface CredentialVault {
  keep: (agencyId: string, password: string) => void;
  of: (agencyId: string) => string | undefined;
  forget: (agencyId: string) => void;
  clear: () => void;
}

/** @source Specification §3: "passphrase, password" */
export function createCredentialVault(): CredentialVault {
  const kept = new Map<string, string>();
  return {
    keep: (agencyId, password) => void kept.set(agencyId, password),
    of: (agencyId) => kept.get(agencyId),
    forget: (agencyId) => void kept.delete(agencyId),
    clear: () => kept.clear(),
  };
}
