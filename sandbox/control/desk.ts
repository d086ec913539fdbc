import type { Lender } from '@sandbox/backendTypes';
import type { PersonaId } from '@sandbox/personas';
import type { LenderClock } from '@sandbox/lenderClock';
import type { TelemetryLog } from '@sandbox/telemetry/telemetryLog';

/** The actions that a tester can take on the running sandbox. */
export interface Desk {
  lender: Pick<Lender, 'faults' | 'habits' | 'changeHabits'>;
  telemetry: TelemetryLog;
  clock: LenderClock;
  timeScale: number;
  /** Restores the loans and the machine's time, and removes faults and telemetry. Sign-ins stay. */
  reset: () => void;
  /** Another persona signs in with every browser that is signed in; open tabs learn it at their next renewal. */
  changePerson: (id: PersonaId) => void;
  /** Ends every session and invalidates every issued token. */
  expireSessions: () => void;
}
