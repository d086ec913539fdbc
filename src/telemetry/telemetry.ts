import type { EventField, EventName, MetricName, Place } from './telemetryNames';

export type Severity = 'warning' | 'error' | 'critical';

/** When the app called. Until the SDK has loaded, calls wait, and the user may open another screen. */
export interface Moment {
  pathname: string;
  time: Date;
  /** At any time before. */
  hidden: boolean;
}

export interface Telemetry {
  setUser: (userId: string) => void;
  clearUser: () => void;
  pageView: (name: string, uri: string) => void;
  event: <Name extends EventName>(name: Name, properties?: Readonly<Partial<Record<EventField<Name>, string>>>) => void;
  metric: (name: MetricName, average: number) => void;
  /** An answered or failed call, of which only the sums of a minute are sent. */
  call: (name: string, milliseconds: number, isFailed: boolean) => void;
  /** `found` says where, and under which code the user saw it. */
  exception: (error: unknown, severity: Severity, found?: { where: Place; reference: string }) => void;
  trace: (message: string) => void;
}

/** What really sends, or logs. Without a method, what the app passes to it is dropped. */
export interface Sender extends Partial<Telemetry> {
  /** Sends what `send` calls as of that moment. */
  at: (moment: Moment, send: () => void) => void;
}

export function ignore(): void {
  // Monitoring must never disturb the app.
}
