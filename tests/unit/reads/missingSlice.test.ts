import { afterEach, expect, it, vi } from 'vitest';
import type { RootState } from '@/lib/rootState';
import { selectRead } from '@/reads/readState';

// Files share their modules, so another one may have imported any slice there is.
const select = () => selectRead({} as RootState, 'noSuchRead' as 'loanData');

afterEach(() => vi.unstubAllEnvs());

it('a read whose slice is not imported is an error in development', () => {
  expect(select).toThrow('No slice keeps noSuchRead');
});

it('users only lack the value, and monitoring hears of it once', () => {
  vi.stubEnv('DEV', false);
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  expect(select().status).toBe('idle');
  expect(select().status).toBe('idle');
  expect(reported).toHaveBeenCalledOnce();
});
