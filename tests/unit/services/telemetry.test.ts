import { expect, it, vi } from 'vitest';
import { deferredTelemetry, noTelemetry, type Telemetry } from '@/services/telemetry';

const spied = (): Telemetry => ({
  setUser: vi.fn(),
  clearUser: vi.fn(),
  pageView: vi.fn(),
  event: vi.fn(),
  metric: vi.fn(),
  exception: vi.fn(),
  trace: vi.fn(),
});

const sayEverything = (telemetry: Telemetry): void => {
  telemetry.setUser('rita');
  telemetry.pageView('History', '/7100101/history');
  telemetry.event('session-ended', { status: '401' });
  telemetry.metric('first-screen', 812);
  telemetry.exception(new Error('broken'), 'error');
  telemetry.trace('unexpected error in loan');
  telemetry.clearUser();
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('keeps what it is told until the real one is there', async () => {
  const real = spied();
  let load: (telemetry: Telemetry) => void = () => expect.fail('not yet');
  sayEverything(deferredTelemetry(new Promise((resolve) => (load = resolve))));
  await settled();
  expect(real.setUser).not.toHaveBeenCalled();
  load(real);
  await settled();
  expect(real.setUser).toHaveBeenCalledWith('rita');
  expect(real.pageView).toHaveBeenCalledWith('History', '/7100101/history');
  expect(real.event).toHaveBeenCalledWith('session-ended', { status: '401' });
  expect(real.metric).toHaveBeenCalledWith('first-screen', 812);
  expect(real.exception).toHaveBeenCalledWith(new Error('broken'), 'error');
  expect(real.trace).toHaveBeenCalledWith('unexpected error in loan');
  expect(real.clearUser).toHaveBeenCalledOnce();
});

it('disturbs nobody when the real one cannot be loaded, or throws', async () => {
  const throwing = { ...spied(), event: () => expect.fail('must stay inside') };
  sayEverything(deferredTelemetry(Promise.reject(new Error('chunk is gone'))));
  sayEverything(deferredTelemetry(Promise.resolve(throwing)));
  // An unhandled rejection would fail this run.
  await settled();
});

it('is silent without a key', () => {
  expect(() => sayEverything(noTelemetry)).not.toThrow();
});
