/**
 * Agency passwords, kept out of the store, actions, storage and logs: this tab's memory only, by agency id, until an
 * order has been sent or the Request screen is left. What was typed goes as soon as the press it was typed for has ended.
 */
export interface CredentialVault {
  keep: (agencyId: string, password: string) => void;
  of: (agencyId: string) => string | undefined;
  forget: (agencyId: string) => void;
  clear: () => void;
}

export function createCredentialVault(): CredentialVault {
  const kept = new Map<string, string>();
  return {
    keep: (agencyId, password) => void kept.set(agencyId, password),
    of: (agencyId) => kept.get(agencyId),
    forget: (agencyId) => void kept.delete(agencyId),
    clear: () => kept.clear(),
  };
}
