/** The routes to track, as the React plugin takes them. */
export interface RouteHistory {
  readonly location: { pathname: string };
  /**
   * Returns a function that stops it. `startedAt` is when the navigation began, in milliseconds since the page did;
   * undefined for one that ended before this.
   */
  listen: (listener: (change: { location: { pathname: string }; startedAt: number | undefined }) => void) => () => void;
}

/** A row, or what a screen says instead. */
const FIRST_ROW = 'main :is(tbody > tr, .empty-state, .notice)';

/** Reports how long each later screen takes from the press to its first row; nothing if the user leaves it before. */
export function watchScreens(history: RouteHistory, report: (milliseconds: number) => void): void {
  let stop = (): void => undefined;
  history.listen(({ location: { pathname }, startedAt }) => {
    stop();
    if (startedAt !== undefined) stop = whenDrawn(pathname, () => report(performance.now() - startedAt));
  });
}

function whenDrawn(pathname: string, act: () => void): () => void {
  let frame = 0;
  const look = (): void => {
    const isLeft = window.location.pathname !== pathname;
    if (!isLeft && document.querySelector(FIRST_ROW) === null) return;
    rows.disconnect();
    if (!isLeft) frame = requestAnimationFrame(act);
  };
  const rows = new MutationObserver(look);
  // Until then, the page has the rows of the screen before.
  frame = requestAnimationFrame(() => {
    rows.observe(document.body, { childList: true, subtree: true });
    look();
  });
  return () => {
    rows.disconnect();
    cancelAnimationFrame(frame);
  };
}
