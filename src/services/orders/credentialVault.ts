/**
 * Keeps agency passwords by account, in this tab's memory only: not in the store, actions, storage or logs. They are
 * removed when an order is sent, when the user changes the agency and when the user leaves the Request screen. A typed
 * password is also removed when its submit ends.
 */
export interface CredentialVault {
  keep: (account: string, password: string) => void;
  of: (account: string) => string | undefined;
  forget: (account: string) => void;
  clear: () => void;
}

export function createCredentialVault(): CredentialVault {
  const kept = new Map<string, string>();
  return {
    keep: (account, password) => void kept.set(account, password),
    of: (account) => kept.get(account),
    forget: (account) => void kept.delete(account),
    clear: () => kept.clear(),
  };
}
