/** What an agency asks for. */
export interface AgencyCredentials {
  userName: string;
  password: string;
}

/**
 * Agency passwords, kept out of the store, actions, storage and logs: this tab's memory only, by agency id, until they are
 * used or the loan, the agency or the user changes.
 */
export interface CredentialVault {
  keep: (agencyId: string, credentials: AgencyCredentials) => void;
  of: (agencyId: string) => AgencyCredentials | undefined;
  clear: () => void;
}

export function createCredentialVault(): CredentialVault {
  const kept = new Map<string, AgencyCredentials>();
  return {
    keep: (agencyId, credentials) => void kept.set(agencyId, credentials),
    of: (agencyId) => kept.get(agencyId),
    clear: () => kept.clear(),
  };
}
