import { channel } from 'redux-saga';
import { countCalls } from '@/api/callsUnderWay';
import { createApi } from '@/api/createApi';
import { createHeadStart } from '@/api/headStart';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { Failure } from '@/lib/failure';
import type { Report } from '@/lib/saga/guarded';
import type { BrowserWindows } from '@/services/browserWindows';
import { createCredentialVault } from '@/services/credentialVault';
import type { Identity } from '@/services/identity';
import { createOrderNews } from '@/services/orderNews';
import type { SagaDeps } from '@/services/sagaDeps';
import { createSessionMemory } from '@/services/sessionMemory';
import type { Telemetry } from '@/services/telemetry';
import { loadArea } from './loadArea';

/** The world outside, which main.ts takes from the browser and tests imitate. */
export interface WorldSetup {
  config: RuntimeConfig;
  createIdentity: (onError: (error: unknown) => void) => Identity;
  /** `firstScreen`: see SagaDeps. */
  createTelemetry: (firstScreen: Promise<void>) => Telemetry;
  browser: BrowserWindows;
  /** Settled when the browser has nothing to do. */
  rest: () => Promise<void>;
}

/** Everything of the app that is not on the screen: it is there before React is. */
export type World = ReturnType<typeof createWorld>;

export function createWorld({ config, createIdentity, createTelemetry, browser, rest }: WorldSetup) {
  let tellFirstScreen: () => void = () => undefined;
  const firstScreen = new Promise<void>((resolve) => (tellFirstScreen = resolve));
  const telemetry = createTelemetry(firstScreen);
  const failures = channel<Failure>();
  const loggedErrors = channel<string>();
  const report: Report = (error, where, reference = '') => {
    loggedErrors.put(String(error));
    telemetry.exception(error, 'error');
    telemetry.event('unexpected-error', { where, reference });
  };
  const identity = createIdentity((error) => {
    report(error, 'identity');
    telemetry.event('renewal-failed');
  });
  const calls = countCalls(
    createApi(config, {
      accessToken: identity.auth.accessToken,
      onFailure: (failure) => failures.put(failure),
      onBug: (error, endpoint) => report(error, `api.${endpoint}`),
      onDropped: (call, count) => telemetry.event('items-dropped', { call, count: String(count) }),
    }),
  );
  const headStart = createHeadStart(calls.api);
  const deps: Omit<SagaDeps, 'navigator'> = {
    config,
    api: headStart.api,
    auth: identity.auth,
    browser,
    vault: createCredentialVault(),
    memory: createSessionMemory(),
    orderNews: createOrderNews(),
    telemetry,
    loadArea,
    firstScreen,
    noCalls: calls.none,
    failures,
    loggedErrors,
    report,
    now: Date.now,
  };
  return { deps, identity, calls, headStart, rest, tellFirstScreen };
}
