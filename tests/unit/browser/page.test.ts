import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from '@/browser/page';
import { server } from '@tests/support/server';

const pageOf = (release: string): string => `<script type="module" src="/assets/main-${release}.js"></script>`;

beforeEach(() => {
  document.head.append(
    Object.assign(document.createElement('script'), { type: 'module', src: '/assets/main-old1.js' }),
  );
});

afterEach(() => {
  document.head.replaceChildren();
});

it.each([
  ['old1', false],
  ['new2', true],
])('the release %s on the server replaces this page: %s', async (release, isReplaced) => {
  server.use(http.get('/', () => HttpResponse.html(pageOf(release))));
  expect(await page.isReplaced()).toBe(isReplaced);
});

/** Answers the first requests never, the others with a new release. */
function silentFor(count: number): () => number {
  let asked = 0;
  server.use(
    http.get('/', async () => {
      asked += 1;
      if (asked <= count) await new Promise(() => undefined);
      return HttpResponse.html(pageOf('new2'));
    }),
  );
  return () => asked;
}

/** Fake timers don't replace those of signals. */
function useFakeTimeouts(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((durationMs) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), durationMs);
    return controller.signal;
  });
}

it('asks again for a release when the first request never ends', async () => {
  useFakeTimeouts();
  const asked = silentFor(1);
  const isReplaced = page.isReplaced();
  await vi.waitFor(() => expect(asked()).toBe(1));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await isReplaced).toBe(true);
  expect(asked()).toBe(2);
});

it('does not wait forever for a release', async () => {
  useFakeTimeouts();
  const asked = silentFor(2);
  const isReplaced = page.isReplaced();
  await vi.waitFor(() => expect(asked()).toBe(1));
  await vi.advanceTimersByTimeAsync(15_000);
  await vi.waitFor(() => expect(asked()).toBe(2));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await isReplaced).toBe(false);
});

it('knows that the page is being left', () => {
  const isLeaving = page.watchLeaving();
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  expect(isLeaving()).toBe(false);
  window.dispatchEvent(new Event('beforeunload'));
  expect(isLeaving()).toBe(true);
  // The user stayed.
  now.mockReturnValue(4_000);
  expect(isLeaving()).toBe(false);
  window.dispatchEvent(new Event('pagehide'));
  now.mockReturnValue(100_000);
  expect(isLeaving()).toBe(true);
  window.dispatchEvent(new Event('pageshow'));
  expect(isLeaving()).toBe(false);
});
