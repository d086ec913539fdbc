import type { Channel } from 'redux-saga';
import type { Api } from '@/api/createApi';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { Failure } from '@/lib/failure';
import type { Report } from '@/lib/saga/guarded';
import type { AuthService } from './auth';
import type { BrowserWindows } from './browserWindows';
import type { CredentialVault } from './credentialVault';
import type { SessionMemory } from './sessionMemory';
import type { Telemetry } from './telemetry';

/** Moves to another screen of the app. */
export interface Navigator {
  go: (path: string, options?: { replace?: boolean }) => void;
}

/** What every saga is given: the world outside the store, behind interfaces. */
export interface SagaDeps {
  config: RuntimeConfig;
  api: Api;
  auth: AuthService;
  browser: BrowserWindows;
  vault: CredentialVault;
  memory: SessionMemory;
  telemetry: Telemetry;
  navigator: Navigator;
  /** Failures of any call, for the session to judge. */
  failures: Channel<Failure>;
  /** Errors logged by the browser or by us, for the clock-drift check. */
  loggedErrors: Channel<string>;
  report: Report;
  /** Epoch milliseconds. */
  now: () => number;
}
