import type { FaultBoard } from '@sandbox/faults';
import type { LenderClock } from '@sandbox/lenderClock';
import type { TelemetryLog } from '@sandbox/telemetry/telemetryLog';

/** Everything a tester can do to the running sandbox. */
export interface Desk {
  faults: FaultBoard;
  telemetry: TelemetryLog;
  clock: LenderClock;
  timeScale: number;
  /** Loans as at start, the machine's time, no faults, no telemetry. Sign-ins stay. */
  reset: () => void;
  /** Ends every session and makes every issued token invalid. */
  expireSessions: () => void;
}
