import type { Plugin } from 'vite';

/** Removes the summaries of the contract's calls from the bundle, because only the published contract shows them. */
export function withoutSummaries(contractFolder: string): Plugin {
  return {
    name: 'without-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      id.startsWith(contractFolder) ? { code: code.replaceAll(/^ {4}summary: (['"]).*\1,/gm, ''), map: null } : null,
  };
}
