import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const allowed = readFileSync('docs/hosting/Dockerfile.dockerignore', 'utf8').split('\n');
const pages = readdirSync('.').filter((name) => name.endsWith('.html'));

it.each(pages)("the image's build gets %s", (page) => {
  expect(allowed).toContain(`!${page}`);
});
