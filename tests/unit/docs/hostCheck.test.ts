import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { main } from '@tools/hosting/check/main';
import { cachingOf, deploymentOf, isFileAddress, responseHeaders } from '@tools/hosting/headers';
import { DEPLOYED } from '@tests/fixtures/deployedConfig';
import { afterTest } from '@tests/support/cleanups';
import { server } from '@tests/support/server';
import { writeBuild } from '@tests/support/webServers';

// These tests use real sockets, so the simulated network is closed.
beforeAll(() => server.close());

let root: string;
beforeEach(() => {
  root = writeBuild(DEPLOYED);
  afterTest(() => rmSync(root, { recursive: true }));
});

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Answers as the documents say. */
function answer({ url = '/', method, headers }: IncomingMessage, response: ServerResponse): void {
  const pathname = decodeURIComponent(url.replace(/\?.*$/, ''));
  const extension = path.extname(pathname);
  const read = (name: string): Buffer | undefined => {
    try {
      return readFileSync(path.join(root, name));
    } catch {
      return undefined;
    }
  };
  const isHidden = pathname.includes('/.');
  const encoding = /br|gzip/.exec(String(headers['accept-encoding']))?.[0];
  const packed = encoding === undefined ? undefined : read(`${pathname}.${encoding === 'br' ? 'br' : 'gz'}`);
  const body =
    (isHidden ? undefined : (packed ?? read(pathname))) ?? (isFileAddress(pathname) ? undefined : read('index.html'));
  const status = method === 'POST' ? 405 : body === undefined ? 404 : 200;
  response.statusCode = status;
  const all = {
    ...responseHeaders(deploymentOf(DEPLOYED), pathname),
    'Cache-Control': cachingOf(pathname, status),
    'Content-Type': (isFileAddress(pathname) && TYPES[extension]) || 'text/html; charset=utf-8',
    Vary: 'Accept-Encoding',
    ...(encoding !== undefined && packed !== undefined && { 'Content-Encoding': encoding }),
  };
  for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
  response.end(body);
}

/** Checks a host that answers like this. */
async function check(handler: typeof answer, ...more: string[]): Promise<{ code: number; text: string }> {
  const host = createServer(handler);
  await new Promise<void>((resolve) => void host.listen(0, '127.0.0.1', resolve));
  afterTest(() => void host.close());
  const lines: string[] = [];
  const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/some/page`;
  const code = await main([address, ...more], (line) => lines.push(line));
  return { code, text: lines.join('\n') };
}

/** Changes an answer before it leaves. */
const altered =
  (alter: (response: ServerResponse, request: IncomingMessage) => void): typeof answer =>
  (request, response) => {
    const end = response.end.bind(response);
    response.end = ((...args: Parameters<typeof end>) => {
      alter(response, request);
      return end(...args);
    }) as typeof end;
    answer(request, response);
  };

describe('npm run host -- check', () => {
  it('passes a host that answers as the source says, and reads the configuration from it', async () => {
    const { code, text } = await check(answer);
    expect(text).not.toContain('✗');
    expect(text).toMatch(/^✓ \/viewer\.html: \d+ of \d+$/m);
    const [, passed, all] = /^(\d+) of (\d+) checks passed\.$/m.exec(text) ?? [];
    expect(passed).toBe(all);
    expect(Number(all)).toBeGreaterThan(240);
    expect(code).toBe(0);
  });

  describe('of a release', () => {
    const PART = 'assets/part-0abc1234.js';
    const PACKED = [`${PART}.gz`, `${PART}.br`];
    const FILES = ['index.html', 'viewer.html', 'favicon.svg', 'assets/main-0abc1234.js', PART];
    const ALL = [...FILES, ...PACKED, 'assets/main-0abc1234.js.gz', 'assets/main-0abc1234.js.br'];
    const PART_SCRIPT = 'export {}';
    beforeEach(() => {
      writeFileSync(path.join(root, PART), PART_SCRIPT);
      writeFileSync(path.join(root, `${PART}.gz`), gzipSync(PART_SCRIPT));
      writeFileSync(path.join(root, `${PART}.br`), brotliCompressSync(PART_SCRIPT));
    });
    const pack = (): string => {
      const archive = path.join(root, 'assets', 'release.tar.gz');
      execFileSync('tar', ['-czf', archive, ...ALL.map((name) => `./${name}`)], { cwd: root });
      return archive;
    };

    it('passes a host with all its files', async () => {
      const { code, text } = await check(answer, '--release', pack());
      expect(text).not.toContain('✗');
      expect(code).toBe(0);
    });

    it.each(FILES)('finds %s missing, and changed', async (name) => {
      const archive = pack();
      const file = path.join(root, name);
      writeFileSync(file, `${readFileSync(file, 'utf8')} `);
      const changed = await check(answer, '--release', archive);
      expect(changed.text).toContain('content: differs');
      expect(changed.code).toBe(1);
      rmSync(file);
      expect((await check(answer, '--release', archive)).code).not.toBe(0);
    });

    it.each([
      [`${PART}.gz`, `${PART} accept-encoding: gzip`],
      [`${PART}.br`, `${PART} accept-encoding: br`],
      ['assets/main-0abc1234.js.br', 'assets/main-0abc1234.js accept-encoding: br'],
    ])('finds %s missing, damaged, and of another script', async (name, request) => {
      const archive = pack();
      const file = path.join(root, name);
      const other = name.endsWith('.gz') ? gzipSync('0') : brotliCompressSync('0');
      writeFileSync(file, other);
      expect((await check(answer, '--release', archive)).text).toMatch(
        new RegExp(`✗ /${request}: .*\\n {4}content: differs`),
      );
      writeFileSync(file, other.subarray(0, -2));
      expect((await check(answer, '--release', archive)).text).toMatch(new RegExp(`✗ /${request}: .*\\n.*no answer`));
      rmSync(file);
      const { code, text } = await check(answer, '--release', archive);
      expect(text).toMatch(new RegExp(`✗ /${request}: .*\\n {4}Content-Encoding: absent; must be `));
      expect(code).toBe(1);
    });

    it('passes a host without Brotli', async () => {
      const archive = pack();
      for (const name of ALL.filter((each) => each.endsWith('.br'))) rmSync(path.join(root, name));
      const { code, text } = await check(answer, '--release', archive);
      expect(text).not.toContain('✗');
      expect(code).toBe(0);
    });

    it('finds a source map on the host', async () => {
      const archive = pack();
      writeFileSync(path.join(root, 'assets/main-0abc1234.js.map'), '{}');
      const { code, text } = await check(answer, '--release', archive);
      expect(text).toContain('✗ /assets/main-0abc1234.js.map');
      expect(code).toBe(1);
    });

    it('refuses a file that is no archive', async () => {
      expect(await check(answer, '--release', path.join(root, 'index.html'))).toMatchObject({ code: 2 });
    });
  });

  it.each<[string, (response: ServerResponse, request: IncomingMessage) => void, string]>([
    ['no headers', (response) => response.removeHeader('Content-Security-Policy'), 'Content-Security-Policy: absent'],
    [
      'another policy',
      (response) => {
        const policy = String(response.getHeader('Content-Security-Policy'));
        response.setHeader(
          'Content-Security-Policy',
          policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
        );
      },
      `Content-Security-Policy: script-src is "'self' 'unsafe-inline'", must be "'self'"`,
    ],
    [
      'no headers with errors, as Caddy does',
      (response) => {
        if (response.statusCode === 404) response.getHeaderNames().forEach((name) => response.removeHeader(name));
      },
      '✗ /assets/gone-00000000.js: ',
    ],
    [
      'errors that are stored',
      (response, { url }) => {
        if (url?.startsWith('/assets/')) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      },
      'Cache-Control: public, max-age=31536000, immutable; must be no-store',
    ],
    [
      'the type of another file',
      (response) => response.setHeader('Content-Type', 'text/plain'),
      'Content-Type: text/plain; must be text/javascript',
    ],
    [
      'one caching for all encodings',
      (response) => response.removeHeader('Vary'),
      'Vary: absent; needs Accept-Encoding',
    ],
    [
      'a header that this deployment does not send',
      (response) => response.setHeader('Reporting-Endpoints', 'csp="https://evil.example"'),
      'Reporting-Endpoints: csp="https://evil.example"; must be absent',
    ],
  ])('finds a host with %s', async (_, alter, problem) => {
    const { code, text } = await check(altered(alter));
    expect(text).toContain(problem);
    expect(code).toBe(1);
  });

  it('finds a host that answers missing files with the page, as serve -s does', async () => {
    const { code, text } = await check((request, response) => {
      if (/gone|\.git/.test(request.url ?? '')) request.url = '/';
      answer(request, response);
    });
    expect(text).toContain('✗ /assets/gone-00000000.js: ');
    expect(text).toContain('status: 200; must be 404');
    expect(code).toBe(1);
  });

  it('finds a host that answers unknown addresses with 404, and one that serves a hidden file', async () => {
    for (const alter of [
      (response: ServerResponse) => Object.assign(response, { statusCode: 404 }),
      (response: ServerResponse) => response.setHeader('Content-Type', 'text/plain'),
    ]) {
      const { code, text } = await check(
        altered((response, { url }) => void (/\.x|\.env|foo/.test(url ?? '') && alter(response))),
      );
      for (const address of ['/foo.html', '/.x/y', '/.env']) expect(text).toContain(`✗ ${address}: `);
      expect(code).toBe(1);
    }
  });

  it('takes sources in another order and more spaces for the same policy', async () => {
    const { code } = await check(
      altered((response) => {
        const policy = String(response.getHeader('Content-Security-Policy'));
        response.setHeader(
          'Content-Security-Policy',
          policy.replace(
            /connect-src (.*?);/,
            (_, sources: string) => `connect-src  ${sources.split(' ').reverse().join(' ')} 'self' ;`,
          ),
        );
      }),
    );
    expect(code).toBe(0);
  });

  it('returns 2 where there is no app', async () => {
    const { code, text } = await check(
      (_, response) => void response.end('{}'),
      '--config',
      'docs/config.example.json',
    );
    expect(text).toMatch(/is not the app: it loads no script of \/assets\/$/);
    expect(code).toBe(2);
  });

  it.each([
    [[], 'npm run host -- check https://HOST'],
    [['aus.lender.example'], 'npm run host -- check'],
    [['http://127.0.0.1:9/', '--config', '/nowhere'], '/nowhere is no configuration of the app'],
    [['http://127.0.0.1:9/'], "http://127.0.0.1:9 doesn't answer"],
  ])('returns 2 after %j and says why', async (args, problem) => {
    const lines: string[] = [];
    expect(await main(args, (line) => lines.push(line))).toBe(2);
    expect(lines.join()).toContain(problem);
  });
});
