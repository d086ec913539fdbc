import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { proveHosting, VARIABLES } from '@tests/e2e/security/hostingChecks';
import { HARDENING, removeContainers, startContainer, type Container } from './container';
import { runEngine } from './engine';

interface Manifest {
  spec: {
    template: {
      spec: {
        securityContext: { runAsUser: number; runAsGroup: number };
        containers: { securityContext: { readOnlyRootFilesystem: boolean; capabilities: { drop: string[] } } }[];
        volumes: { name: string; emptyDir?: { sizeLimit: string } }[];
      };
    };
  };
}

const CONFIG = path.resolve('docs/config.example.json');

const read = (file: string): string => readFileSync(file, 'utf8');

// The global setup sets it as soon as the image is built.
const { IMAGE_ENGINE: found } = process.env;

if (found === undefined) {
  test.skip('the image: no container engine answers, or the base images are missing', () => {
    // Only a machine with an engine and the base images can run this.
  });
} else {
  test.describe('the image', () => proveWith(found));
}

function proveWith(engine: string): void {
  let container: Container;
  let folder: string;

  test.beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'image-'));
    container = await startContainer(engine, { variables: VARIABLES, config: CONFIG });
    const name = container.tell('inspect', '--format', '{{.Name}}').replace(/^\//, '');
    runEngine(engine, 'cp', `${name}:/usr/share/nginx/html/.`, folder);
  });
  test.afterAll(() => {
    removeContainers();
    rmSync(folder, { recursive: true });
  });

  proveHosting(
    () => container,
    () => folder,
  );

  test('serves the configuration that it was given, also compressed', async () => {
    expect((await container.get('/config.json')).body.toString()).toBe(read(CONFIG));
    const { body } = await container.get('/config.json', { headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(body).toString()).toBe(read(CONFIG));
  });

  test('has no configuration of its own', async () => {
    const other = await startContainer(engine, { variables: VARIABLES });
    const answers = ['identity', 'gzip'].map((coding) =>
      other.get('/config.json', { headers: { 'accept-encoding': coding } }),
    );
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).toEqual([404, 404]);
  });

  test('is healthy while nginx answers, and only then', () => {
    const [kind, command = ''] = JSON.parse(
      container.tell('inspect', '--format', '{{json .Config.Healthcheck.Test}}'),
    ) as string[];
    expect(kind).toBe('CMD-SHELL');
    expect(container.exec('sh', '-c', command).printed).toBe('ok');
    expect(container.exec('sh', '-c', `LISTEN=1; ${command}`).hasSucceeded).toBe(false);
  });

  test('runs as the documentation says: not as root, without rights, on a read-only file system', () => {
    expect(read('docs/adoption/hosting.md')).toContain(`docker run ${HARDENING} `);
    const status = container.exec('cat', '/proc/1/status').output;
    expect(status).toMatch(/^Name:\s+nginx$/m);
    expect(status).toMatch(/^Uid:(\s+101){4}$/m);
    expect(status).toMatch(/^CapBnd:\s+0+$/m);
    expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
    expect(container.exec('touch', '/usr/share/nginx/html/more.js').printed).toContain('Read-only file system');
  });

  test('starts as the Kustomize base starts it', async () => {
    const other = await startContainer(engine, { variables: VARIABLES, config: CONFIG, options: kubernetesOptions() });
    const { status } = await other.get('/config.json');
    expect(status).toBe(200);
  });

  for (const name of ['API_ORIGIN', 'IDENTITY_ORIGIN'] as const) {
    const { [name]: _, ...others } = VARIABLES;

    test(`does not start without ${name}`, async () => {
      const refused = startContainer(engine, { variables: others });
      await expect(refused).rejects.toThrow(`unknown "${name.toLowerCase()}" variable`);
    });

    test(`does not start with an empty ${name}`, async () => {
      const refused = startContainer(engine, { variables: { ...others, [name]: '' } });
      await expect(refused).rejects.toThrow('conflicting parameter');
    });
  }

  for (const [how, command] of [
    ['SIGTERM', ['kill', '--signal', 'TERM']],
    // It kills what doesn't end in time, and then the exit code is not 0.
    ["the engine's stop", ['stop']],
  ] as const) {
    test(`ends on ${how}`, async () => {
      const other = await startContainer(engine, { variables: VARIABLES });
      other.tell(...command);
      await expect
        .poll(() => other.tell('inspect', '--format', '{{.State.Running}} {{.State.ExitCode}}'))
        .toBe('false 0');
    });
  }
}

/** The security settings of the Kustomize base, as options of the engine. */
function kubernetesOptions(): string {
  const { spec } = (parse(read('tools/hosting/kubernetes/base/deployment.yaml')) as Manifest).spec.template;
  const { runAsUser, runAsGroup } = spec.securityContext;
  const { readOnlyRootFilesystem, capabilities } = spec.containers[0]?.securityContext ?? {};
  const size = spec.volumes.find(({ name }) => name === 'tmp')?.emptyDir?.sizeLimit.replace('Mi', 'm');
  return [
    `--read-only=${readOnlyRootFilesystem} --cap-drop ${capabilities?.drop.join()} --security-opt no-new-privileges`,
    `--user ${runAsUser}:${runAsGroup} --tmpfs /tmp:size=${size}`,
  ].join(' ');
}
