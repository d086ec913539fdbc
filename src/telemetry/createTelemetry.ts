import type { DataRouter } from 'react-router-dom';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { watchHidden } from '@/browser/page';
import { ignore, type Sender, type Telemetry } from './telemetry';

/** Without a key, or if Application Insights can't load, the console logs what the specification wants logged. */
const consoleTelemetry: Sender = {
  at: (_, send) => send(),
  exception: (error) => globalThis.console.error(error),
  trace: (message) => globalThis.console.warn(message),
};

/**
 * With a key, Application Insights, which loads after the first screen or an error. Until then, the data waits in
 * memory.
 */
export function createTelemetry(
  config: RuntimeConfig['TELEMETRY_CONFIG'],
  firstScreen: Promise<DataRouter>,
): Telemetry {
  if (config.INSTRUMENTATION_KEY === '' && config.CONNECTION_STRING === '')
    return deferredTelemetry(Promise.resolve(consoleTelemetry));
  const start = async (): Promise<Sender> => {
    await Promise.race([firstScreen, failed]);
    const { pathname } = window.location;
    const { routeHistory, startAppInsights } = await import('./appInsights');
    return startAppInsights(config, routeHistory(firstScreen, pathname));
  };
  let fail: () => void = ignore;
  // After an error there may be no first screen.
  const failed = new Promise<void>((resolve) => (fail = resolve));
  return deferredTelemetry(start(), fail);
}

/** Keeps data until the real telemetry has loaded, then forwards it. If the load fails, only errors are logged. */
export function deferredTelemetry(loading: Promise<Sender>, onError: () => void = ignore): Telemetry {
  const loaded = loading.catch(() => consoleTelemetry);
  const wasHidden = watchHidden();
  return new Proxy({} as Telemetry, {
    get:
      (_, name: keyof Telemetry) =>
      (...args: [never, never, never]): void => {
        const moment = { pathname: window.location.pathname, time: new Date(), hidden: wasHidden() };
        if (name === 'exception') onError();
        void loaded.then((sender) => sender.at(moment, () => sender[name]?.(...args))).catch(ignore);
      },
  });
}

declare global {
  interface Window {
    /** Returns what src/firstScript.js has heard, and stops it: events, or what was passed to console.error. */
    takeEarlyErrors?: () => (ErrorEvent | PromiseRejectionEvent | unknown[])[];
  }
}

/**
 * Passes on uncaught errors and unhandled rejections, and the text of each and of console.error, past ones too.
 * `isOurs` is false for an extension's. Returns a function that stops it.
 */
export function watchErrors(
  listener: (text: string) => void,
  onUncaught: (error: unknown, isOurs: boolean) => void = ignore,
): () => void {
  // The browser's message for a thrown plain object does not contain the object's text.
  const onError = ({ message, error, filename, lineno, colno }: ErrorEvent): void => {
    const isError = error instanceof Error;
    listener(isError || error == null ? message : `${message} ${textOf(error)}`);
    // The stack of a new error would name this file.
    const uncaught = isError ? error : Object.assign(new Error(message), { stack: `@${filename}:${lineno}:${colno}` });
    // Without an error, it is a script's of another site, or only a warning of the browser.
    onUncaught(uncaught, error != null && !isForeign(uncaught));
  };
  const onRejection = (event: PromiseRejectionEvent): void => {
    const { reason } = event as { reason: unknown };
    listener(textOf(reason));
    onUncaught(reason, !isForeign(reason));
  };
  const onLogged = (parts: unknown[]): void => listener(parts.map(textOf).join(' '));
  for (const early of window.takeEarlyErrors?.() ?? []) {
    if (Array.isArray(early)) onLogged(early);
    else if (early instanceof ErrorEvent) onError(early);
    else onRejection(early);
  }
  delete window.takeEarlyErrors;
  const { console } = window;
  const original = console.error;
  const logging = (...parts: unknown[]): void => {
    onLogged(parts);
    original.apply(console, parts);
  };
  console.error = logging;
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('error', onError, { signal });
  window.addEventListener('unhandledrejection', onRejection, { signal });
  return () => {
    if (console.error === logging) console.error = original;
    listening.abort();
  };
}

const isForeign = (error: unknown): boolean => /-extension:/.test(String((Object(error) as Partial<Error>).stack));

/** Any value can be logged or thrown, such as a plain object with a message or a value that cannot become text. */
function textOf(value: unknown): string {
  try {
    const isPlain = typeof value === 'object' && value !== null && !(value instanceof Error) && 'message' in value;
    return String(isPlain ? value.message : value);
  } catch {
    return '';
  }
}
