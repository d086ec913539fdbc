import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CLOCK_DRIFT, SESSION_CLOSED_OUTSIDE } from '@/config/messages';
import { readRuntimeConfig } from '@/config/runtimeConfig';
import { DEPLOYMENT_ERROR } from '@/config/startMessages';
import * as appTexts from '@/config/texts/appTexts';
import * as laterTexts from '@/config/texts/laterTexts';
import * as orderTexts from '@/features/request/orderTexts';
import { deploymentOf, type DeployedConfig } from '@tools/hosting/headers';
import { configFile } from '@tests/support/testConfig';

const [index = '', ...sections] = readFileSync('docs/adoption/identity.md', 'utf8').split(/^## /m);
const guides = sections.filter((section) => section.includes('```json'));

/** Each configuration of a guide, with the origin that the guide gives below it. */
const configurations = guides.flatMap((guide) => {
  const [name = ''] = guide.split('\n');
  const found = [...guide.matchAll(/```json\n(.+?)```\s+`IDENTITY_ORIGIN`: `([^`]+)`/gs)];
  return found.map(
    ([, json = '', origin = '']) => [name, JSON.parse(json) as Partial<DeployedConfig>, origin] as const,
  );
});

/** What the user reads when something about the sign-in is wrong. */
const MESSAGES = [
  ...[appTexts.signInUnreachable, laterTexts.signInFailedHeading, laterTexts.signInAnswerUnusable],
  ...[appTexts.userMenuFailed, appTexts.otherPersonSignedIn, appTexts.networkForbidden('')],
  ...[SESSION_CLOSED_OUTSIDE, CLOCK_DRIFT, DEPLOYMENT_ERROR],
  ...[appTexts.notLoaded.forgery('the order'), orderTexts.refusedForgery],
];

it.each(MESSAGES)('the list of what to look at has "%s"', (message) => {
  const list = (sections.at(-1) ?? '').replaceAll(/\s+/g, ' ');
  const quoted = [...list.matchAll(/"(?:… )?([^"…]+)(?: …)?"/g)].map(([, part = '']) => part.trim());
  expect(quoted.filter((part) => message.includes(part))).not.toEqual([]);
});

describe('the guides to identity providers', () => {
  it('are linked, and each has a configuration with an origin for all of it', () => {
    for (const guide of guides) {
      const [name = ''] = guide.split('\n');
      expect(index).toContain(`[${name}](#`);
      expect(configurations.filter(([other]) => other === name)).toHaveLength(guide.split('```json').length - 1);
    }
    expect(configurations).toHaveLength(7);
  });

  it.each(configurations)('%s starts the app, and the policy allows what it names', (_, keys, origin) => {
    const file = configFile(keys);
    expect(readRuntimeConfig(JSON.stringify(file), 'https://aus.lender.example')).toHaveProperty('config');
    expect(deploymentOf(file as unknown as DeployedConfig).identity).toBe(origin);
  });
});
