import type { Channel } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import type { CallName } from '@/http/contract/call';
import type { Api } from '@/http/endpoint';
import type { Area } from '@/config/paths';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { LoanId } from '@/config/loanId';
import type { Failure } from '@/lib/failure';
import type { Report } from '@/lib/saga';
import type { Place } from '@/telemetry/telemetryNames';
import type { Attention } from '@/browser/attention';
import type { AuthService } from '@/identity/auth';
import type { BrowserWindows } from '@/browser/browserWindows';
import type { Connection } from '@/browser/connection';
import type { LastingMemory, SessionMemory } from '@/browser/memory';
import type { Page } from '@/browser/page';
import type { ServerClock } from '@/browser/serverClock';
import type { Telemetry } from '@/telemetry/telemetry';
import type { UnreadFields } from '@/http/unreadFields';

export interface Navigator {
  go: (path: string, options?: { replace?: boolean }) => void;
}

/** How many items of the latest response of one path the app could not read, and how many values, by field. */
export interface UnreadItems {
  call: CallName;
  path: string;
  count: number;
  fields?: UnreadFields;
}

export interface Message {
  text: string;
  tone?: 'info' | 'success' | 'warning' | 'error';
  /** The path of the screen that it belongs to, if it isn't the open one. */
  screen?: string;
}

type LoanSaga = (deps: LoanDeps) => SagaGenerator<void>;

export interface AreaSagas {
  /** Loads and listens until the user leaves the screen. */
  whileOpen: LoanSaga;
  /** Continues after the user leaves the screen, for as long as the loan is open: it follows what has been sent. */
  whileLoan?: LoanSaga;
}

/**
 * The dependencies of every saga: everything outside the store, behind interfaces. A feature adds its own (`declare
 * module`), such as Request its vault.
 */
export interface SagaDeps {
  config: RuntimeConfig;
  api: Api;
  auth: AuthService;
  browser: BrowserWindows;
  page: Page;
  connection: Connection;
  attention: Attention;
  notify: (message: Message) => void;
  announce: (text: string) => void;
  memory: SessionMemory;
  lasting: LastingMemory;
  serverClock: ServerClock;
  telemetry: Telemetry;
  navigator: Navigator;
  loadArea: (area: Area) => Promise<AreaSagas>;
  /** Resolves when the browser has shown the app's first frame. Calls that its rows don't need leave then. */
  firstFrame: Promise<void>;
  /** Resolves when the first screen is shown and the browser is idle. Work that no user waits for starts then. */
  firstScreen: Promise<void>;
  noCalls: () => Promise<void>;
  /** Failures of all calls; the session decides what they mean. */
  failures: Channel<Failure>;
  /** The counts of what could not be read, for the saga that keeps them. */
  unreadItems: Channel<UnreadItems>;
  /** Errors that the browser or the app logged, for the clock-drift check. */
  loggedErrors: Channel<string>;
  report: Report<Place>;
  /** Epoch milliseconds of this computer's clock, which may be wrong: to show, not to decide. */
  now: () => number;
}

export interface LoanDeps extends SagaDeps {
  loanId: LoanId;
}
