import type { IdentityKind } from '@sandbox/oidc/shapes';

/** Where the guide's adapter is; tests replace its port. */
export const ADAPTER = 'http://127.0.0.1:4501';

const start = (kind: IdentityKind): string => `API_URL=${ADAPTER} SANDBOX_IDENTITY=${kind} npm start`;

/**
 * The commands of docs/adoption/README.md, section "Rehearse on one machine". Its tests run them all, but for the
 * first.
 */
export const COMMANDS = {
  install: 'npm ci',
  adapter: 'node docs/adapters/example/run.mjs',
  token: 'printf demo-token > token.txt',
  conformance: `npm run conformance -- --api ${ADAPTER} --token-file token.txt --loan 5550001 --features core,employees,request,selection`,
  start: { okta: start('okta'), entra: start('entra'), keycloak: start('keycloak'), strict: start('strict') },
};
