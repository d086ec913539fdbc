import type { EventField, EventName, MetricName } from './telemetryNames';

export type Severity = 'warning' | 'error' | 'critical';

export interface Telemetry {
  setUser: (userId: string) => void;
  clearUser: () => void;
  pageView: (name: string, uri: string) => void;
  event: <Name extends EventName>(name: Name, properties?: Readonly<Partial<Record<EventField<Name>, string>>>) => void;
  metric: (name: MetricName, average: number) => void;
  exception: (error: unknown, severity: Severity) => void;
  trace: (message: string) => void;
}

/** Sends nothing, for example when the monitoring code fails to load. */
export const noTelemetry: Telemetry = {
  setUser: ignore,
  clearUser: ignore,
  pageView: ignore,
  event: ignore,
  metric: ignore,
  exception: ignore,
  trace: ignore,
};

export function ignore(): void {
  // Monitoring must never disturb the app.
}
