import { expect, it, vi } from 'vitest';
import { loadRuntimeConfig } from '@/config/runtimeConfig';
import { configFile } from '@tests/support/testConfig';
import { CONFIG_FAULTS } from './manifest/cells';
import { answerOf, type Answer } from './support/answers';

/** Milliseconds after which a missing response counts as failed. */
const MAX_WAIT_MS = 50;

const file = (): Promise<Response> => Promise.resolve(Response.json(configFile()));

const answering = (answer: Answer) =>
  vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
    const request = new Request(new URL(path, window.location.origin), { signal: signal ?? null });
    return answer(request, file);
  });

it.each(CONFIG_FAULTS)('config.json: %s', async (fault) => {
  answering(answerOf(fault));
  const result = await loadRuntimeConfig(fault === 'silent' ? MAX_WAIT_MS : undefined);
  const problems = 'problems' in result ? result.problems : expect.fail('the app would start');
  expect(problems).not.toEqual([]);
  // The message contains keys, but never values.
  expect(problems.join('\n')).not.toMatch(/Zork|seven|idp\.test|lender\.test/);

  answering((_, work) => work());
  expect(await loadRuntimeConfig()).toHaveProperty('config');
  vi.unstubAllGlobals();
});
