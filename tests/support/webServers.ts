import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const SERVERS = ['nginx', 'apache', 'caddy'] as const;
export type ServerName = (typeof SERVERS)[number];

/** The name of each server's program; NGINX_PATH and the like name another. */
const PROGRAMS: Readonly<Record<ServerName, string>> = { nginx: 'nginx', apache: 'apache2', caddy: 'caddy' };

/** Returns the path of a web server on this machine. Tools for root are often not on the PATH. */
export function findServer(name: ServerName): string | undefined {
  const { PATH = '', [`${name.toUpperCase()}_PATH`]: given } = process.env;
  const folders = [...PATH.split(path.delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
  return [...(given === undefined ? [] : [given]), ...folders.map((each) => path.join(each, PROGRAMS[name]))].find(
    existsSync,
  );
}

export interface Running {
  origin: string;
  stop: () => Promise<void>;
}

interface Written {
  /** The file that the program reads, and its arguments. On this machine only. */
  conf: string;
  args: (file: string) => string[];
}

/** Modules that a distribution loads before it reads its sites. */
const APACHE_MODULES = ['authz_core', 'dir', 'env', 'headers', 'mime', 'mpm_event', 'rewrite', 'setenvif', 'ssl'];

/** What a distribution adds to a site of Apache: among others, its types of files. */
const apacheBase = (folder: string): string => `
ServerRoot ${folder}
ServerName localhost
ServerTokens Prod
PidFile ${folder}/httpd.pid
ErrorLog ${folder}/stderr
${APACHE_MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
AddType application/x-gzip .gz .tgz
AddLanguage br .br
`;

const WRITTEN: Readonly<Record<ServerName, (conf: string, folder: string) => Written>> = {
  nginx: (conf, folder) => ({
    conf: conf
      .replaceAll(/(?<=_path |pid )\/tmp\/|\/dev\/(?=std)/g, `${folder}/`)
      .replace(/listen (\d+)/, 'listen 127.0.0.1:$1'),
    args: (file) => [
      ...['-p', folder, '-c', file, '-e', `${folder}/stderr`],
      ...['-g', `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''}`],
    ],
  }),
  apache: (conf, folder) => ({
    conf:
      apacheBase(folder) + conf.replace('Listen ', 'Listen 127.0.0.1:').replace('/dev/stdout', `${folder}/access.log`),
    args: (file) => ['-D', 'FOREGROUND', '-f', file],
  }),
  caddy: (conf) => ({
    conf: conf.replace(/^:(?=\d+ \{)/m, 'http://:').replace(/^https?:\/\/:\d+ \{/m, '$&\n  bind 127.0.0.1'),
    args: (file) => ['run', '--config', file, '--adapter', 'caddyfile'],
  }),
};

/**
 * Runs a web server with a configuration on a port of this machine, by default a free one.
 *
 * @param write returns the configuration for a port
 * @throws Error with what it prints when it doesn't start
 */
export async function startServer(name: ServerName, write: (port: string) => string, given?: number): Promise<Running> {
  const binary = findServer(name);
  if (binary === undefined) throw new Error(`${name} is missing`);
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), `${name}-`)));
  const port = given ?? (await freePort());
  const { conf, args } = WRITTEN[name](write(String(port)), folder);
  const file = path.join(folder, 'server.conf');
  writeFileSync(file, conf);
  const said: string[] = [];
  const server = spawn(binary, args(file), {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  server.stderr.on('data', (data: Buffer) => said.push(data.toString()));
  const ended = new Promise((resolve) => server.once('exit', resolve));
  while (!(await accepts(port))) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`${name}: ${said.join('')}${readLog(folder)}`);
    await wait(20);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

const readLog = (folder: string): string => {
  const file = path.join(folder, 'stderr');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1', () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
  });

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const SCRIPT = `/* ${'A script that is worth compressing. '.repeat(100)} */`;
const page = (title: string): string =>
  `<!doctype html><title>${title}</title><script type="module" src="/assets/main-0abc1234.js"></script>`;

/** Writes a folder with the files of a build, and returns its path. */
export function writeBuild(config: object): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'build-')));
  const files: Readonly<Record<string, string | Buffer>> = {
    'index.html': page('AUS Companion'),
    'viewer.html': page('Document'),
    'config.json': JSON.stringify(config),
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/main-0abc1234.js': SCRIPT,
    'assets/main-0abc1234.js.gz': gzipSync(SCRIPT),
    'assets/main-0abc1234.js.br': brotliCompressSync(SCRIPT),
    'assets/.git/config': '[core]',
    '.git/HEAD': 'ref: refs/heads/main',
    '.env': 'SECRET=1',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}
