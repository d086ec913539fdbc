import { ReactPlugin } from '@microsoft/applicationinsights-react-js';
import { ApplicationInsights, SeverityLevel } from '@microsoft/applicationinsights-web';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { scrubEnvelope } from './scrub';
import type { Severity, Telemetry } from './telemetry';

const LEVEL: Record<Severity, SeverityLevel> = {
  warning: SeverityLevel.Warning,
  error: SeverityLevel.Error,
  critical: SeverityLevel.Critical,
};

/**
 * Starts Application Insights, with route tracking. Everything it sends passes the scrubber; it sets no cookies, keeps no buffers
 * in storage and fetches no configuration of its own.
 *
 * @source Specification §7, last paragraph, and §9 (monitoring defaults)
 */
export function startAppInsights({
  instrumentationKey,
  connectionString,
  endpointUrl,
}: RuntimeConfig['telemetry']): Telemetry {
  const insights = new ApplicationInsights({
    config: {
      ...(connectionString === '' ? { instrumentationKey } : { connectionString }),
      ...(endpointUrl === '' ? {} : { endpointUrl }),
      extensions: [new ReactPlugin()],
      enableAutoRouteTracking: true,
      enableUnhandledPromiseRejectionTracking: true,
      disableCookiesUsage: true,
      enableSessionStorageBuffer: false,
      disableFetchTracking: true,
      disableAjaxTracking: true,
      maxBatchInterval: 15_000,
      maxBatchSizeInBytes: 102_400,
      sessionRenewalMs: 30 * 60_000,
      sessionExpirationMs: 24 * 60 * 60_000,
      extensionConfig: { AppInsightsCfgSyncPlugin: { cfgUrl: '' } },
    },
  });
  insights.addTelemetryInitializer((item) => scrubEnvelope(item));
  insights.loadAppInsights();
  // Route tracking tells of changes only.
  insights.trackPageView();

  return {
    setUser: (userId) => void hashOf(userId).then((hash) => insights.setAuthenticatedUserContext(hash), ignore),
    clearUser: () => insights.clearAuthenticatedUserContext(),
    pageView: (name, uri) => insights.trackPageView({ name, uri }),
    event: (name, properties) => insights.trackEvent({ name }, properties),
    metric: (name, average) => insights.trackMetric({ name, average }),
    exception: (error, severity) =>
      insights.trackException({
        exception: error instanceof Error ? error : new Error(String(error)),
        severityLevel: LEVEL[severity],
      }),
    trace: (message) => insights.trackTrace({ message }),
  };
}

/**
 * People are told apart by this, never by name or e-mail address.
 *
 * @throws on a page without https, which has no means of hashing
 */
async function hashOf(userId: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(userId));
  return [...new Uint8Array(digest).slice(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function ignore(): void {
  // Then nobody is told apart.
}
