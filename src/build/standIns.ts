import type { Plugin } from 'vite';

/** Packages that our dependencies import for features that the companion never uses, with their replacements. */
const STAND_INS = [
  // Used only by the SecureRoute for the old router v5.
  { source: 'react-router-dom', importer: '/@okta/okta-react/', code: 'export const Route = () => null;' },
  // Used only when tabs share tokens. Ours don't (syncStorage: false), so neither is ever created.
  {
    source: 'broadcast-channel',
    importer: '/@okta/okta-auth-js/',
    code: 'export class BroadcastChannel {}; export const createLeaderElection = () => { throw new Error("not here") };',
  },
  // Used only in servers and workers; in browsers axios sends with XMLHttpRequest.
  { source: './fetch.js', importer: '/axios/lib/adapters/', code: 'export const getFetch = () => null;' },
];

/** Replaces unused packages, so that they stay out of the bundle. */
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
