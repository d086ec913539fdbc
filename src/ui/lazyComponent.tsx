import { type ComponentType, lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { MissingPart } from './MissingPart';
import { afterPress } from './press';
import { sharedValue } from './sharedValue';

type Load<Props> = () => Promise<ComponentType<Props>>;

const isFirstScreenShown = sharedValue(false);
const ahead: (() => Promise<unknown>)[] = [];

/** Loads all lazy code, so that it is there even if the connection is lost later. Later code loads as it is defined. */
export function loadLazyComponents(): void {
  afterPress(() => isFirstScreenShown.set(true));
  ahead.splice(0).forEach(loadAhead);
}

/** The component that needs the code says that it is missing. */
const loadAhead = (load: () => Promise<unknown>): void => void load().catch(() => undefined);

/** A part of the page that follows its first rows. Its code loads when `loadLazyComponents` runs. */
export function laterPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const Part = lazyComponent(load);
  return function LaterPart(props: Props) {
    return isFirstScreenShown.use() ? <Part {...props} /> : null;
  };
}

/**
 * Loads on first render, or ahead. If that or its rendering fails, the fallback shows, and the page offers a retry
 * (`useMissingParts`).
 */
export function lazyComponent<Props extends object>(
  load: Load<Props>,
  Fallback?: ComponentType<Props>,
): ComponentType<Props> {
  let part: ComponentType<Props> = lazy(loadPart);
  async function loadPart(): Promise<{ default: ComponentType<Props> }> {
    try {
      part = await load();
    } catch (error) {
      // React keeps the failure of a lazy component, so a retry needs another one.
      part = lazy(loadPart);
      throw error;
    }
    await new Promise<void>(afterPress);
    return { default: part };
  }
  if (isFirstScreenShown.get()) loadAhead(loadPart);
  else ahead.push(loadPart);
  return function LazyComponent(props: Props) {
    const [Part, setPart] = useState(() => part);
    return (
      <ErrorBoundary
        onReset={() => setPart(() => part)}
        fallbackRender={({ error, resetErrorBoundary }) => (
          <>
            <MissingPart error={error} retry={resetErrorBoundary} />
            {Fallback && <Fallback {...props} />}
          </>
        )}
      >
        <Suspense>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
