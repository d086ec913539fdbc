import type { Plugin } from 'vite';

interface StandIn {
  /** The end of what is imported. */
  source: string;
  importer: string;
  code: string;
}

/** What our packages import for features that the companion never uses, with replacements (docs/performance.md). */
const STAND_INS: readonly StandIn[] = [
  // Used only by the SecureRoute for the old router v5.
  { source: 'react-router-dom', importer: '/@okta/okta-react/', code: 'export const Route = () => null;' },
  // Used only when tabs share tokens. Ours don't (syncStorage: false), so neither is ever created.
  {
    source: 'broadcast-channel',
    importer: '/@okta/okta-auth-js/',
    code: 'export class BroadcastChannel {}; export const createLeaderElection = () => { throw new Error("not here") };',
  },
  // Our adapter sends (src/api/http/fetchAdapter.ts).
  {
    source: '/adapters/adapters.js',
    importer: '/axios/lib/',
    code: 'export default { getAdapter: (adapter) => adapter };',
  },
];

const PREFIX = '\0stand-in:';

/**
 * Replaces unused packages, so that they stay out of the bundle. Fails a build in which a replacement was not used: a
 * package has renamed what it replaces, and the bundle contains the original.
 */
export function standIns(): Plugin {
  const unused = new Set(STAND_INS);
  return {
    name: 'stand-ins',
    enforce: 'pre',
    resolveId(source, from = '') {
      const found = STAND_INS.find((known) => source.endsWith(known.source) && from.includes(known.importer));
      if (found === undefined) return null;
      unused.delete(found);
      return PREFIX + found.source;
    },
    load: (id) => STAND_INS.find(({ source }) => id === PREFIX + source)?.code ?? null,
    generateBundle() {
      const names = [...unused].map(({ source, importer }) => `${source} from ${importer}`);
      if (names.length > 0) this.error(`Nothing imports what these replace: ${names.join('; ')}`);
    },
  };
}
