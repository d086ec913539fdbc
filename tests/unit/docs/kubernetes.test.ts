import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const FOLDER = 'tools/hosting/kubernetes';
const read = (file: string): string => readFileSync(file, 'utf8');
const DOCKERFILE = read('tools/hosting/Dockerfile');
const inImage = (name: string): string | undefined => new RegExp(`\\b${name}="?([^"\\s]+)"?`).exec(DOCKERFILE)?.[1];

interface Probe {
  httpGet: { path: string; port: string };
}

interface Deployment {
  spec: {
    template: {
      spec: {
        securityContext: object;
        containers: {
          ports: { name: string; containerPort: number }[];
          securityContext: object;
          startupProbe: Probe;
          livenessProbe: Probe;
          readinessProbe: Probe;
          volumeMounts: { mountPath: string; readOnly?: boolean }[];
        }[];
      };
    };
  };
}

interface Overlay {
  configMapGenerator: { name: string; literals?: string[]; files?: string[] }[];
}

const { spec } = (parse(read(`${FOLDER}/base/deployment.yaml`)) as Deployment).spec.template;
const [container] = spec.containers;
const overlay = parse(read(`${FOLDER}/example/kustomization.yaml`)) as Overlay;
const config = JSON.parse(read(`${FOLDER}/example/config.json`)) as Record<string, Record<string, string>>;

it('runs the image as it is built: its port, its folder, a read-only file system', () => {
  expect(container?.ports).toEqual([{ name: 'http', containerPort: Number(inImage('LISTEN')) }]);
  expect(spec.securityContext).toMatchObject({ runAsNonRoot: true });
  expect(container?.securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
  expect(container?.volumeMounts.map(({ mountPath }) => mountPath)).toEqual([
    inImage('NGINX_ENVSUBST_OUTPUT_DIR'),
    `${inImage('WEB_ROOT')}/config.json`,
  ]);
});

it('probes what nginx answers, and sends requests only to a container with a configuration', () => {
  const paths = [container?.startupProbe, container?.livenessProbe].map((probe) => probe?.httpGet.path);
  expect(new Set(paths)).toEqual(new Set(['/healthz']));
  expect(read('tools/hosting/nginx.conf')).toContain('location = /healthz {');
  expect(container?.readinessProbe.httpGet.path).toBe('/config.json');
});

it('has an example whose policy allows the origins of its configuration, and no others', () => {
  const { $schema: _, ...example } = JSON.parse(read('docs/config.example.json')) as typeof config;
  const { $schema: __, ...ours } = config;
  expect(ours).toEqual(example);
  const literals = overlay.configMapGenerator.flatMap(({ literals: texts = [] }) => texts);
  const origin = (address: string | undefined): string => new URL(address ?? '').origin;
  const ingestion = /IngestionEndpoint=([^;]+)/.exec(config['TELEMETRY_CONFIG']?.['CONNECTION_STRING'] ?? '')?.[1];
  expect(literals).toEqual([
    `API_ORIGIN=${origin(config['API_CONFIG']?.['BASE_URL'])}`,
    `IDENTITY_ORIGIN=${origin(config['OKTA_CONFIG']?.['ISSUER'])}`,
    `TELEMETRY_ORIGIN=${origin(ingestion)}`,
  ]);
  const filter = inImage('NGINX_ENVSUBST_FILTER') ?? '';
  for (const name of literals.map((literal) => literal.split('=')[0] ?? '')) expect(filter).toContain(name);
});
