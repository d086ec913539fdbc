import { type ComponentType, type ReactNode, useEffect, useEffectEvent } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { setMissing } from './missingParts';
import { afterPress } from './press';
import { RetryLoad } from './RetryLoad';
import { sharedValue } from './sharedValue';

/**
 * Parts of a page that follow its first rows. Their one script loads when `loadLazyComponents` runs, and all of them
 * render in one commit. After a failure, it loads again at the next press, and when the user or the connection returns.
 * @param what names them for the user while they are missing
 * @empty a part renders nothing until the script has loaded
 */
export function laterParts<Parts extends object>(what: string, load: () => Promise<Parts>): Parts {
  const code = lazyCode(what, load);
  return byName((name) => partOf(code, (parts) => parts[name] as ComponentType));
}

/**
 * A component whose code loads separately: when `loadLazyComponents` runs, or on first render.
 * @empty if the code can't be loaded, renders `fallback` with the same props, by default nothing
 */
export function lazyComponent<Props extends object>(
  what: string,
  load: () => Promise<ComponentType<Props>>,
  fallback?: (props: Props) => ReactNode,
): ComponentType<Props> {
  const code = lazyCode(what, load);
  const Part = partOf(code, (Component) => Component, fallback);
  return function LazyComponent(props: Props) {
    useEffect(() => void code.ensure(), []);
    return <Part {...props} />;
  };
}

interface DialogProps {
  readonly onClose: () => void;
}

/** Dialogs that the user opens and closes. If their code fails to load, they close, so the next press retries. */
export function lazyDialogs<Dialogs extends object>(what: string, load: () => Promise<Dialogs>): Dialogs {
  const { ensure, use } = lazyCode(what, load);
  return byName(
    (name) =>
      function LazyDialog(props: DialogProps) {
        const dialogs = use();
        const close = useEffectEvent(props.onClose);
        useEffect(() => {
          let isOpen = true;
          void ensure().then((isLoaded) => {
            setMissing(what, !isLoaded);
            if (isOpen && !isLoaded) close();
          });
          return () => void (isOpen = false);
        }, []);
        if (typeof dialogs === 'string') return null;
        const Dialog = dialogs[name] as ComponentType<DialogProps>;
        return (
          <ErrorBoundary fallback={null} onError={props.onClose}>
            <Dialog {...props} />
          </ErrorBoundary>
        );
      },
  );
}

/** Stands for a module that loads later: makes a component of each name that is taken from it. */
const byName = <Module extends object>(make: (name: keyof Module) => unknown): Module =>
  new Proxy({} as Module, { get: (_, name) => make(name as keyof Module) });

const partOf = <Code extends object, Props extends object>(
  { what, ensure, use }: LazyCode<Code>,
  pick: (code: Code) => ComponentType<Props>,
  fallback?: (props: Props) => ReactNode,
): ComponentType<Props> =>
  function LazyPart(props) {
    const code = use();
    useEffect(() => {
      if (isLoadingAll) void ensure();
    }, []);
    if (code === 'waiting') return null;
    const missing = (retry: () => void): ReactNode => (
      <>
        <RetryLoad what={what} onRetry={retry} />
        {fallback?.(props)}
      </>
    );
    if (code === 'failed') return missing(() => void ensure());
    const Part = pick(code);
    return (
      <ErrorBoundary fallbackRender={({ resetErrorBoundary }) => missing(resetErrorBoundary)}>
        <Part {...props} />
      </ErrorBoundary>
    );
  };

type LazyCode<Code> = ReturnType<typeof lazyCode<Code>>;

let isLoadingAll = false;
const preloads: (() => unknown)[] = [];

/** Loads all lazy code, so that it is there even if the connection is lost later. Later code loads as it is defined. */
export function loadLazyComponents(): void {
  isLoadingAll = true;
  for (const preload of preloads.splice(0)) preload();
}

/** Loads code once, and again after a failure. A failure that no component waits for counts only at the first render. */
function lazyCode<Code>(what: string, load: () => Promise<Code>) {
  let loading: Promise<boolean> | undefined;
  const state = sharedValue<Code | 'waiting' | 'failed'>('waiting', () => {
    if (state.get() === 'failed') state.set('waiting');
  });
  /** Returns whether the code is there. */
  const ensure = (): Promise<boolean> =>
    (loading ??= load().then(
      (code) => {
        setMissing(what, false);
        afterPress(() => state.set(code));
        return true;
      },
      () => {
        loading = undefined;
        state.set(state.isWatched() ? 'failed' : 'waiting');
        return false;
      },
    ));
  if (isLoadingAll) void ensure();
  else preloads.push(ensure);
  return { what, ensure, use: state.use };
}
