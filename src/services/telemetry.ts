export type Severity = 'warning' | 'error' | 'critical';

/** The events of the app. What each may contain is listed in telemetryFilter.ts; all else is dropped. */
export type EventName =
  | 'signed-in'
  | 'renewal-failed'
  | 'user-lookup-failed'
  | 'wording-missing'
  | 'address-refused'
  | 'call-failed'
  | 'items-dropped'
  | 'unexpected-error'
  | 'frame-message-refused'
  | `order-${'confirmed' | 'declined' | 'sent' | 'answered' | 'resolved'}`;

export type EventField =
  | 'attempt'
  | 'call'
  | 'concerns'
  | 'count'
  | 'kind'
  | 'mode'
  | 'outcome'
  | 'reference'
  | 'status'
  | 'trackingNumber'
  | 'what'
  | 'where';

export type MetricName = 'time-to-usable-screen' | 'order-round-trip' | 'poll-duration';

/** The monitoring service (specification §7, last paragraph). */
export interface Telemetry {
  setUser: (userId: string) => void;
  clearUser: () => void;
  pageView: (name: string, uri: string) => void;
  event: (name: EventName, properties?: Readonly<Partial<Record<EventField, string>>>) => void;
  metric: (name: MetricName, average: number) => void;
  exception: (error: unknown, severity: Severity) => void;
  trace: (message: string) => void;
}

/**
 * Sends nothing, for example when the monitoring code fails to load.
 *
 * @source Specification §7: "An analytics wrapper reports to a monitoring service"
 * @source Specification §7: "It offers: set and clear user id", "page view (name, uri)", "event, metric (name"
 */
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
