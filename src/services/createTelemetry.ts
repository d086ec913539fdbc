import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { RouteHistory } from './routeHistory';
import { ignore, noTelemetry, type Telemetry } from './telemetry';

/**
 * Without a key in the configuration, or if Application Insights can't be loaded, errors go to the browser's console, so
 * that a 401 and a 500 are logged.
 *
 * @source Specification §8: "HTTP 401: logged", "a 500 is logged"
 */
const consoleTelemetry: Telemetry = { ...noTelemetry, exception: (error) => globalThis.console.error(error) };

/**
 * Creates the telemetry: with a key, Application Insights, which loads after the first screen. Until then, the data
 * waits in memory.
 */
export function createTelemetry(config: RuntimeConfig['telemetry'], firstScreen: Promise<RouteHistory>): Telemetry {
  if (config.instrumentationKey === '' && config.connectionString === '') return consoleTelemetry;
  const start = async (): Promise<Telemetry> => {
    const routes = await firstScreen;
    const { startAppInsights } = await import('./appInsights');
    return startAppInsights(config, routes);
  };
  return deferredTelemetry(start());
}

/** Keeps data until the real telemetry has loaded, then forwards it. If the load fails, only errors are logged. */
export function deferredTelemetry(loading: Promise<Telemetry>): Telemetry {
  const loaded = loading.catch(() => consoleTelemetry);
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
