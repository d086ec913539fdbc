import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Closing } from './Closing';

type Load<Props extends object> = () => Promise<ComponentType<Props>>;

/**
 * A piece of interface that is not there at first: a dialog, a menu. Its code is fetched when it is first drawn, or before, as
 * soon as nobody waits for anything else (`fetchPieces`), so that it is there when the network no longer is.
 *
 * @empty code that cannot be fetched leaves what `inItsPlace` gives for the same props, by default nothing
 */
export function lazyPiece<Props extends object>(
  load: Load<Props>,
  inItsPlace: (props: Props) => ReactNode = () => null,
): ComponentType<Props> {
  let latest = begin();
  /** React never asks again for code that failed to arrive: whoever draws the piece next does. */
  function begin() {
    const Piece = lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        latest = begin();
        throw error;
      }
    });
    return { Piece };
  }
  // What fails now is tried again when it is drawn.
  whenFetching(() => void load().catch(() => undefined));
  return function LazyPiece(props: Props) {
    // For as long as it stands, so that drawing it over and over does not ask over and over.
    const [{ Piece }] = useState(latest);
    return (
      <ErrorBoundary fallbackRender={() => inItsPlace(props)}>
        <Suspense>
          <Piece {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

/** A lazy piece that is opened and closed: without its code it is closed at once, so that the next press opens it. */
export const lazyDialog = <Props extends { readonly onClose: () => void }>(load: Load<Props>): ComponentType<Props> =>
  lazyPiece(load, ({ onClose }) => <Closing onClose={onClose} />);

/** A lazy piece that stands on the screen all the time, but is not missed before its code has been fetched ahead. */
export function laterPiece<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const Piece = lazyPiece(load);
  return function LaterPiece(props: Props) {
    return useSyncExternalStore(whenFetching, () => isFetching) ? <Piece {...props} /> : null;
  };
}

let isFetching = false;
const listeners = new Set<() => void>();

/** Fetches every piece; those that come with a later screen are fetched when they come. */
export function fetchPieces(): void {
  isFetching = true;
  listeners.forEach((listener) => listener());
  listeners.clear();
}

function whenFetching(listener: () => void): () => void {
  if (isFetching) listener();
  else listeners.add(listener);
  return () => listeners.delete(listener);
}
