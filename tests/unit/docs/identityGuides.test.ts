import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRuntimeConfig } from '@/config/runtimeConfig';
import { deploymentOf, type DeployedConfig } from '@docs/hosting/headers';
import { configFile } from '@tests/support/testConfig';

const FOLDER = 'docs/identity';
const guides = readdirSync(FOLDER).filter((name) => name !== 'README.md');

/** Each configuration of a guide, with the origin that the guide gives below it. */
const configurations = guides.flatMap((guide) => {
  const text = readFileSync(`${FOLDER}/${guide}`, 'utf8');
  const found = [...text.matchAll(/```json\n(.+?)```\s+`IDENTITY_ORIGIN`: `([^`]+)`/gs)];
  return found.map(
    ([, json = '', origin = '']) => [guide, JSON.parse(json) as Partial<DeployedConfig>, origin] as const,
  );
});

describe('the guides to identity providers', () => {
  it('are linked, and each has a configuration with an origin for all of it', () => {
    const index = readFileSync(`${FOLDER}/README.md`, 'utf8');
    for (const guide of guides) {
      expect(index).toContain(`(${guide})`);
      const blocks = readFileSync(`${FOLDER}/${guide}`, 'utf8').split('```json').length - 1;
      expect(configurations.filter(([name]) => name === guide)).toHaveLength(blocks);
    }
    expect(configurations).toHaveLength(7);
  });

  it.each(configurations)('%s starts the app, and the policy allows what it names', (_, keys, origin) => {
    const file = configFile(keys);
    expect(readRuntimeConfig(JSON.stringify(file), 'https://aus.lender.example')).toHaveProperty('config');
    expect(deploymentOf(file as unknown as DeployedConfig).identity).toBe(origin);
  });
});
