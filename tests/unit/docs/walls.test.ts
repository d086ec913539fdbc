import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ESLint, Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { expect, it } from 'vitest';

const eslint = new ESLint({ overrideConfigFile: '.eslintrc.cjs' });

/** Whether ESLint refuses a line with this import in this file. */
async function isRefused(file: string, imported: string, code = `import '${imported}';`): Promise<boolean> {
  const { rules } = (await eslint.calculateConfigForFile(file)) as Linter.Config;
  const rule = rules?.['no-restricted-imports'];
  if (rule === undefined) throw new Error(`${file} has no walls`);
  const languageOptions = { parser };
  return new Linter().verify(code, [{ languageOptions, rules: { 'no-restricted-imports': rule } }]).length > 0;
}

it.each([
  ['src/lib/format.ts', '@/config/paths'],
  ['src/config/paths.ts', '@/ui/Button'],
  ['src/ui/Button.tsx', '@/features/loan/rules/aus'],
  ['src/features/loan/rules/aus.ts', '@/http/send'],
  ['src/features/loan/rules/aus.ts', '@/ui/format'],
  ['src/features/loan/rules/aus.ts', 'react'],
  ['src/features/loan/rules/aus.ts', '@reduxjs/toolkit'],
  ['src/features/loan/rules/aus.ts', '@/features/loan/loanSlice'],
  ['src/features/loan/rules/aus.ts', '@/browser/page'],
  ['src/features/request/protocol/rules/orderGuard.ts', '@/features/request/protocol/orderJournal'],
  ['src/features/findings/reader/findings.ts', 'react-dom'],
  ['src/http/send.ts', '@/ui/notify'],
  ['src/http/send.ts', '@/features/loan/loanSlice'],
  ['src/http/send.ts', '@/features/loan/rules/aus'],
  ['src/http/send.ts', '@/features/loan/api/contract/loan'],
  ['src/http/send.ts', '@/identity/auth'],
  ['src/identity/auth.ts', '@/ui/notify'],
  ['src/identity/auth.ts', '@/features/session/sessionSlice'],
  ['src/identity/auth.ts', '@/features/session/rules/sessionExpiry'],
  ['src/sagaDeps.ts', '@/features/request/protocol/credentialVault'],
  ['src/reads/reads.ts', '@/ui/notify'],
  ['src/reads/reads.ts', '@/features/session/sessionSlice'],
  ['src/reads/reads.ts', '@/features/loan/rules/aus'],
  ['src/identity/auth.ts', '@/reads/reads'],
  ['src/features/session/sessionSlice.ts', '@/app/store'],
  ['src/features/request/rules/orderForm.ts', '@/app/loadArea'],
  ['src/features/session/sessionSlice.ts', '@/features/loan/loanSlice'],
  ['src/features/loan/loanSlice.ts', '@/features/request/state/orderDraftSlice'],
  ['src/features/history/screen/HistoryPage.tsx', '@/features/request/state/requestSetupSlice'],
  ['src/features/request/screen/RequestPage.tsx', '@/features/history/screen/HistoryPage'],
  ['src/features/selection/screen/SelectionPage.tsx', '@/features/history/state/historyViewSlice'],
  ['src/features/findings/screen/FindingsSheet.tsx', '@/features/history/state/historyViewSlice'],
  ['src/features/runs/pollHistorySaga.ts', '@/app/areas/selectionArea'],
  ['src/features/runs/pollHistorySaga.ts', '@/features/history/texts'],
  ['src/features/runs/rules/historyItem.ts', '@/features/history/rules/dtiChanges'],
  ['src/features/runs/api/history.ts', '@/features/request/protocol/rules/requestIds'],
  ['src/features/loan/rules/aus.ts', '@/features/request/rules/orderForm'],
  ['src/features/selection/state/selectionSlice.ts', '@/features/request/state/orderDraftSlice'],
  ['src/features/request/protocol/orderCommands.ts', '@/features/selection/state/selectionSlice'],
  ['src/features/request/state/orderDraftSlice.ts', '@/features/request/sagas/orderSaga'],
  ['src/features/request/state/orderDraftSlice.ts', '@/features/request/screen/RequestPage'],
  ['src/features/selection/sagas/overrideSaga.ts', '@/features/selection/screen/SelectionPage'],
  ['src/features/history/screen/HistoryPage.tsx', '@/features/history/sagas/pastOrdersSaga'],
  ['src/features/history/screen/HistoryPage.tsx', '../state/historySlice'],
  ['src/features/history/screen/HistoryPage.tsx', '@/features/file/filePage/readFilePage'],
  ['src/identity/auth.ts', 'axios'],
  ['src/http/send.ts', '@okta/okta-auth-js'],
  ['src/app/store.ts', '@microsoft/applicationinsights-web'],
  ['src/app/store.ts', '@sandbox/personas'],
  ['src/features/loan/rules/aus.ts', '@tests/fixtures/order'],
  ['src/app/store.ts', '@tools/hosting/headers'],
  ['src/app/store.ts', '../../tools/hosting/headers'],
])('%s may not import %s', async (file, imported) => {
  expect(await isRefused(file, imported)).toBe(true);
});

it.each([
  ['src/features/session/sessionSlice.ts', '@/reads/readState'],
  ['src/features/request/protocol/orderCommands.ts', '@/features/runs/historySlice'],
  ['src/features/selection/state/selectionSlice.ts', '@/features/runs/historySlice'],
  ['src/features/history/screen/HistoryPage.tsx', '@/features/loan/loanSlice'],
  ['src/features/history/screen/HistoryPage.tsx', '@/features/history/state/historyViewSlice'],
  ['src/app/store.ts', '@/app/areas/requestArea'],
  ['src/features/file/filePage/readFilePage.ts', '@/features/selection/state/selectionSlice'],
  ['src/identity/auth.ts', '@okta/okta-auth-js'],
  ['src/identity/auth.ts', 'react'],
  ['src/features/runs/pollHistorySaga.ts', '@/ui/notify'],
  ['src/features/selection/rules/override.ts', '@/features/history/rules/dtiChanges'],
  ['src/features/runs/api/history.ts', '@/features/loan/rules/services'],
  ['src/features/session/sessionSlice.ts', '@/features/loan/rules/aus'],
  ['src/features/history/screen/HistoryPage.tsx', '@/features/selection/rules/override'],
])('%s may import %s', async (file, imported) => {
  expect(await isRefused(file, imported)).toBe(false);
});

it('lets rules import types of the contract, and nothing else of the API', async () => {
  const file = 'src/features/loan/rules/aus.ts';
  expect(await isRefused(file, '@/features/loan/api/contract/loan')).toBe(true);
  expect(await isRefused(file, '', "import type { LoanHeader } from '@/features/loan/api/contract/loan';")).toBe(false);
  expect(await isRefused(file, '', "import type { Api } from '@/http/endpoint';")).toBe(true);
});

/** Whether ESLint refuses this component's code because of a text. */
async function isTextRefused(code: string): Promise<boolean> {
  const { rules } = (await eslint.calculateConfigForFile('src/ui/Button.tsx')) as Linter.Config;
  const rule = rules?.['no-restricted-syntax'];
  if (rule === undefined) throw new Error('src/ui/Button.tsx has no restricted syntax');
  const languageOptions = { parserOptions: { ecmaFeatures: { jsx: true } } };
  return new Linter().verify(code, [{ languageOptions, rules: { 'no-restricted-syntax': rule } }]).length > 0;
}

it.each([
  ['text between tags', '<p>Try again</p>'],
  ['an attribute that shows text', '<Button title="Try again" />'],
  ['a sentence in an expression', "<p>{isLost ? 'Connection lost' : ''}</p>"],
  ['a sentence with a value', '`Request ${id} is newer.`'],
])('a component may not contain %s', async (_, code) => {
  expect(await isTextRefused(code)).toBe(true);
});

it.each([
  ['a text of the catalog', '<Button title={uiTexts.tryAgain}>{uiTexts.close}</Button>'],
  ['a style', 'const Box = styled.div`border: 1px solid ${color};`'],
  ['an error of our own', "throw new Error('The vault is missing')"],
])('a component may contain %s', async (_, code) => {
  expect(await isTextRefused(code)).toBe(false);
});

const ROOTS = { '@/': 'src/', '@sandbox/': 'sandbox/' };

/** The files that a file imports by name, types and lazy imports included. */
async function importsOf(file: string, files: ReadonlySet<string>): Promise<string[]> {
  const names = (await readFile(file, 'utf8')).matchAll(/(?:\bfrom\s|\bimport\s*\(|\bimport\s)\s*'([^']+)'/g);
  return [...names].flatMap(([, name = '']) => {
    const root = Object.entries(ROOTS).find(([alias]) => name.startsWith(alias));
    const path = root ? root[1] + name.slice(root[0].length) : join(dirname(file), name);
    return [path, `${path}.ts`, `${path}.tsx`].filter((each) => files.has(each));
  });
}

/** Every file of these folders, with what it imports of them. */
async function importsIn(...folders: string[]): Promise<Map<string, string[]>> {
  const found = await Promise.all(folders.map((folder) => readdir(folder, { recursive: true })));
  const files = new Set(folders.flatMap((folder, at) => (found[at] ?? []).map((name) => join(folder, name))));
  const sources = [...files].filter((file) => /\.tsx?$/.test(file));
  return new Map(await Promise.all(sources.map(async (file) => [file, await importsOf(file, files)] as const)));
}

/** As docs/architecture.md has them; the adapters share a place. */
const ORDER = ['lib', 'config', 'ui', 'http', 'browser|telemetry|identity', 'sagaDeps', 'reads', 'features', 'app'];
const placeOf = (file: string): number => ORDER.findIndex((name) => new RegExp(`^src/(?:${name})[/.]`).test(file));

it('each folder imports only those before it', async () => {
  const imports = [...(await importsIn('src'))].filter(([file]) => placeOf(file) >= 0);
  expect(imports.length).toBeGreaterThan(400);
  expect(
    imports.flatMap(([file, names]) =>
      names.filter((name) => placeOf(name) > placeOf(file)).map((name) => `${file} imports ${name}`),
    ),
  ).toEqual([]);
});

it('the architecture names the few folders that import each other, with the reason', async () => {
  const imports = [...(await importsIn('src'))];
  const arrows = new Set(imports.flatMap(([file, names]) => names.map((name) => `${dirname(file)} ${dirname(name)}`)));
  const pairs = [...arrows]
    .map((arrow) => arrow.split(' '))
    .filter(([a = '', b = '']) => a < b && arrows.has(`${b} ${a}`));
  const named = (await readFile('docs/architecture.md', 'utf8')).replaceAll(/\s+/g, ' ');
  const unnamed = pairs.filter(([a, b]) => !named.includes(`\`${a}\` and \`${b}\``));
  expect(unnamed).toEqual([]);
  expect(pairs.length).toBeLessThanOrEqual(4);
});

it('has no circle of imports', async () => {
  const graph = await importsIn('src', 'sandbox');
  const sources = graph.size;
  // Takes away files that import nothing left or that nothing left imports, until nothing changes: a circle stays.
  let left = 0;
  while (left !== graph.size) {
    left = graph.size;
    const imported = new Set([...graph.values()].flat());
    for (const [file, imports] of graph)
      if (!imported.has(file) || !imports.some((other) => graph.has(other))) graph.delete(file);
  }
  expect([...graph.keys()]).toEqual([]);
  expect(sources).toBeGreaterThan(400);
});
