import { createRequire } from 'node:module';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const AXIOS = '/axios/lib/';

/**
 * Packages and files that our dependencies import for features that the companion never uses, with their replacements.
 * A source is the end of what is imported.
 */
const STAND_INS = [
  // Used only by the SecureRoute for the old router v5.
  { source: 'react-router-dom', importer: '/@okta/okta-react/', code: 'export const Route = () => null;' },
  // Used only when tabs share tokens. Ours don't (syncStorage: false), so neither is ever created.
  {
    source: 'broadcast-channel',
    importer: '/@okta/okta-auth-js/',
    code: 'export class BroadcastChannel {}; export const createLeaderElection = () => { throw new Error("not here") };',
  },
  // Our adapter sends (src/api/http/fetchAdapter.ts).
  { source: './xhr.js', importer: AXIOS, code: 'export default null;' },
  { source: './fetch.js', importer: AXIOS, code: 'export const getFetch = () => null;' },
  // Used only for forms, for query parameters and by callers who cancel without a signal. Our bodies are JSON.
  ...['toFormData', 'formDataToJSON', 'toURLEncodedForm', 'AxiosURLSearchParams'].map((name) => ({
    source: `/${name}.js`,
    importer: AXIOS,
    code: `export default function ${name}() { throw new Error("not here"); }`,
  })),
  { source: '/CancelToken.js', importer: AXIOS, code: 'export default class CancelToken {}' },
  { source: '/HttpStatusCode.js', importer: AXIOS, code: 'export default {};' },
  // Its icon has settings that we don't use, and computes its attributes whenever it renders: five times in a row.
  {
    source: '/createLucideIcon.mjs',
    importer: '/lucide-react/',
    code: `import { createElement } from 'react';
      const common = {
        xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor',
        strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round',
      };
      export default function createLucideIcon({ name, node }) {
        const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
        return ({ size = 24, className = '', ...rest }) => createElement(
          'svg',
          { ...common, width: size, height: size, className: 'lucide lucide-' + name + ' ' + className, ...rest },
          shapes,
        );
      }`,
  },
];

/** Replaces unused packages, so that they stay out of the bundle. */
export function standIns(): Plugin {
  const { use, check } = expectUse(STAND_INS.map(({ source, importer }) => `${source} from ${importer}`));
  return {
    name: 'stand-ins',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const index = STAND_INS.findIndex((each) => source.endsWith(each.source) && importer.includes(each.importer));
      if (index !== -1) use(index);
      return index === -1 ? null : `\0stand-in:${index}`;
    },
    load: (id) => (id.startsWith('\0stand-in:') ? (STAND_INS[Number(id.split(':')[1])]?.code ?? null) : null),
    generateBundle() {
      check((message) => this.error(message));
    },
  };
}

const router = path.join(path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist');
const FILES: Readonly<Record<string, string>> = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' };

/** The package names only its development build, which checks and warns more, to browsers. */
export function productionRouter(): Plugin {
  const sources = Object.keys(FILES);
  const { use, check } = expectUse(sources);
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      const file = FILES[source];
      if (file === undefined) return null;
      use(sources.indexOf(source));
      return normalizePath(path.join(router, 'production', file));
    },
    generateBundle() {
      check((message) => this.error(message));
    },
  };
}

/**
 * Fails a build in which a replacement was not used: a package has renamed what it replaces, and the bundle contains
 * the original.
 */
function expectUse(names: readonly string[]) {
  const used = new Set<number>();
  return {
    use: (index: number): void => void used.add(index),
    check: (fail: (message: string) => never): void => {
      const unused = names.filter((_, index) => !used.has(index));
      if (unused.length > 0) fail(`Nothing imports what these replace: ${unused.join('; ')}`);
    },
  };
}
