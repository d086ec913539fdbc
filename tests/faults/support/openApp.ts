import type { UnknownAction } from '@reduxjs/toolkit';
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { createApp } from '@/app/createApp';
import { createEnvironment } from '@/app/createEnvironment';
import { sendFirstCalls } from '@/app/headStart';
import { loadArea } from '@/app/loadArea';
import { noTelemetry } from '@tests/support/noTelemetry';
import { toastQueue } from '@/ui/notify';
import type { Lender } from '@sandbox/backendTypes';
import { afterTest } from '@tests/support/cleanups';
import { fakeBrowser } from '@tests/support/fakeBrowser';
import { fakeIdentity } from '@tests/support/fakeIdentity';
import { hashAtOnce } from '@tests/support/orderDesk';
import { startLender } from '@tests/support/renderApp';
import { testConfig } from '@tests/support/testConfig';
import { openWire, type Carry, type Wire } from './wire';
// Loads every chunk before time is stopped, because loading one needs real time.
import '@/app/sagas/laterSagas';
import '@/features/file/filePage/readFilePage';
import '@/features/findings/api/loadFindings';
import '@/app/areas/historyArea';
import '@/app/areas/requestArea';
import '@/app/areas/selectionArea';
import '@/features/history/screen/HistoryPage';
import '@/features/request/screen/RequestPage';
import '@/features/selection/screen/SelectionPage';

/** A Friday morning at the office. */
const NOW = Date.parse('2026-11-20T16:00:00Z');

/**
 * Step size in milliseconds. It is much shorter than any time limit, so that a response in flight isn't taken for lost.
 */
const STRIDE_MS = 15_000;

interface Options {
  /** True to render the screen; otherwise router, store, sagas and calls run without one. */
  isOnScreen?: boolean;
}

let shared: Lender | undefined;

/** Resets the lender's data and stops the clock. */
export function newWorld(carry?: Carry): Wire {
  vi.useFakeTimers({ now: NOW });
  hashAtOnce();
  // A function, because fake timers replace the clock each time.
  shared ??= startLender(() => Date.now());
  resetBooks();
  return openWire(shared, carry);
}

/** Resets the lender's data and the browser's storage. The clock and open apps continue. */
export function resetBooks(): void {
  sessionStorage.clear();
  localStorage.clear();
  shared?.reset();
}

/** Opens the whole app at an address. Time passes only when the test advances it. */
export function openApp(address: string, wire: Wire, { isOnScreen = false }: Options = {}) {
  const complaints: string[] = [];
  const browser = fakeBrowser();
  const environment = createEnvironment({
    config: testConfig(),
    createIdentity: () => fakeIdentity('rita.ibarra'),
    createTelemetry: () => ({
      ...noTelemetry,
      exception: (error) => void complaints.push(String(error)),
      trace: (text) => void complaints.push(text),
    }),
    browser,
    idle: () => Promise.resolve(),
    loadArea,
  });
  void sendFirstCalls(environment, new URL(address, window.location.origin));
  const app = createApp(environment, (routes) => createMemoryRouter(routes, { initialEntries: [address] }));
  afterTest(app.stop);
  const step = (ms: number): Promise<unknown> =>
    isOnScreen ? act(() => vi.advanceTimersByTimeAsync(ms)) : vi.advanceTimersByTimeAsync(ms);

  /** When the screen is rendered, React needs `act` around changes from outside. */
  const doNow = (action: () => void): void => (isOnScreen ? act(action) : action());

  /** Waits for everything that needs no time to pass. */
  const settle = async (): Promise<void> => {
    for (let quiet = 0, turns = 0; quiet < 3; turns += 1) {
      if (turns > 500) throw new Error('The app does not come to rest');
      const before = app.store.getState();
      await step(0);
      quiet = wire.busy() === 0 && app.store.getState() === before ? quiet + 1 : 0;
    }
  };

  if (isOnScreen) render(app.element);
  environment.resolveFirstFrame();
  return {
    ...app,
    wire,
    browser,
    complaints,
    settle,
    async dispatch(...actions: UnknownAction[]): Promise<void> {
      for (const action of actions) doNow(() => void app.store.dispatch(action));
      await settle();
    },
    async press(button: HTMLElement): Promise<void> {
      doNow(() => button.click());
      await settle();
    },
    /** Lets time pass while a timer is pending, and waits for everything that happens in it. */
    async pass(ms: number): Promise<void> {
      for (const end = Date.now() + ms; Date.now() < end && vi.getTimerCount() > 0;) {
        await step(STRIDE_MS);
        await settle();
      }
    },
    async goTo(path: string): Promise<void> {
      const go = () => app.router.navigate(path);
      await (isOnScreen ? act(go) : go());
      await settle();
    },
    async close(): Promise<void> {
      window.dispatchEvent(new Event('pagehide'));
      if (isOnScreen) cleanup();
      app.stop();
      toastQueue.clear();
      await step(0);
    },
  };
}

export type OpenedApp = ReturnType<typeof openApp>;
