import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const router = path.join(path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist');
const FILES: Readonly<Record<string, string>> = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' };

/** The package names only its development build, which checks and warns more, to browsers. */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      const file = FILES[source];
      return file === undefined ? null : path.join(router, 'production', file);
    },
  };
}
