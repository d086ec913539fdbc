import type { Channel } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import type { Api } from '@/api/createApi';
import type { Area } from '@/config/paths';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { LoanId } from '@/domain/loan/loan';
import type { Failure } from '@/lib/failure';
import type { Report } from '@/lib/saga/guarded';
import type { AuthService } from './auth';
import type { BrowserWindows } from './browserWindows';
import type { CredentialVault } from './credentialVault';
import type { OrderNews } from './orderNews';
import type { SessionMemory } from './sessionMemory';
import type { Telemetry } from './telemetry';

/** Moves to another screen of the app. */
export interface Navigator {
  go: (path: string, options?: { replace?: boolean }) => void;
}

type LoanSaga = (deps: SagaDeps, loanId: LoanId) => SagaGenerator<void>;

/** What goes on behind a working area. */
export interface AreaSagas {
  /** Loads and listens until the screen is left. */
  whileOpen: LoanSaga;
  /** What has been sent goes on when its screen is left, for as long as the loan is open. */
  whileLoan?: LoanSaga;
}

/** What every saga is given: the world outside the store, behind interfaces. */
export interface SagaDeps {
  config: RuntimeConfig;
  api: Api;
  auth: AuthService;
  browser: BrowserWindows;
  vault: CredentialVault;
  memory: SessionMemory;
  orderNews: OrderNews;
  telemetry: Telemetry;
  navigator: Navigator;
  /** An area's code is fetched when it is opened, or ahead of time. */
  loadArea: (area: Area) => Promise<AreaSagas>;
  /** Settled when the first screen stands and the browser rests: the time for what nobody is waiting for. */
  firstScreen: Promise<void>;
  /** Settled as soon as no call waits for an answer. */
  noCalls: () => Promise<void>;
  /** Failures of any call, for the session to judge. */
  failures: Channel<Failure>;
  /** Errors logged by the browser or by us, for the clock-drift check. */
  loggedErrors: Channel<string>;
  report: Report;
  /** Epoch milliseconds. */
  now: () => number;
}
