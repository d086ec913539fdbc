import { delay, http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { loadRuntimeConfig } from '@/config/runtimeConfig';
import { configFile } from '@tests/support/testConfig';
import { server } from '@tests/support/server';

const NOT_FETCHED = { problems: ['Error fetching the config file.'] };
const answer = (response: () => Response | Promise<Response>) => server.use(http.get('*/config.json', response));

// @spec APP-20
it('returns the configuration', async () => {
  answer(() => HttpResponse.json(configFile()));
  expect(await loadRuntimeConfig()).toHaveProperty('config.supportPhone', '1-800-555-0100');
});

// @spec APP-20
it('bypasses every cache', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  answer(() => HttpResponse.json(configFile()));
  await loadRuntimeConfig();
  expect(fetched).toHaveBeenCalledWith('/config.json', expect.objectContaining({ cache: 'no-store' }));
});

it('takes the answer that the page requested before the app', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  window.configRequest = Promise.resolve({ status: 200, text: JSON.stringify(configFile()) });
  expect(await loadRuntimeConfig()).toHaveProperty('config.supportPhone', '1-800-555-0100');
  window.configRequest = Promise.reject(new TypeError('Failed to fetch'));
  expect(await loadRuntimeConfig()).toEqual(NOT_FETCHED);
  expect(fetched).not.toHaveBeenCalled();
  delete window.configRequest;
});

// @spec APP-21
it.each([404, 403, 500, 204, 201])('status %i is an error', async (status) => {
  answer(() => new HttpResponse(status === 204 ? null : JSON.stringify(configFile()), { status }));
  expect(await loadRuntimeConfig()).toEqual(NOT_FETCHED);
});

// @spec APP-21
it('a lost connection is an error', async () => {
  answer(() => HttpResponse.error());
  expect(await loadRuntimeConfig()).toEqual(NOT_FETCHED);
});

it('a slow response is an error', async () => {
  answer(async () => {
    await delay(10_000);
    return HttpResponse.json(configFile());
  });
  expect(await loadRuntimeConfig(50)).toEqual(NOT_FETCHED);
});

it('an HTML page with status 200 is an error', async () => {
  answer(() => HttpResponse.html('<!doctype html><title>Welcome</title>'));
  expect(await loadRuntimeConfig()).toEqual({ problems: ['config.json: must be JSON'] });
});

it('a redirect address on another origin is refused', async () => {
  const { OKTA_CONFIG } = configFile();
  answer(() =>
    HttpResponse.json(
      configFile({ OKTA_CONFIG: { ...(OKTA_CONFIG as object), REDIRECT_URI: 'https://other.test/implicit/callback' } }),
    ),
  );
  expect(await loadRuntimeConfig()).toEqual({
    problems: ["OKTA_CONFIG.REDIRECT_URI: must be on this app's own origin, http://localhost:3000"],
  });
});
