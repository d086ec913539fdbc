import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';

const CONFIG = 'tools/checks/typed.oxlint.json';

/** About what the code doesn't have: enums (erasableSyntaxOnly), and classes assigned to one another. */
const LEFT_OUT = ['no-unsafe-enum-assignment', 'no-unsafe-class-instance-assignment'];
/** Not one of the strict rules. */
const ADDED = ['switch-exhaustiveness-check'];

const { rules: RULES } = tseslint.plugin as unknown as {
  rules: Record<string, { meta: { docs?: { requiresTypeChecking?: boolean } } }>;
};

/** Code that breaks each rule. */
const BREACHES: readonly (readonly [rule: string, code: string])[] = [
  ['await-thenable', `export async function f() { await 1; }`],
  ['no-array-delete', `export const f = (list: number[]) => { delete list[0]; };`],
  ['no-base-to-string', `export const f = (value: object) => String(value);`],
  ['no-confusing-void-expression', `export const f = (act: () => void) => { const done = act(); return [done]; };`],
  [
    'no-deprecated',
    `/** @deprecated */
const g = () => 1;
export const f = () => g();`,
  ],
  ['no-duplicate-type-constituents', `export type F = string | string;`],
  ['no-floating-promises', `export const f = () => { Promise.resolve(1); };`],
  ['no-for-in-array', `export const f = (list: number[]) => { for (const key in list) return key; return ''; };`],
  ['no-generated-empty-object-type', `export type F = Omit<{ a: 1 }, 'a'>;`],
  ['no-implied-eval', `export const f = () => { setTimeout('alert(1)', 1); };`],
  ['no-meaningless-void-operator', `export const f = (act: () => void) => { void act(); };`],
  [
    'no-misused-promises',
    `export const f = (list: number[]) => { list.forEach(async () => { await Promise.resolve(); }); };`,
  ],
  ['no-misused-spread', `export const f = (text: Map<string, string>) => ({ ...text });`],
  ['no-mixed-enums', `export enum F { A = 1, B = 'b' }`],
  ['no-redundant-type-constituents', `export type F = unknown | string;`],
  ['no-unnecessary-boolean-literal-compare', `export const f = (is: boolean) => is === true;`],
  ['no-unnecessary-condition', `export const f = (text: { a: string }) => text?.a;`],
  ['no-unnecessary-template-expression', `export const f = (text: string) => \`\${text}\`;`],
  [
    'no-unnecessary-type-arguments',
    `const g = <T = string>(value?: T) => value;
export const f = () => g<string>();`,
  ],
  ['no-unnecessary-type-assertion', `export const f = (text: string) => text as string;`],
  ['no-unnecessary-type-conversion', `export const f = (text: string) => String(text);`],
  ['no-unnecessary-type-parameters', `export function f<T>(value: T): void { console.log(value); }`],
  [
    'no-unsafe-argument',
    `const g = (text: string) => text;
export const f = (value: any) => g(value);`,
  ],
  ['no-unsafe-assignment', `export const f = (value: any) => { const text: string = value; return text; };`],
  ['no-unsafe-call', `export const f = (value: any) => { value(); };`],
  [
    'no-unsafe-enum-comparison',
    `enum E { A }
export const f = (is: E) => is === 0;`,
  ],
  ['no-unsafe-member-access', `export const f = (value: any) => { value.a; };`],
  ['no-unsafe-return', `export const f = (value: any): string => value;`],
  ['no-unsafe-unary-minus', `export const f = (value: string) => -value;`],
  ['no-useless-default-assignment', `export const f = ({ a = 1 }: { a: number }) => a;`],
  ['only-throw-error', `export const f = () => { throw 'text'; };`],
  ['prefer-promise-reject-errors', `export const f = () => Promise.reject('text');`],
  [
    'prefer-reduce-type-parameter',
    `export const f = (list: number[]) => list.reduce((all, each) => [...all, each], [] as number[]);`,
  ],
  ['prefer-return-this-type', `export class F { f(): F { return this; } }`],
  ['related-getter-setter-pairs', `export interface F { get a(): string; set a(value: number); }`],
  ['require-await', `export const f = async () => 1;`],
  ['restrict-plus-operands', `export const f = (a: number, b: string) => a + b;`],
  ['restrict-template-expressions', `export const f = (value: object) => \`of \${value}\`;`],
  ['return-await', `export async function f() { try { return Promise.resolve(1); } catch { return 2; } }`],
  [
    'switch-exhaustiveness-check',
    `export const f = (a: 'x' | 'y') => { switch (a) { case 'x': return 1; } return 2; };`,
  ],
  [
    'unbound-method',
    `class C { a = 1; m() { return this.a; } }
export const f = () => { const { m } = new C(); return m; };`,
  ],
  ['use-unknown-in-catch-callback-variable', `export const f = (p: Promise<number>) => p.catch((error: any) => 1);`],
];

describe('the rules that need types', () => {
  it('are those of typescript-eslint', async () => {
    const { overrides } = JSON.parse(await readFile(CONFIG, 'utf8')) as { overrides: [{ rules: object }] };
    const strict = new Set(tseslint.configs.strictTypeChecked.flatMap(({ rules = {} }) => Object.keys(rules)));
    const typed = Object.entries(RULES).flatMap(([name, { meta }]) =>
      meta.docs?.requiresTypeChecking === true && strict.has(`@typescript-eslint/${name}`) ? [name] : [],
    );
    const expected = [...typed.filter((name) => !LEFT_OUT.includes(name)), ...ADDED];
    const checked = Object.keys(overrides[0].rules).map((name) => basename(name));
    expect(checked.sort()).toEqual(expected.sort());
    expect(BREACHES.map(([rule]) => rule).sort()).toEqual(checked);
  });

  it('each report their breach', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'companion-rules-'));
    try {
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true } }));
      await Promise.all(BREACHES.map(([rule, code]) => writeFile(join(folder, `${rule}.ts`), code)));
      const oxlint = ['oxlint', '--config', CONFIG, '--type-aware', '--format', 'unix', folder];
      const { stdout } = spawnSync('npx', oxlint, { encoding: 'utf8', shell: process.platform === 'win32' });
      const lines = stdout.split('\n');
      const isReported = (rule: string): boolean =>
        lines.some((line) => line.includes(`${rule}.ts:`) && line.includes(`typescript(${rule})`));
      expect(BREACHES.map(([rule]) => rule).filter((rule) => !isReported(rule))).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
