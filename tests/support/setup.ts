import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { runCleanups } from './cleanups';
import { checkConsole, watchConsole } from './consoleWatch';
import { server } from './server';

beforeAll(() => {
  watchConsole();
  server.listen({ onUnhandledRequest: 'error' });
});

afterEach(() => {
  runCleanups();
  // Files share one global object: a fake timer left behind would stop the next file for ever.
  vi.useRealTimers();
  server.resetHandlers();
  // Vitest does so before the next test, but the next file imports its modules before that.
  vi.unstubAllGlobals();
  checkConsole();
});

afterAll(() => server.close());
