import { expect, it } from 'vitest';
import { loadRuntimeConfig } from '@/config/runtimeConfig';
import { configFile } from '@tests/support/testConfig';
import { CONFIG_FAULTS } from './manifest/cells';
import { answerOf, type Answer } from './support/answers';

/** Milliseconds after which a missing response counts as failed. */
const MAX_WAIT_MS = 50;

const file = (): Promise<Response> => Promise.resolve(Response.json(configFile()));

/** As src/firstScript.js requests it, with less patience. */
const load = (answer: Answer) =>
  loadRuntimeConfig(
    (async () => {
      const signal = AbortSignal.timeout(MAX_WAIT_MS);
      const response = await answer(new Request(new URL('/config.json', window.location.origin), { signal }), file);
      return { status: response.status, text: await response.text() };
    })(),
  );

it.each(CONFIG_FAULTS)('config.json: %s', async (fault) => {
  const result = await load(answerOf(fault));
  const problems = 'problems' in result ? result.problems : expect.fail('the app would start');
  expect(problems).not.toEqual([]);
  // The message contains keys, but never values.
  expect(problems.join('\n')).not.toMatch(/Zork|seven|idp\.test|lender\.test/);

  expect(await load((_, work) => work())).toHaveProperty('config');
});
