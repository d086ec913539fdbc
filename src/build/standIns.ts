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

const router = path.join(path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist');

/** The package names only its development build, which checks and warns more, to browsers. */
const ROUTER = [
  { source: 'react-router', file: path.join(router, 'production/index.mjs') },
  { source: 'react-router/dom', file: path.join(router, 'production/dom-export.mjs') },
];

/** Replaces unused packages, so that they stay out of the bundle. */
export const standIns = (): Plugin => replacing('stand-ins', STAND_INS);

export const productionRouter = (): Plugin => ({ ...replacing('production-router', ROUTER), apply: 'build' });

interface Replacement {
  source: string;
  importer?: string;
  /** Either one. */
  code?: string;
  file?: string;
}

/**
 * Fails a build in which a replacement was not used: a package has renamed what it replaces, and the bundle contains
 * the original.
 */
function replacing(name: string, replacements: readonly Replacement[]): Plugin {
  const unused = new Set(replacements);
  const virtual = `\0${name}:`;
  return {
    name,
    enforce: 'pre',
    resolveId(source, from = '') {
      const found = replacements.find(
        ({ source: end, importer = '' }) => source.endsWith(end) && from.includes(importer),
      );
      if (found === undefined) return null;
      unused.delete(found);
      return found.file === undefined ? virtual + String(replacements.indexOf(found)) : normalizePath(found.file);
    },
    load: (id) => (id.startsWith(virtual) ? (replacements[Number(id.slice(virtual.length))]?.code ?? null) : null),
    generateBundle() {
      const names = [...unused].map(({ source, importer }) =>
        importer === undefined ? source : `${source} from ${importer}`,
      );
      if (names.length > 0) this.error(`Nothing imports what these replace: ${names.join('; ')}`);
    },
  };
}
