import { ReactPlugin } from '@microsoft/applicationinsights-react-js';
import { ApplicationInsights, SeverityLevel } from '@microsoft/applicationinsights-web';
import type { DataRouter } from 'react-router-dom';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { hashOf } from '@/lib/hash';
import { watchScripts } from './ownScripts';
import { createSummary } from './summary';
import type { Moment, Sender, Severity, Telemetry } from './telemetry';
import { allowEnvelope } from './telemetryFilter';
import { watchIdle } from './watchIdle';
import { type RouteHistory, watchScreens } from './watchScreens';
import { watchVitals } from './watchVitals';

const LEVEL: Record<Severity, SeverityLevel> = {
  warning: SeverityLevel.Warning,
  error: SeverityLevel.Error,
  critical: SeverityLevel.Critical,
};

/**
 * Its React plugin tracks the routes. It sets no cookies, stores nothing and loads no configuration of its own. The app
 * passes on uncaught errors itself, each with its reference.
 */
export function startAppInsights(
  { INSTRUMENTATION_KEY, CONNECTION_STRING, ENDPOINT_URL }: RuntimeConfig['TELEMETRY_CONFIG'],
  history: RouteHistory,
): Telemetry & Sender {
  const react = new ReactPlugin();
  const insights = new ApplicationInsights({
    config: {
      ...(CONNECTION_STRING === ''
        ? { instrumentationKey: INSTRUMENTATION_KEY }
        : { connectionString: CONNECTION_STRING }),
      ...(ENDPOINT_URL === '' ? {} : { endpointUrl: ENDPOINT_URL }),
      extensions: [react],
      disableExceptionTracking: true,
      disableCookiesUsage: true,
      enableSessionStorageBuffer: false,
      disableFetchTracking: true,
      disableAjaxTracking: true,
      // Browsers report a page that listens to `unload`; `pagehide` is enough.
      disablePageUnloadEvents: ['unload', 'beforeunload'],
      maxBatchInterval: 15_000,
      maxBatchSizeInBytes: 102_400,
      sessionRenewalMs: 30 * 60_000,
      sessionExpirationMs: 24 * 60 * 60_000,
      extensionConfig: { AppInsightsCfgSyncPlugin: { cfgUrl: '' }, [react.identifier]: { history } },
    },
  });
  watchScripts();
  const startedAt = new Date();
  /** Of a call that waited for this code. */
  let early: Moment | undefined;
  insights.addTelemetryInitializer((item) => allowEnvelope(item, early));
  const summary = createSummary(insights, () => early?.hidden);
  // Before the SDK listens for the end of the page, when it sends what it has.
  watchVitals((name, average) => insights.trackMetric({ name, average }));
  watchScreens(history, (milliseconds) => summary.metric('first-row', milliseconds));
  watchIdle(() => insights.trackEvent({ name: 'never-idle' }));
  insights.loadAppInsights();
  /** The user whom telemetry names by a hash, once that is known. */
  let named: string | null = null;

  return {
    setUser: (id) => {
      named = id;
      // Without a hash, telemetry does not distinguish users.
      void hashOf(id).then((hash) => {
        if (named === id && hash !== '') insights.setAuthenticatedUserContext(hash.slice(0, 24));
      });
    },
    clearUser: () => {
      named = null;
      insights.clearAuthenticatedUserContext();
    },
    pageView: (name, uri) => insights.trackPageView({ name, uri }),
    event: (name, { where, script, ...properties }: { where?: string; script?: string; reference?: string } = {}) => {
      // Of a repeated error, the count is sent.
      if (name === 'unexpected-error' && !summary.isSent(properties.reference)) return;
      insights.trackEvent({ name }, { ...properties, ...partOf(where), ...scriptIn(script) });
    },
    metric: summary.metric,
    call: summary.call,
    exception: (error, severity, found) => {
      if (!summary.noteError(found?.reference)) return;
      insights.trackException({
        // The stack of a new error would name this file.
        exception: error instanceof Error ? error : Object.assign(new Error(`thrown: ${typeof error}`), { stack: '' }),
        severityLevel: LEVEL[severity],
        properties: { code: codeOf(error), ...found, ...partOf(found?.where) },
      });
    },
    trace: (message) => insights.trackTrace({ message }),
    at: (moment, send) => {
      early = moment.time < startedAt ? moment : undefined;
      try {
        send();
      } finally {
        // The SDK's own envelopes are of now.
        early = undefined;
      }
    },
  };
}

/**
 * Only a change of the path counts as a new screen, not a filter in the query.
 * @param first the path of the first screen, which the user may have left before this code loaded
 */
export const routeHistory = (firstScreen: Promise<DataRouter>, first = window.location.pathname): RouteHistory => ({
  location: { pathname: first },
  listen(listener) {
    let pathname = first;
    let stop: (() => void) | null = () => undefined;
    void firstScreen.then((router) => {
      let startedAt: number | undefined;
      const look = ({ navigation, location }: DataRouter['state'], now?: number): void => {
        startedAt ??= now;
        if (navigation.state !== 'idle') return;
        const began = startedAt;
        startedAt = undefined;
        if (location.pathname === pathname) return;
        pathname = location.pathname;
        listener({ location: { pathname }, startedAt: began });
      };
      if (stop === null) return;
      look(router.state, router.state.navigation.state === 'idle' ? undefined : performance.now());
      stop = router.subscribe((state) => look(state, performance.now()));
    });
    return () => {
      stop?.();
      stop = null;
    };
  },
});

/** The name of a script that failed to load, from the browser's message. Safari's has none. */
const scriptIn = (message = '') => ({ script: /\/assets\/([\w-]+\.\w+)/.exec(message)?.[1] ?? '' });

/** Only the first part names a part of the app. */
const partOf = (where: string | undefined) => where !== undefined && { where: where.split('.')[0] };

/** @empty '' for an error without a code */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const { code, errorCode } = error as { code?: unknown; errorCode?: unknown };
  return [code, errorCode].find((each) => typeof each === 'string') ?? '';
}
