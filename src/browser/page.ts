import { buffers, eventChannel, type EventChannel } from 'redux-saga';

export const page = {
  /** Emits when the user returns: the tab becomes visible, or the connection returns. One event is buffered. */
  returnEvents: () =>
    latest((emit, options) => {
      document.addEventListener('visibilitychange', () => document.hidden || emit(), options);
      window.addEventListener('online', emit, options);
    }),
  missingCode: () => latest((emit, options) => window.addEventListener('vite:preloadError', emit, options)),
  pageRestored,
  watchLeaving,
  releaseId,
  isReplaced,
};

export type Page = typeof page;

/** Only the latest event counts, and it can occur before a saga listens. */
const latest = (listen: (emit: () => void, options: { signal: AbortSignal }) => void): EventChannel<true> =>
  eventChannel((emit) => {
    const listening = new AbortController();
    listen(() => emit(true), { signal: listening.signal });
    return () => listening.abort();
  }, buffers.sliding(1));

/** Resolves when the browser shows this same page again after it was left, for example after Back. */
export function pageRestored(): Promise<void> {
  return new Promise((resolve) => {
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      window.removeEventListener('pageshow', onShow);
      resolve();
    };
    window.addEventListener('pageshow', onShow);
  });
}

/** Returns whether the page was hidden at any time since this call: browsers slow hidden pages down. */
export function watchHidden(): () => boolean {
  let wasHidden = document.hidden;
  document.addEventListener('visibilitychange', () => (wasHidden ||= document.hidden), { once: true });
  return () => wasHidden;
}

/** Firefox cancels the calls of a page before it hides it, other browsers after that. */
const LEAVING_MS = 2_000;

/**
 * Returns whether the page is being left, which cancels its calls. A press on a link that saves a file leaves no page.
 */
function watchLeaving(): () => boolean {
  let leavesUntil = 0;
  window.addEventListener('beforeunload', () => void (leavesUntil = performance.now() + LEAVING_MS));
  window.addEventListener('pagehide', () => void (leavesUntil = Infinity));
  window.addEventListener('pageshow', () => void (leavesUntil = 0));
  return () => performance.now() < leavesUntil;
}

/** The URL of the first script identifies a release, because it contains a hash of its content. */
const RELEASE = /\/assets\/main-[\w-]+\.js/;

const releaseIn = (page: string): string => RELEASE.exec(page)?.[0] ?? '';

/** @empty '' in a page that was not built, such as a test page */
function releaseId(): string {
  return releaseIn(document.querySelector('script[src*="/assets/main-"]')?.getAttribute('src') ?? '');
}

/** True if the server's page names another release. One that names none may be the sign-in page of a hotel. */
async function isReplaced(): Promise<boolean> {
  const served = (await servedRelease()) ?? (await servedRelease()) ?? '';
  return served !== '' && served !== releaseId();
}

const ANSWER_MS = 15_000;

/** @empty undefined without an answer in time */
async function servedRelease(): Promise<string | undefined> {
  try {
    const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) });
    return answer.ok ? releaseIn(await answer.text()) : '';
  } catch {
    return undefined;
  }
}
