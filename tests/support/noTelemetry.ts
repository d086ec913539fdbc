import { ignore, type Telemetry } from '@/telemetry/telemetry';

/** Sends nothing. */
export const noTelemetry: Telemetry = {
  setUser: ignore,
  clearUser: ignore,
  pageView: ignore,
  event: ignore,
  metric: ignore,
  call: ignore,
  exception: ignore,
  trace: ignore,
};
