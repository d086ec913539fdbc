import type { RuntimeConfig } from '@/config/runtimeConfig';

export type Severity = 'warning' | 'error' | 'critical';

/** What the monitoring service is told (specification §7, last paragraph). */
export interface Telemetry {
  setUser: (userId: string) => void;
  clearUser: () => void;
  pageView: (name: string, uri: string) => void;
  event: (name: string, properties?: Readonly<Record<string, string>>) => void;
  metric: (name: string, average: number) => void;
  exception: (error: unknown, severity: Severity) => void;
  trace: (message: string) => void;
}

/** Without a key in the configuration nothing is told to anyone. */
export const noTelemetry: Telemetry = {
  setUser: ignore,
  clearUser: ignore,
  pageView: ignore,
  event: ignore,
  metric: ignore,
  exception: ignore,
  trace: ignore,
};

/** Application Insights, fetched when the first screen stands, if it has a key. Until then it keeps what it is told. */
export function createTelemetry(config: RuntimeConfig['telemetry'], firstScreen: Promise<void>): Telemetry {
  if (config.instrumentationKey === '' && config.connectionString === '') return noTelemetry;
  const loaded = firstScreen.then(() => import('./appInsights'));
  return deferredTelemetry(loaded.then(({ startAppInsights }) => startAppInsights(config)));
}

/** Keeps what it is told until the real one has been loaded, then passes it all on; one that cannot be loaded is told nothing. */
export function deferredTelemetry(loading: Promise<Telemetry>): Telemetry {
  const loaded = loading.catch(() => noTelemetry);
  const later =
    <Args extends unknown[]>(pick: (telemetry: Telemetry) => (...args: Args) => void) =>
    (...args: Args): void => {
      void loaded.then((telemetry) => pick(telemetry)(...args)).catch(ignore);
    };
  return {
    setUser: later((telemetry) => telemetry.setUser),
    clearUser: later((telemetry) => telemetry.clearUser),
    pageView: later((telemetry) => telemetry.pageView),
    event: later((telemetry) => telemetry.event),
    metric: later((telemetry) => telemetry.metric),
    exception: later((telemetry) => telemetry.exception),
    trace: later((telemetry) => telemetry.trace),
  };
}

function ignore(): void {
  // Monitoring must never be what disturbs the app.
}
