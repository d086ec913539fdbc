import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fillTemplate } from '@tests/support/fillTemplate';
import { getFrom, type Host } from './hostingChecks';

export interface Nginx extends Host {
  stop: () => Promise<void>;
}

/**
 * Runs nginx with the hosting configuration on its own socket, as the current user.
 *
 * @throws Error with nginx's error log when it doesn't start
 */
export async function startNginx(binary: string, values: Readonly<Record<string, string>>): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const file = (name: string): string => path.join(folder, name);
  const template = readFileSync('docs/hosting/nginx.conf', 'utf8').replaceAll('/tmp/', `${folder}/`);
  writeFileSync(file('nginx.conf'), fillTemplate(template, { ...values, LISTEN: `unix:${file('socket')}` }));

  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const nginx = spawn(binary, ['-p', folder, '-c', file('nginx.conf'), '-g', `daemon off; ${user}`], {
    stdio: ['ignore', openSync(file('access.log'), 'w'), openSync(file('error.log'), 'w')],
  });
  const ended = new Promise((resolve) => nginx.once('exit', resolve));

  const get = getFrom({ socketPath: file('socket') });
  while (!(await get('/healthz').catch(() => undefined))) {
    if (nginx.exitCode !== null) throw new Error(readFileSync(file('error.log'), 'utf8'));
    await wait(20);
  }
  return {
    get,
    log: () => readFileSync(file('access.log'), 'utf8'),
    async stop() {
      nginx.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
