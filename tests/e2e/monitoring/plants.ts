import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { ROOT } from '@tests/e2e/lender';

/** By kind: the file and the line behind which a bug is planted. It throws only in a page that wants it. */
const PLANTS = {
  cell: ['src/features/history/screen/RequestCells.tsx', 'export function DtiChangeCell('],
  order: ['src/features/request/protocol/rules/orderRecords.ts', '  const isOwn = now.sentHere?.key === attempt.key;'],
  selector: ['src/features/loan/rules/readOnlyReason.ts', 'export function readOnlyReason('],
  document: ['src/features/documents/documentsSaga.ts', '  const { fileIn } = yield* call(importReader);'],
  press: ['src/features/history/rules/historyCsv.ts', 'export function historyCsv('],
  loadedPart: ['src/features/loan/LoanInHeader.tsx', 'const STRIP_HEIGHT = '],
  part: ['src/features/loan/LoanInHeader.tsx', 'export function LoanInHeader() {'],
  unauthorized: ['src/features/session/expirySaga.ts', 'function* clear({ browser, vault }: SagaDeps)'],
  start: ['src/app/createApp.tsx', 'export function createApp('],
  loadedStart: ['src/app/store.ts', 'const forgetsLoan = '],
  entry: ['src/main.ts', 'showMenuChoice();'],
  beforeConfig: ['src/main.ts', '  const loaded = await loadRuntimeConfig('],
  early: ['src/main.ts', 'async function start(): Promise<void> {'],
} as const satisfies Record<string, readonly [string, string]>;

export type Kind = keyof typeof PLANTS;

const codeOf = (kind: Kind): string => {
  const code = `if (Reflect.get(window, 'planted') === '${kind}') Reflect.get(window, 'missing').borrowerName();`;
  // Besides, the app goes on.
  return kind === 'early' ? `void (async () => { ${code} })();` : code;
};

/** Where a planted bug is. */
export function placeOf(kind: Kind): string {
  const [file] = PLANTS[kind];
  const lines = planted(path.join(ROOT, file), readFileSync(path.join(ROOT, file), 'utf8')).split('\n');
  return `${file}:${lines.findIndex((line) => line.includes(codeOf(kind))) + 1}`;
}

function planted(id: string, source: string): string {
  const kinds = (Object.keys(PLANTS) as Kind[]).filter((kind) => id === path.join(ROOT, PLANTS[kind][0]));
  return kinds.reduce((text, kind) => {
    const lines = text.split('\n');
    const at = lines.findIndex((line) => line.startsWith(PLANTS[kind][1]));
    if (at === -1) throw new Error(`${PLANTS[kind][0]} has no line "${PLANTS[kind][1]}"`);
    return lines.toSpliced(at + 1, 0, codeOf(kind)).join('\n');
  }, source);
}

const plant: Plugin = {
  name: 'plant',
  enforce: 'pre',
  load: (id) => {
    const [file = ''] = id.split('?');
    const source = existsSync(file) && /\.tsx?$/.test(file) ? readFileSync(file, 'utf8') : undefined;
    return source === undefined || planted(file, source) === source ? null : planted(file, source);
  },
};

/** Builds the app with all bugs, as a release does. Returns the folder, and what removes it. */
export async function buildPlanted() {
  // Throws for a line that isn't there anymore: the build would plant nothing.
  for (const kind of Object.keys(PLANTS) as Kind[]) placeOf(kind);
  const folder = mkdtempSync(path.join(tmpdir(), 'planted-'));
  await build({
    root: ROOT,
    configFile: path.join(ROOT, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [plant],
    build: { outDir: folder, emptyOutDir: true, sourcemap: 'hidden' },
  });
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
