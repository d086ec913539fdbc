// Writes the generated documents: `npm run docs`. A test fails if one of them is out of date. `npm run docs --
// pictures` takes the README's screenshots, after `npm run build`.
import { spawnSync } from 'node:child_process';
import { loadTypeScript } from '../loadTypeScript.mjs';

if (process.argv.includes('pictures')) {
  const config = 'tools/docs/screenshots/playwright.config.ts';
  const { status } = spawnSync('npx', ['playwright', 'test', '-c', config], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exit(status ?? 1);
}
const { writeDocuments } = await loadTypeScript('tools/docs/documents.ts');
await writeDocuments();
