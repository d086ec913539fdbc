import type { DataRouter } from 'react-router-dom';
import { channel } from 'redux-saga';
import { createApi } from '@/app/createApi';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { type Failure, isUnanswered } from '@/lib/failure';
import { isMissingCode } from '@/lib/missingCode';
import { referenceOf } from '@/lib/reference';
import type { Place } from '@/telemetry/telemetryNames';
import { attention } from '@/browser/attention';
import type { Identity } from '@/identity/auth';
import type { BrowserWindows } from '@/browser/browserWindows';
import { createConnection } from '@/browser/connection';
import { createCredentialVault } from '@/features/request/protocol/credentialVault';
import { createLastingMemory, createSessionMemory } from '@/browser/memory';
import { createOrderNews } from '@/features/request/protocol/orderNews';
import { page } from '@/browser/page';
import type { Telemetry } from '@/telemetry/telemetry';
import type { SagaDeps, UnreadItems } from '@/sagaDeps';
import { createServerClock } from '@/browser/serverClock';
import { afterPress } from '@/ui/press';
import type { LoadArea } from './loadArea';

/** The app's external dependencies. main.ts passes the browser's; tests pass test doubles. */
export interface EnvironmentSetup {
  config: RuntimeConfig;
  createIdentity: (onError: (error: unknown) => void) => Identity;
  /** `firstScreen` resolves with the router, whose routes to track, when the first screen is ready (see SagaDeps). */
  createTelemetry: (firstScreen: Promise<DataRouter>) => Telemetry;
  browser: BrowserWindows;
  idle: () => Promise<void>;
  loadArea: LoadArea;
}

/** The parts of the app that don't render; they exist before React's code runs. */
export type Environment = ReturnType<typeof createEnvironment>;

export function createEnvironment({ createIdentity, createTelemetry, idle, ...given }: EnvironmentSetup) {
  let resolveFirstScreen: (router: DataRouter) => void = () => undefined;
  const firstScreen = new Promise<DataRouter>((resolve) => (resolveFirstScreen = resolve));
  let resolveFirstFrame: () => void = () => undefined;
  const firstFrame = new Promise<void>((resolve) => (resolveFirstFrame = resolve));
  const telemetry = createTelemetry(firstScreen);
  const failures = channel<Failure>();
  const loggedErrors = channel<string>();
  const unreadItems = channel<UnreadItems>();
  const report = (error: unknown, where: Place, reference = referenceOf(error)): string => {
    loggedErrors.put(String(error));
    telemetry.exception(error, 'error', { where, reference });
    // One cause raises one alert: the browser itself says which script is missing.
    if (where === 'identity') telemetry.event('renewal-failed');
    else if (!isMissingCode(error)) telemetry.event('unexpected-error', { where, reference });
    return reference;
  };
  const isLeaving = page.watchLeaving();
  const identity = createIdentity((error) => {
    if (!isLeaving()) report(error, 'identity');
  });
  const serverClock = createServerClock();
  const connection = createConnection();
  const { api, noCalls, startEarly, endEarly } = createApi(given.config, {
    accessToken: identity.auth.accessToken,
    released: () => new Promise(afterPress),
    onFailure(failure) {
      if (isUnanswered(failure)) {
        // The browser canceled the call because the user left the page.
        if (isLeaving()) return;
        connection.unanswered();
      }
      failures.put(failure);
    },
    onAnswer(date, sentAt) {
      connection.answered(sentAt);
      serverClock.note(date);
    },
    onTimed: telemetry.call,
    onBug: (error, endpoint) => report(error, `api.${endpoint}`),
    onUnread: (call, path, { dropped: count, fields }) => unreadItems.put({ call, path, count, fields }),
  });
  const deps: Omit<SagaDeps, 'navigator' | 'notify' | 'announce'> = {
    ...given,
    api,
    auth: identity.auth,
    page,
    connection,
    attention,
    vault: createCredentialVault(),
    memory: createSessionMemory(),
    lasting: createLastingMemory(),
    locks: () => (navigator as Partial<Pick<Navigator, 'locks'>>).locks,
    orderNews: createOrderNews(),
    serverClock,
    telemetry,
    firstFrame,
    firstScreen: firstScreen.then(() => undefined),
    noCalls,
    failures,
    loggedErrors,
    unreadItems,
    report,
    now: Date.now,
  };
  return {
    deps,
    identity,
    startEarly,
    endEarly,
    idle,
    loadArea: given.loadArea,
    resolveFirstFrame,
    resolveFirstScreen,
  };
}
