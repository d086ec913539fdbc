import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CLOCK_DRIFT, SESSION_CLOSED_OUTSIDE } from '@/config/messages';
import { readRuntimeConfig } from '@/config/runtimeConfig';
import { DEPLOYMENT_ERROR } from '@/config/startMessages';
import * as appTexts from '@/config/texts/appTexts';
import * as orderTexts from '@/config/texts/orderTexts';
import { deploymentOf, type DeployedConfig } from '@tools/hosting/headers';
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

/** What the user reads when something about the sign-in is wrong. */
const MESSAGES = [
  ...[appTexts.signInUnreachable, appTexts.signInFailedHeading, appTexts.signInAnswerUnusable],
  ...[appTexts.userMenuFailed, appTexts.otherPersonSignedIn, appTexts.networkForbidden('')],
  ...[SESSION_CLOSED_OUTSIDE, CLOCK_DRIFT, DEPLOYMENT_ERROR],
  ...[appTexts.notLoaded.forgery('the order'), orderTexts.refusedForgery],
];

it.each(MESSAGES)('the table of what to look at has "%s"', (message) => {
  const index = readFileSync(`${FOLDER}/README.md`, 'utf8');
  const quoted = [...index.slice(index.indexOf('| seen')).matchAll(/"(?:… )?([^"…]+)(?: …)?"/g)].map(([, part = '']) =>
    part.trim(),
  );
  expect(quoted.filter((part) => message.includes(part))).not.toEqual([]);
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
