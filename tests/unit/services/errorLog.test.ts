import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchErrors } from '@/services/errorLog';
import { allowConsole } from '@tests/support/consoleWatch';

const told = vi.fn<(text: string) => void>();
let stop: () => void = () => undefined;

beforeEach(() => {
  told.mockClear();
  stop = watchErrors(told);
});
afterEach(() => stop());

it('hears uncaught errors', () => {
  window.dispatchEvent(new ErrorEvent('error', { message: 'Uncaught Error: The JWT was issued in the future' }));
  expect(told).toHaveBeenCalledWith('Uncaught Error: The JWT was issued in the future');
});

it('hears rejections that nobody handles', () => {
  const event = Object.assign(new Event('unhandledrejection'), {
    reason: new Error('The JWT was issued in the future'),
  });
  window.dispatchEvent(event);
  expect(told).toHaveBeenCalledWith('Error: The JWT was issued in the future');
});

it('hears the console, and lets it speak', () => {
  allowConsole(/renewal failed/);
  console.error('renewal failed:', new Error('The JWT was issued in the future'), { any: 'thing' });
  expect(told).toHaveBeenCalledWith('renewal failed: Error: The JWT was issued in the future [object Object]');
});

it('hears the message of what is thrown, refused or logged without being an error', () => {
  const error = { message: 'The JWT was issued in the future' };
  allowConsole(/renewal failed/);
  window.dispatchEvent(new ErrorEvent('error', { message: 'Uncaught #<Object>', error }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  console.error('renewal failed:', error);
  expect(told.mock.calls.flat()).toEqual([
    'Uncaught #<Object> The JWT was issued in the future',
    'The JWT was issued in the future',
    'renewal failed: The JWT was issued in the future',
  ]);
});

it('bears what has no text', () => {
  allowConsole(/textless/);
  console.error('textless', Object.create(null));
  expect(told).toHaveBeenCalledWith('textless ');
});

it('stops listening when told to, also behind somebody who listens later', () => {
  const laterTold = vi.fn<(text: string) => void>();
  const stopLater = watchErrors(laterTold);
  stopLater();
  stop();
  window.dispatchEvent(new ErrorEvent('error', { message: 'late' }));
  allowConsole(/late/);
  console.error('late');
  expect(told).not.toHaveBeenCalled();
  expect(laterTold).not.toHaveBeenCalled();
});
