import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { deploymentOf, responseHeaders, VIEWER_PAGE, type DeployedConfig } from '@tools/hosting/headers';
import { FORMATS, main } from '@tools/hosting/servers/main';
import { nginxTemplate } from '@tools/hosting/servers/nginx';
import { DEPLOYED } from '@tests/fixtures/deployedConfig';
import { afterTest } from '@tests/support/cleanups';

const CONFIG: DeployedConfig = DEPLOYED;
const REPORT_URL = 'https://reports.example.test/csp';
const DEPLOYMENT = { ...deploymentOf(CONFIG), reportUrl: REPORT_URL };

function run(...args: string[]): { code: number; text: string } {
  const lines: string[] = [];
  const code = main(args, (line) => lines.push(line));
  return { code, text: lines.join('\n') };
}

function configFile(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'headers-'));
  afterTest(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'config.json'), text);
  return path.join(folder, 'config.json');
}

describe('npm run host -- headers', () => {
  it.each(Object.keys(FORMATS))('writes the headers of the configuration for %s', (format) => {
    const { code, text } = run(
      '--config',
      configFile(JSON.stringify(CONFIG)),
      '--format',
      format,
      '--report-to',
      REPORT_URL,
    );
    expect(code).toBe(0);
    const unescaped = text.replaceAll('&quot;', '"').replaceAll('\\"', '"');
    for (const page of ['/', VIEWER_PAGE])
      for (const [name, value] of Object.entries(responseHeaders(DEPLOYMENT, page))) {
        expect(unescaped).toContain(name);
        expect(unescaped).toContain(value);
      }
  });

  it.each(['nginx', 'apache', 'caddy'])('writes the certificate for %s, and into a file', (format) => {
    const config = configFile(JSON.stringify(CONFIG));
    const out = `${config}.conf`;
    const tls = ['--certificate', '/tls/own.pem', '--key', '/tls/own.key'];
    expect(run('--config', config, '--format', format, '--out', out, ...tls)).toEqual({ code: 0, text: '' });
    const text = readFileSync(out, 'utf8');
    expect(text).toContain('/tls/own.pem');
    expect(text).toContain('/tls/own.key');
    expect(text).not.toContain('behind a proxy');
  });

  it.each([
    ['without a key', 'nginx', ['--certificate', 'own.pem']],
    ['without a certificate', 'caddy', ['--key', 'own.key']],
    ['for IIS', 'iis', ['--certificate', 'own.pem', '--key', 'own.key']],
  ])('refuses a certificate %s', (_, format, tls) => {
    const config = configFile(JSON.stringify(CONFIG));
    const { code, text } = run('--config', config, '--format', format, ...tls);
    expect(code).toBe(2);
    expect(text).toBe('--certificate and --key belong together, and to nginx, apache, caddy');
  });

  it.each([
    [['--format', 'nginx'], 'npm run host -- headers --config FILE --format nginx|apache|caddy|iis|plain'],
    [['--config', 'config.json', '--format', 'lighttpd'], 'npm run host -- headers'],
    [['--config', '/nowhere', '--format', 'nginx'], '/nowhere is no configuration of the app'],
    [['--config', 'package.json', '--format', 'nginx'], 'package.json is no configuration of the app'],
    [['--magic'], 'npm run host -- headers'],
  ])('returns 2 after %j and says why', (args, problem) => {
    const { code, text } = run(...args);
    expect(text).toContain(problem);
    expect(code).toBe(2);
  });
});

describe('nginx', () => {
  it('has all headers in one place: a header in a location would drop all others', () => {
    for (const conf of [
      nginxTemplate(),
      FORMATS['nginx']?.({ deployment: DEPLOYMENT, listen: '80', root: '/srv' }) ?? '',
    ]) {
      const [, ...locations] = conf.split(/^ {4}location /m);
      expect(locations).toHaveLength(5);
      expect(locations.join()).not.toContain('add_header');
    }
  });
});

describe('IIS', () => {
  const text = FORMATS['iis']?.({ deployment: DEPLOYMENT, listen: '80', root: '' }) ?? '';
  const within = (start: string, end: string): string => text.split(start)[1]?.split(end)[0] ?? '';

  /** The headers of a page: those of the site, changed as IIS does. */
  const headersOf = (page: string): Record<string, string> => {
    const headers = new Map<string, string>();
    const own = within(`<location path="${page.slice(1)}">`, '</location>');
    const lines = `${within('<customHeaders>', '</customHeaders>')}${own}`;
    for (const [, action, name = '', value = ''] of lines.matchAll(
      /<(add|remove) name="([^"]+)"(?: value="([^"]*)")? \/>/g,
    )) {
      if (action === 'remove') headers.delete(name);
      else headers.set(name, value.replaceAll('&quot;', '"'));
    }
    return Object.fromEntries(headers);
  };

  it.each(['/index.html', VIEWER_PAGE])('gets the headers of %s, and stores nothing by default', (page) => {
    expect(headersOf(page)).toEqual({ ...responseHeaders(DEPLOYMENT, page), 'Cache-Control': 'no-store' });
  });

  it('stores the hashed files only with a status that has the whole file', () => {
    const [, ...rules] = within('<outboundRules>', '</outboundRules>').split('<rule ');
    expect(rules.map((rule) => /type="Rewrite" value="([^"]+)"/.exec(rule)?.[1])).toEqual([
      'public, max-age=31536000, immutable',
    ]);
    for (const rule of rules) expect(rule).toContain('<add input="{RESPONSE_STATUS}" pattern="^(200|304)" />');
  });
});
