import type { UnknownAction } from '@reduxjs/toolkit';
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { createApp } from '@/app/createApp';
import { createWorld } from '@/app/createWorld';
import { noTelemetry } from '@/services/telemetry';
import { toastQueue } from '@/ui/notify';
import type { Lender } from '@sandbox/backendTypes';
import { fakeBrowser } from '@tests/support/fakeBrowser';
import { fakeIdentity } from '@tests/support/fakeIdentity';
import { afterTest } from '@tests/support/cleanups';
import { hashAtOnce } from '@tests/support/orderDesk';
import { startLender } from '@tests/support/renderApp';
import { testConfig } from '@tests/support/testConfig';
import { openWire, type Carry, type Wire } from './wire';
// The screens' own chunks, loaded before time is held still.
import '@/app/areas/historyArea';
import '@/app/areas/requestArea';
import '@/app/areas/selectionArea';
import '@/pages/history/HistoryPage';
import '@/pages/request/RequestPage';
import '@/pages/selection/SelectionPage';

/** A Friday morning at the office. */
const NOW = Date.parse('2026-11-20T16:00:00Z');

/** Milliseconds passed in one go; so much less than any time limit that no answer on its way is taken for a lost one. */
const STRIDE_MS = 15_000;

interface Options {
  /** Draws the screen; otherwise router, store, sagas and calls run without one. */
  isOnScreen?: boolean;
}

let shared: Lender | undefined;

/** A lender with its books as at the start. The clock stands still from here on. */
export function newWorld(carry?: Carry): Wire {
  vi.useFakeTimers({ now: NOW });
  hashAtOnce();
  // Fake timers bring a clock of their own each time.
  shared ??= startLender(() => Date.now());
  resetBooks();
  return openWire(shared, carry);
}

/** Books and storage as at the start; the clock goes on, and so do apps. */
export function resetBooks(): void {
  sessionStorage.clear();
  shared?.reset();
}

/** The whole app at one address, in a world where time only passes when it is told to. */
export function openApp(address: string, wire: Wire, { isOnScreen = false }: Options = {}) {
  const complaints: string[] = [];
  const browser = fakeBrowser();
  const world = createWorld({
    config: testConfig(),
    createIdentity: () => fakeIdentity('rita.ibarra'),
    createTelemetry: () => ({
      ...noTelemetry,
      exception: (error) => void complaints.push(String(error)),
      trace: (text) => void complaints.push(text),
    }),
    browser,
    rest: () => Promise.resolve(),
  });
  const app = createApp(world, (routes) => createMemoryRouter(routes, { initialEntries: [address] }));
  afterTest(app.stop);
  const step = (ms: number): Promise<unknown> =>
    isOnScreen ? act(() => vi.advanceTimersByTimeAsync(ms)) : vi.advanceTimersByTimeAsync(ms);

  /** On screen, React wants to know when somebody outside it changes something. */
  const doNow = (deed: () => void): void => (isOnScreen ? act(deed) : deed());

  /** Lets everything happen that needs no time. */
  const settle = async (): Promise<void> => {
    for (let quiet = 0, turns = 0; quiet < 3; turns += 1) {
      if (turns > 500) throw new Error('The app does not come to rest');
      const before = app.store.getState();
      await step(0);
      quiet = wire.busy() === 0 && app.store.getState() === before ? quiet + 1 : 0;
    }
  };

  if (isOnScreen) render(app.element);
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
    /** Lets time pass as long as somebody waits for it, and everything happen in it. */
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
      if (isOnScreen) cleanup();
      app.stop();
      toastQueue.clear();
      await step(0);
    },
  };
}

export type OpenedApp = ReturnType<typeof openApp>;
