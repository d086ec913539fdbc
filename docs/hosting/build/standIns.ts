import type { Plugin } from 'vite';

/** Packages that others import for what the companion never uses, and what stands in for them. */
const STAND_INS = [
  // For the retired v5 SecureRoute.
  { source: 'react-router-dom', importer: '/@okta/okta-react/', code: 'export const Route = () => null;' },
  // For tabs that share their tokens; ours do not (syncStorage: false), so neither is ever created.
  {
    source: 'broadcast-channel',
    importer: '/@okta/okta-auth-js/',
    code: 'export class BroadcastChannel {}; export const createLeaderElection = () => { throw new Error("not here") };',
  },
  // For servers and workers; browsers send with XMLHttpRequest.
  { source: './fetch.js', importer: '/axios/lib/adapters/', code: 'export const getFetch = () => null;' },
];

/** Keeps what is never used out of the bundle. */
export function standIns(): Plugin {
  return {
    name: 'stand-ins',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const index = STAND_INS.findIndex((each) => each.source === source && importer.includes(each.importer));
      return index === -1 ? null : `\0stand-in:${index}`;
    },
    load: (id) => (id.startsWith('\0stand-in:') ? (STAND_INS[Number(id.split(':')[1])]?.code ?? null) : null),
  };
}
