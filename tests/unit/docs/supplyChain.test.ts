import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
}

interface LockedPackage {
  version: string;
  integrity?: string;
  resolved?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const { dependencies, devDependencies, allowScripts } = readJson('package.json') as Manifest;
const { '': _project, ...packages } = (readJson('package-lock.json') as { packages: Record<string, LockedPackage> })
  .packages;
const locked = Object.entries(packages);
const shipped = locked.filter(([, { dev, devOptional, optional }]) => !dev && !devOptional && !optional);

/** Licenses that require only their own text and a notice. */
const LICENSES = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** The oldest version without a known vulnerability that matters here. */
const FLOORS: Record<string, string> = {
  '@okta/okta-auth-js': '8.0.0',
  axios: '1.18.0',
  'react-router': '7.18.2',
};

describe('dependencies in package.json', () => {
  it.each(Object.entries({ ...dependencies, ...devDependencies }))('%s in one exact version', (_, version) => {
    expect(version).toMatch(/^(npm:[@\w./-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/);
  });
});

describe('dependencies in package-lock.json', () => {
  it('have a strong digest, whatever their source', () => {
    expect(locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  });

  it('name no registry, so that each machine uses its own (npm install --omit-lockfile-registry-resolved)', () => {
    expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  it('run no install scripts but those that package.json refuses', () => {
    const withScripts = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
    expect(withScripts.filter((name) => allowScripts[name] !== false)).toEqual([]);
    expect(readFileSync('tools/hosting/Dockerfile', 'utf8')).toContain('RUN npm ci --ignore-scripts');
  });

  it('builds the image only on base images with a digest', () => {
    const bases = readFileSync('tools/hosting/Dockerfile', 'utf8').match(/^FROM .*$/gm);
    expect(bases).toHaveLength(2);
    // A digest without a default is a build argument: without it, the build fails.
    for (const base of bases ?? [])
      expect(base).toMatch(/^FROM [\w./-]+:[\w.-]+@(sha256:[0-9a-f]{64}|\$\{\w+_DIGEST\})/);
  });

  it.each(Object.entries(FLOORS))('has %s from %s on, and the same one everywhere', (name, floor) => {
    const versions = locked.filter(([path]) => nameOf(path) === name).map(([, { version }]) => version);
    expect(versions).toHaveLength(1);
    expect(compareVersions(versions[0] ?? '', floor)).toBeGreaterThanOrEqual(0);
  });
});

describe('shipped packages', () => {
  it('have permissive licenses', () => {
    const licenses = shipped.map(([path]) => {
      const { license } = readJson(`${path}/package.json`) as { license?: string };
      return [nameOf(path), license ?? 'none'];
    });
    expect(licenses.length).toBeGreaterThan(50);
    expect(licenses.filter(([, license = '']) => !LICENSES.includes(license))).toEqual([]);
  });
});

interface Component {
  name: string;
  /** 'optional' means that only the tools use it. */
  scope: 'required' | 'optional';
  hashes?: { alg: string }[];
  licenses?: object[];
}

describe('the bill of materials of a release', () => {
  // With --omit dev, npm also omits shipped packages that the tools use. So the tools stay in and are marked as
  // optional.
  it('names every shipped package, with its digest and its license', () => {
    const written = execSync('npm sbom --sbom-format cyclonedx --package-lock-only', {
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 24,
    });
    const { components } = JSON.parse(written.toString()) as { components: Component[] };
    const names = new Set(components.map(({ name }) => name));
    expect(shipped.map(([path]) => nameOf(path)).filter((name) => !names.has(name))).toEqual([]);
    expect(components.filter(({ hashes }) => hashes?.some(({ alg }) => alg === 'SHA-512') !== true)).toEqual([]);
    const required = components.filter(({ scope }) => scope === 'required');
    expect(required.filter(({ licenses = [] }) => licenses.length === 0)).toEqual([]);
  });
});

const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '');

function compareVersions(left: string, right: string): number {
  return left.localeCompare(right, 'en', { numeric: true });
}
