import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchErrors } from '@/telemetry/createTelemetry';
import { allowConsole } from '@tests/support/consoleWatch';

const logged = vi.fn<(text: string) => void>();
let stop: () => void = () => undefined;

beforeEach(() => {
  logged.mockClear();
  stop = watchErrors(logged);
});
afterEach(() => stop());

it('reports uncaught errors', () => {
  window.dispatchEvent(new ErrorEvent('error', { message: 'Uncaught Error: The JWT was issued in the future' }));
  expect(logged).toHaveBeenCalledWith('Uncaught Error: The JWT was issued in the future');
});

it('reports unhandled rejections', () => {
  const event = Object.assign(new Event('unhandledrejection'), {
    reason: new Error('The JWT was issued in the future'),
  });
  window.dispatchEvent(event);
  expect(logged).toHaveBeenCalledWith('Error: The JWT was issued in the future');
});

// @spec SES-20
it('reports console errors, and still prints them', () => {
  allowConsole(/renewal failed/);
  console.error('renewal failed:', new Error('The JWT was issued in the future'), { any: 'thing' });
  expect(logged).toHaveBeenCalledWith('renewal failed: Error: The JWT was issued in the future [object Object]');
});

it('reports the message of a thrown, rejected or logged value that is no error', () => {
  const error = { message: 'The JWT was issued in the future' };
  allowConsole(/renewal failed/);
  window.dispatchEvent(new ErrorEvent('error', { message: 'Uncaught #<Object>', error }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  console.error('renewal failed:', error);
  expect(logged.mock.calls.flat()).toEqual([
    'Uncaught #<Object> The JWT was issued in the future',
    'The JWT was issued in the future',
    'renewal failed: The JWT was issued in the future',
  ]);
});

it.each([
  ['a thrown value that is no error', { message: 'x' }, '/assets/app-abc.js', true],
  ['a thrown value of an extension', { message: 'x' }, 'chrome-extension://abc/f.js', false],
  ['an error of a script of another site', null, '', false],
])('passes on where %s was thrown', (_, error, filename, isOurs) => {
  const onUncaught = vi.fn<(error: unknown, isOurs: boolean) => void>();
  const stopThis = watchErrors(() => undefined, onUncaught);
  const address = filename && new URL(filename, window.location.origin).href;
  window.dispatchEvent(
    new ErrorEvent('error', { error, message: 'Uncaught x', filename: address, lineno: 3, colno: 4 }),
  );
  stopThis();
  expect(onUncaught.mock.calls).toEqual([[expect.any(Error), isOurs]]);
  expect(onUncaught.mock.calls[0]?.[0]).toMatchObject({ message: 'Uncaught x', stack: `@${address}:3:4` });
});

it('handles values without text', () => {
  allowConsole(/textless/);
  console.error('textless', Object.create(null));
  expect(logged).toHaveBeenCalledWith('textless ');
});

it('stops reporting when stopped, also below a later listener', () => {
  const laterTold = vi.fn<(text: string) => void>();
  const stopLater = watchErrors(laterTold);
  stopLater();
  stop();
  window.dispatchEvent(new ErrorEvent('error', { message: 'late' }));
  allowConsole(/late/);
  console.error('late');
  expect(logged).not.toHaveBeenCalled();
  expect(laterTold).not.toHaveBeenCalled();
});

// @spec SES-20
it('reports once what the first script has heard before', () => {
  const late = vi.fn<(text: string) => void>();
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: new Error('rejected') });
  window.takeEarlyErrors = () => [
    new ErrorEvent('error', { message: 'Uncaught Error: thrown' }),
    rejection as PromiseRejectionEvent,
    ['logged:', new Error('The JWT was issued in the future')],
  ];
  watchErrors(late)();
  watchErrors(late)();
  expect(late.mock.calls.flat()).toEqual([
    'Uncaught Error: thrown',
    'Error: rejected',
    'logged: Error: The JWT was issued in the future',
  ]);
});
