import { afterAll, afterEach, beforeAll } from 'vitest';
import { runCleanups } from './cleanups';
import { checkConsole, watchConsole } from './consoleWatch';
import { server } from './server';

beforeAll(() => {
  watchConsole();
  server.listen({ onUnhandledRequest: 'error' });
});

afterEach(() => {
  runCleanups();
  server.resetHandlers();
  checkConsole();
});

afterAll(() => server.close());
