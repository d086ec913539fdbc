import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const PROGRAM = `
  import { loadTypeScript } from './tools/loadTypeScript.mjs';
  await loadTypeScript('sandbox/settings.ts');
  console.log(String(process.env.NODE_ENV));
`;

/** Returns NODE_ENV after a program has loaded a TypeScript module. */
const modeAfter = (mode?: string): string => {
  const { NODE_ENV: _, ...env } = process.env;
  const options = { encoding: 'utf8' as const, env: { ...env, ...(mode !== undefined && { NODE_ENV: mode }) } };
  return execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], options).trim();
};

it('does not set the mode of a later build', () => expect(modeAfter()).toBe('undefined'));

it('keeps a mode that is set', () => expect(modeAfter('production')).toBe('production'));
