import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { setMissing } from './missingParts';
import { afterPress } from './press';
import { RetryLoad } from './RetryLoad';

type Load<Props extends object> = () => Promise<ComponentType<Props>>;

/**
 * Creates a component whose code loads separately, for example a dialog: on first render or, in the background, when
 * `loadLazyComponents` runs, so that it is available even if the connection is lost later. After a failure, it loads
 * again at the next press, and when the user or the connection returns.
 * @param what names it for the user while it is missing
 * @empty if the code can't be loaded, renders `fallback` with the same props, by default nothing, and calls `onFailure`
 */
export function lazyComponent<Props extends object>(
  what: string,
  load: Load<Props>,
  fallback: (props: Props) => ReactNode = () => null,
  onFailure?: (props: Props) => void,
): ComponentType<Props> {
  let latest: { Component: ComponentType<Props> } = createLazy();
  /** A lazy component suspends once even if its code is there, so the code itself replaces it. */
  async function arrive() {
    const Component = await load();
    latest = { Component };
    setMissing(what, false);
    return { default: Component };
  }
  /** React caches a failed load, so the next attempt gets a new lazy component. */
  function createLazy() {
    const Component = lazy(async () => {
      try {
        return await arrive();
      } catch (error) {
        latest = createLazy();
        if (onFailure !== undefined) setMissing(what, true);
        throw error;
      }
    });
    return { Component };
  }
  // Ignore a failure here: the first render retries.
  onLoadAll(() => void arrive().catch(ignore));
  return function LazyComponent(props: Props) {
    // Keep the component for this mount, so that re-rendering doesn't load again.
    const [{ Component }, setLatest] = useState(latest);
    const retry = (): void => void arrive().then(() => afterPress(() => setLatest(latest)), ignore);
    return (
      <ErrorBoundary
        resetKeys={[Component]}
        fallbackRender={() => (
          <>
            {onFailure === undefined && <RetryLoad what={what} onRetry={retry} />}
            {fallback(props)}
          </>
        )}
        onError={() => onFailure?.(props)}
      >
        <Suspense>
          <Component {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

/** A lazy component that the user opens and closes. If its code fails to load, it closes, so the next press retries. */
export const lazyDialog = <Props extends { readonly onClose: () => void }>(
  what: string,
  load: Load<Props>,
): ComponentType<Props> => lazyComponent(what, load, undefined, ({ onClose }) => onClose());

const ignore = (): void => undefined;

let isLoadingAll = false;
const listeners = new Set<() => void>();

/** Loads all lazy components. Components defined later start loading as soon as they are defined. */
export function loadLazyComponents(): void {
  isLoadingAll = true;
  listeners.forEach((listener) => listener());
  listeners.clear();
}

/** Calls the listener when `loadLazyComponents` runs, or now if it has. */
export function onLoadAll(listener: () => void): void {
  if (isLoadingAll) listener();
  else listeners.add(listener);
}
