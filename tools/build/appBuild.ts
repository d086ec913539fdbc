import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { normalizePath, type Plugin } from 'vite';
import { firstScript } from './firstScript.ts';
import { notices } from './notices.ts';
import { preloadScripts } from './preloadScripts.ts';
import { viewerPage } from './viewerPage.ts';
import { integrity, precompress } from './writtenFiles.ts';

/**
 * Returns the path of a folder or file of the project, with slashes also on Windows, as in the ids of Vite's modules.
 */
export const inProject = (name: string): string =>
  normalizePath(fileURLToPath(new URL(`../../${name}`, import.meta.url)));

const licenses = notices();

/** In this order: the last ones finish the files of the build. */
export const appPlugins = [
  react(),
  release(),
  firstScript('/src/firstScript.js'),
  viewerPage(inProject('viewer.html'), firstScript('/src/viewer/viewerErrors.js'), licenses.collect),
  preloadScripts(inProject('src/app/mount.tsx'), inProject('src/app/areas/historyArea.ts')),
  licenses.write,
  integrity(),
  precompress(),
];

/** The version and commit, which the app shows: in the page, so that a commit alone changes the name of no script. */
function release(): Plugin {
  const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as { version: string };
  return {
    name: 'release',
    transformIndexHtml: (_html, { path }) =>
      path === '/index.html'
        ? [{ tag: 'meta', attrs: { name: 'release', content: `${version} (${commit()})` }, injectTo: 'head' }]
        : [],
  };
}

/** Returns the commit. APP_COMMIT sets it where a build has no git history, for example in an image. */
function commit(): string {
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: inProject(''), encoding: 'utf8' });
  return [process.env['APP_COMMIT'], (stdout as string | null)?.trim()].find(Boolean) ?? 'unknown';
}
