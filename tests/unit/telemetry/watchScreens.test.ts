import { afterEach, expect, it, vi } from 'vitest';
import { watchScreens } from '@/telemetry/watchScreens';

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function open() {
  vi.useFakeTimers();
  const report = vi.fn<(milliseconds: number) => void>();
  let leave: (startedAt: number) => void = () => undefined;
  const location = { pathname: '/7100101/request' };
  window.history.replaceState(null, '', location.pathname);
  watchScreens(
    {
      location,
      listen: (listener) => {
        leave = (startedAt) => listener({ location, startedAt });
        return () => undefined;
      },
    },
    report,
  );
  return { report, leave: () => leave(performance.now()) };
}

const show = (html: string) => document.body.replaceChildren(document.createRange().createContextualFragment(html));
const ROWS = '<main><table><tbody><tr></tr></tbody></table></main>';
/** Lets the observer, which answers in a microtask, and the frames of that time run. */
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it('reports the time from the press to the first row, not to the rows of the screen before', async () => {
  const { report, leave } = open();
  show(ROWS);
  leave();
  show('<main><h1>Request</h1></main>');
  await pass(900);
  expect(report).not.toHaveBeenCalled();
  show(ROWS);
  await pass(100);
  show(`${ROWS}${ROWS}`);
  await pass(100);
  expect(report).toHaveBeenCalledOnce();
  expect(report.mock.calls[0]?.[0]).toBeGreaterThanOrEqual(900);
  expect(report.mock.calls[0]?.[0]).toBeLessThan(1_000);
});

it.each(['<main><div class="empty-state"></div></main>', '<main><div class="notice"></div></main>'])(
  'takes what a screen says instead of rows: %s',
  async (html) => {
    const { report, leave } = open();
    leave();
    await pass(20);
    show(html);
    await pass(100);
    expect(report).toHaveBeenCalledOnce();
  },
);

it('reports nothing of a screen that the user leaves before its first row', async () => {
  const { report, leave } = open();
  leave();
  await pass(500);
  leave();
  await pass(500);
  show(ROWS);
  await pass(100);
  expect(report).toHaveBeenCalledOnce();
  expect(report.mock.calls[0]?.[0]).toBeLessThan(700);
});

it('reports nothing after the app has left for another address', async () => {
  const { report, leave } = open();
  leave();
  await pass(500);
  window.history.replaceState(null, '', '/signed-out');
  show(ROWS);
  await pass(100);
  window.history.replaceState(null, '', '/7100101/request');
  show(`${ROWS}${ROWS}`);
  await pass(100);
  expect(report).not.toHaveBeenCalled();
});
