import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce } from '@/ui/announce';
import { LiveRegion } from '@/ui/LiveRegion';

const DELAY_MS = 1_000;
const KEPT_MS = 10_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  act(() => void vi.runAllTimers());
});

const region = () => screen.getByRole('status');
const messages = () => [...region().children].map(({ textContent }) => textContent);
const letPass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

it('waits with a message until the screen that it may open is there', () => {
  render(<LiveRegion />);
  act(() => announce('Order sent.'));

  letPass(DELAY_MS - 1);
  expect(region()).toBeEmptyDOMElement();
  letPass(1);
  expect(messages()).toEqual(['Order sent.']);
});

it('replaces no message, because a screen reader that lags would skip it, and is empty afterwards', () => {
  render(<LiveRegion />);
  act(() => announce('Order sent.'));
  letPass(DELAY_MS);
  const [sent] = region().children;
  act(() => announce('DU started.'));
  letPass(DELAY_MS);

  expect(messages()).toEqual(['Order sent.', 'DU started.']);
  expect(region().firstElementChild).toBe(sent);
  letPass(KEPT_MS - DELAY_MS);
  expect(messages()).toEqual(['DU started.']);
  letPass(DELAY_MS);
  expect(region()).toBeEmptyDOMElement();
});

it('says the same text again', () => {
  render(<LiveRegion />);
  act(() => announce('Copied'));
  act(() => announce('Copied'));
  letPass(DELAY_MS);

  expect(messages()).toEqual(['Copied', 'Copied']);
});

it('stays the same region, which open dialogs do not hide', () => {
  render(<LiveRegion />);
  const before = region();
  act(() => announce('Copied'));
  letPass(DELAY_MS);

  expect(region()).toBe(before);
  expect(before).toHaveAttribute('data-live-announcer', 'true');
});
