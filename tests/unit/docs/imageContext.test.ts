import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const allowed = readFileSync('tools/hosting/Dockerfile.dockerignore', 'utf8').match(/(?<=^!).+$/gm) ?? [];
const pages = readdirSync('.').filter((name) => name.endsWith('.html'));
const imports = readFileSync('vite.config.ts', 'utf8').match(/(?<=from '\.\/)[^']+/g) ?? [];

it.each([...pages, ...imports])("the image's build gets %s", (file) => {
  expect(allowed.filter((entry) => file === entry || file.startsWith(`${entry}/`))).toHaveLength(1);
});
