import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FAULT_KINDS, type FaultKind } from '@sandbox/faults';
import { createLender } from '@sandbox/lender';
import { findPersona } from '@sandbox/personas';
import { startSandbox, type Sandbox } from '@sandbox/server';
import { server } from '@tests/support/server';
import { CONTRACT_VERSION, FEATURES } from './features';
import { main } from './main';
import { CALL_NAMES, type Verdict } from './verdict';

// These tests use real sockets, so the simulated network is closed.
beforeAll(() => server.close());

const folder = mkdtempSync(path.join(tmpdir(), 'conformance-'));
const fileOf = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    appOrigins: ['http://localhost:46298'],
    createLender: (options) => createLender({ ...options, identify: (bearer) => findPersona(bearer)?.id }),
  });
});
afterEach(() => sandbox.lender.faults.clear());
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

/** Runs the kit as the command does. */
async function run(...more: string[]): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const token = fileOf('token', 'rita.ibarra\n');
  const given = ['--api', `${sandbox.origin}/api`, '--token-file', token, '--loan', '7100123', ...more];
  const code = await main(given, (line) => lines.push(line));
  return { code, text: lines.join('\n') };
}

// @spec OWN-14
describe('npm run conformance', () => {
  it('returns 0 and writes JSON if the API fits', async () => {
    const json = path.join(folder, 'verdict.json');
    const { code, text } = await run('--json', json, '--headers-file', fileOf('headers', 'X-Key: a b\n\n'));
    expect(text).toContain('the API fits.');
    expect(code).toBe(0);
    const verdict = JSON.parse(readFileSync(json, 'utf8')) as Verdict;
    expect(verdict).toMatchObject({ contract: CONTRACT_VERSION, isFit: true });
    expect(verdict.calls).toHaveLength(CALL_NAMES.length);
  });

  it('checks what a browser needs where the app is on another origin', async () => {
    const allowed = await run('--app', 'http://localhost:46298');
    expect(allowed.text).toContain('the API fits.');
    expect(allowed.code).toBe(0);
    const { code, text } = await run('--app', 'https://aus.lender.example');
    expect(text).toContain("✗ CORS: Access-Control-Allow-Origin isn't https://aus.lender.example");
    expect(text).toContain('✗ CORS: Access-Control-Allow-Headers lacks Authorization');
    expect(code).toBe(1);
  });

  it('reads through a gateway', async () => {
    const { code } = await run('--gateway', '/origination/{area}/{area}/{service}/{rest}');
    expect(code).toBe(0);
  });

  // The time of a slow answer is tested with the list of faults.
  it.each<[FaultKind, string]>([
    ['status', '✗ status: 503, with a tracking number'],
    ['html', '✗ not JSON: an HTML page'],
    ['truncated', '✗ not JSON: a text, or JSON that breaks off'],
    ['empty', '✗ empty: no text'],
    ['null', '✗ empty: null'],
    ['offline', '✗ no connection'],
    ['expired', '✗ status: 401'],
  ])('returns 1 and names the fault %s of the control page', async (kind, line) => {
    sandbox.lender.faults.add({ call: 'selections', kind, ...(kind === 'status' && { status: 503 }) });
    const { code, text } = await run();
    expect(text).toMatch(/^problems +selections /m);
    expect(text).toContain(line);
    expect(text).toMatch(/^dark +selection .*\n +✗ selections: no usable answer/m);
    expect(code).toBe(1);
  });

  it('lists its options and what each feature is', async () => {
    const { text } = await run('--magic');
    expect(text).toMatch(/^ {2}--user ID .+404 fits$/m);
    for (const [name, { title }] of Object.entries(FEATURES))
      expect(text).toMatch(new RegExp(`^  ${name} +${title}$`, 'm'));
  });

  it('knows every other fault of the control page', () => {
    expect(FAULT_KINDS).toEqual(['slow', 'status', 'html', 'truncated', 'empty', 'null', 'offline', 'expired']);
  });

  it.each([
    [['--api', 'lender'], '--api must be an https URL'],
    [['--api', 'http://lender.example/api'], '--api must be an https URL, or an http URL of this machine'],
    [['--app', 'https://aus.lender.example/app'], '--app must be an origin'],
    [['--token-file', fileOf('empty', '\n')], 'The token file must hold one token'],
    [['--token-file', '/nowhere'], "Can't read /nowhere"],
    [['--loan', 'x'], '--loan must be 1 to 18 digits'],
    [['--features', 'core,magic'], '--features knows core, menu'],
    [['--magic'], '--magic'],
    [['--headers-file', fileOf('broken', 'X-Key')], 'Line 1 of the headers is no header'],
  ])('returns 2 after %j and says what is wrong', async (more, problem) => {
    const { code, text } = await run(...more);
    expect(text).toContain(problem);
    expect(text).toContain('npm run conformance -- --api URL --token-file FILE --loan ID');
    expect(code).toBe(2);
  });
});
