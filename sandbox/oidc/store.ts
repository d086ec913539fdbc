import type { Adapter, AdapterPayload } from 'oidc-provider';

export type Store = ReturnType<typeof createStore>;

interface Entry {
  payload: AdapterPayload;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Creates the memory of an identity provider: sessions, codes, tokens, grants. */
export function createStore(now: () => number = Date.now) {
  const entries = new Map<string, Entry>();

  const find = (key: string): AdapterPayload | undefined => {
    const entry = entries.get(key);
    if (entry === undefined || entry.expiresAt > now()) return entry?.payload;
    entries.delete(key);
    return undefined;
  };

  const findBy = (kind: string, field: 'uid' | 'userCode', value: string): AdapterPayload | undefined => {
    const match = [...entries].find(([key, { payload }]) => key.startsWith(`${kind}:`) && payload[field] === value);
    return match && find(match[0]);
  };

  /** Returns the adapter for one kind of entry. */
  const adapter = (kind: string): Adapter => ({
    upsert: (id, payload, expiresIn = Infinity) => {
      entries.set(`${kind}:${id}`, { payload, expiresAt: now() + expiresIn * 1000 });
      return Promise.resolve();
    },
    find: (id) => Promise.resolve(find(`${kind}:${id}`)),
    findByUid: (uid) => Promise.resolve(findBy(kind, 'uid', uid)),
    findByUserCode: (userCode) => Promise.resolve(findBy(kind, 'userCode', userCode)),
    consume: (id) => {
      const payload = find(`${kind}:${id}`);
      if (payload) payload.consumed = Math.floor(now() / 1000);
      return Promise.resolve();
    },
    destroy: (id) => {
      entries.delete(`${kind}:${id}`);
      return Promise.resolve();
    },
    revokeByGrantId: (grantId) => {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
      return Promise.resolve();
    },
  });

  return {
    adapter,
    /** Makes every session a session of this user, as if they had signed in with the same browser. */
    changePerson: (accountId: string) => {
      for (const [key, { payload }] of entries)
        // The grants belong to the person before.
        if (key.startsWith('Session:')) Object.assign(payload, { accountId, authorizations: {} });
    },
    /** Removes everything: no user is signed in and no token is valid any more. */
    clear: () => entries.clear(),
  };
}
