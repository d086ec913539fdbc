import { type ComponentType, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { onLoadAll } from './lazyComponent';
import { afterPress } from './press';
import { RetryLoad } from './RetryLoad';

/** Makes a component of one of the parts. It renders nothing until they have loaded. */
type Later<Parts> = <Props extends object>(pick: (parts: Parts) => ComponentType<Props>) => ComponentType<Props>;

/**
 * Parts of a page that follow its first rows. Their one script loads when `loadLazyComponents` runs, and all of them
 * render in one commit. After a failure, it loads again at the next press, and when the user or the connection returns.
 * @param what names them for the user while they are missing
 */
export function laterParts<Parts>(what: string, load: () => Promise<Parts>): Later<Parts> {
  let state: Parts | 'waiting' | 'failed' = 'waiting';
  let loading: Promise<void> | undefined;
  const watchers = new Set<() => void>();
  const watch = (watcher: () => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  };
  const show = (next: typeof state): void => {
    state = next;
    watchers.forEach((watcher) => watcher());
  };
  const fetch = (): void => {
    loading ??= load()
      .then(
        (parts) => afterPress(() => show(parts)),
        () => show('failed'),
      )
      .finally(() => (loading = undefined));
  };
  onLoadAll(fetch);
  return (pick) =>
    function LaterPart(props) {
      const parts = useSyncExternalStore(watch, () => state);
      if (parts === 'waiting') return null;
      if (parts === 'failed') return <RetryLoad what={what} onRetry={fetch} />;
      const Part = pick(parts);
      return (
        <ErrorBoundary
          fallbackRender={({ resetErrorBoundary }) => <RetryLoad what={what} onRetry={resetErrorBoundary} />}
        >
          <Part {...props} />
        </ErrorBoundary>
      );
    };
}
