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

export type CredentialVault = ReturnType<typeof createCredentialVault>;
