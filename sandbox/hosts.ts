/** The names under which browsers reach the companion, the lender's API and the identity provider. */
export interface HostNames {
  app: string;
  api: string;
  identity: string;
}

/** Browsers take every name below `localhost` for this machine, and these three for different sites. */
export const HOSTS = {
  one: { app: 'localhost', api: 'localhost', identity: 'localhost' },
  three: { app: 'app.localhost', api: 'api.localhost', identity: 'idp.localhost' },
} as const satisfies Record<string, HostNames>;

export type Hosting = keyof typeof HOSTS;
