import { expect, it } from 'vitest';
import { loadRuntimeConfig } from '@/config/runtimeConfig';
import { configFile } from '@tests/support/testConfig';

const NOT_FETCHED = { problems: ['Error fetching the config file.'] };
const load = (text: string, status = 200) => loadRuntimeConfig(Promise.resolve({ status, text }));

// @spec APP-20
it('returns the configuration', async () => {
  expect(await load(JSON.stringify(configFile()))).toHaveProperty('config.SUPPORT_PHONE', '1-800-555-0100');
});

// @spec APP-21
it.each([404, 403, 500, 204, 201])('status %i is an error', async (status) => {
  expect(await load(JSON.stringify(configFile()), status)).toEqual(NOT_FETCHED);
});

// @spec APP-21
it('a lost connection is an error', async () => {
  expect(await loadRuntimeConfig(Promise.reject(new TypeError('Failed to fetch')))).toEqual(NOT_FETCHED);
});

it('an HTML page with status 200 is an error', async () => {
  expect(await load('<!doctype html><title>Welcome</title>')).toEqual({ problems: ['config.json: must be JSON'] });
});

it('a redirect address on another origin is refused', async () => {
  const { OKTA_CONFIG } = configFile();
  const REDIRECT_URI = 'https://other.test/implicit/callback';
  expect(await load(JSON.stringify(configFile({ OKTA_CONFIG: { ...(OKTA_CONFIG as object), REDIRECT_URI } })))).toEqual(
    {
      problems: ["OKTA_CONFIG.REDIRECT_URI: must be on this app's own origin, http://localhost:3000"],
    },
  );
});
