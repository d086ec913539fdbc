import { expect, expectTypeOf, it, vi } from 'vitest';
import { createTelemetry, deferredTelemetry } from '@/telemetry/createTelemetry';
import { guarded, type Report } from '@/lib/saga';
import type { Moment, Sender, Telemetry } from '@/telemetry/telemetry';
import type { EventField, Place } from '@/telemetry/telemetryNames';

const spied = (): Telemetry & Sender => ({
  setUser: vi.fn(),
  clearUser: vi.fn(),
  pageView: vi.fn(),
  event: vi.fn(),
  metric: vi.fn(),
  call: vi.fn(),
  exception: vi.fn(),
  trace: vi.fn(),
  at: (_, send) => send(),
});

const sayEverything = (telemetry: Telemetry): void => {
  telemetry.setUser('rita');
  telemetry.pageView('History', '/7100101/history');
  telemetry.event('signed-in', { status: '401' });
  telemetry.metric('order-round-trip', 812);
  telemetry.call('loanData', 812, false);
  telemetry.exception(new Error('broken'), 'error');
  telemetry.trace('unexpected error in loan');
  telemetry.clearUser();
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

// @spec SES-34
it('buffers events until the real telemetry has loaded', async () => {
  const real = spied();
  let load: (sender: Sender) => void = () => expect.fail('not yet');
  sayEverything(deferredTelemetry(new Promise((resolve) => (load = resolve))));
  await settled();
  expect(real.setUser).not.toHaveBeenCalled();
  load(real);
  await settled();
  expect(real.setUser).toHaveBeenCalledWith('rita');
  expect(real.pageView).toHaveBeenCalledWith('History', '/7100101/history');
  expect(real.event).toHaveBeenCalledWith('signed-in', { status: '401' });
  expect(real.metric).toHaveBeenCalledWith('order-round-trip', 812);
  expect(real.exception).toHaveBeenCalledWith(new Error('broken'), 'error');
  expect(real.call).toHaveBeenCalledWith('loanData', 812, false);
  expect(real.trace).toHaveBeenCalledWith('unexpected error in loan');
  expect(real.clearUser).toHaveBeenCalledOnce();
});

it('forwards each call with the moment at which the app made it', async () => {
  const real = spied();
  const moments: Moment[] = [];
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  let load: (sender: Sender) => void = () => expect.fail('not yet');
  const telemetry = deferredTelemetry(new Promise((resolve) => (load = resolve)));
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000 });
  window.history.replaceState(null, '', '/7100101/history');
  telemetry.event('signed-in');
  hidden.mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.setSystemTime(2_000);
  window.history.replaceState(null, '', '/7100101/request');
  telemetry.call('loanData', 812, false);
  load({
    ...real,
    at: (moment, send) => {
      moments.push(moment);
      send();
    },
  });
  await vi.waitFor(() => expect(real.call).toHaveBeenCalledOnce());
  expect(moments).toEqual([
    { pathname: '/7100101/history', time: new Date(1_000), hidden: false },
    { pathname: '/7100101/request', time: new Date(2_000), hidden: true },
  ]);
});

it('loads it after an error, because there may be no first screen then', async () => {
  const onError = vi.fn();
  const telemetry = deferredTelemetry(Promise.resolve(spied()), onError);
  telemetry.event('signed-in');
  expect(onError).not.toHaveBeenCalled();
  telemetry.exception(new Error('broken'), 'error');
  expect(onError).toHaveBeenCalledOnce();
  await settled();
});

it('disturbs nothing when the real telemetry fails to load, or throws', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const throwing = { ...spied(), event: () => expect.fail('must stay inside') };
  sayEverything(deferredTelemetry(Promise.reject(new Error('chunk is gone'))));
  sayEverything(deferredTelemetry(Promise.resolve(throwing)));
  // An unhandled rejection would fail this run.
  await settled();
});

// @spec SES-14, SES-16
it('logs errors to the console if the real telemetry fails to load, also those from before', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const telemetry = deferredTelemetry(Promise.reject(new Error('chunk is gone')));
  const ended = new Error('User session has timed out.');
  telemetry.exception(ended, 'error');
  await settled();
  expect(error).toHaveBeenCalledWith(ended);
});

// @spec SES-14
it('logs errors and traces to the console of the browser without a key', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const without = { INSTRUMENTATION_KEY: '', CONNECTION_STRING: '', ENDPOINT_URL: '' };
  const ended = new Error('User session has timed out.');
  const telemetry = createTelemetry(without, new Promise(() => undefined));
  telemetry.exception(ended, 'error');
  telemetry.trace('Session has expired or was closed outside the application.');
  telemetry.event('signed-in');
  await settled();
  expect(error).toHaveBeenCalledWith(ended);
  expect(warn).toHaveBeenCalledWith('Session has expired or was closed outside the application.');
});

it('has a type for the names of errors and of fields, so that an unknown one does not compile', () => {
  expectTypeOf<'order.place' | 'loanData.read' | 'api' | 'creditAgencies.read'>().toExtend<Place>();
  expectTypeOf<'oredr.place'>().not.toExtend<Place>();
  expectTypeOf<string>().not.toExtend<Place>();
  expectTypeOf<EventField<'order-sent'>>().toEqualTypeOf<'attempt' | 'mode'>();
  function* worker(_deps: { report: Report<Place> }) {
    // Does nothing.
  }
  guarded('order.place', worker);
  // @ts-expect-error no area of the app has this name
  guarded('oredr.place', worker);
});
