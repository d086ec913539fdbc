import { buffers, eventChannel } from 'redux-saga';

/** Without an answer: `lost` if the browser says offline, else `forbidden` if it refuses calls to private addresses. */
export type ConnectionState = 'works' | 'lost' | 'forbidden';

const PROBE_MS = 15_000;

/** The browser's own word is a hint: beside a VPN it can say offline. `probe` is a call that then shows the truth. */
export function createConnection(
  probe = () => fetch('/config.json', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) }),
) {
  let hasFailed = false;
  let isForbidden = false;
  let offlineSince = 0;
  let report = (): void => undefined;
  const note = (failed: boolean): void => {
    hasFailed = failed;
    report();
  };
  const unanswered = (): void => {
    note(true);
    void isLocalNetworkForbidden().then((isForbiddenNow) => {
      isForbidden = isForbiddenNow;
      report();
    });
  };
  return {
    /** A call was answered, whatever its status. One that left before the browser said offline proves nothing. */
    answered: (sentAt: number): void => {
      if (sentAt >= offlineSince) note(false);
    },
    unanswered,
    /** Emits changes of the state, and `works` again whenever the browser is online again. */
    watch: () =>
      eventChannel<ConnectionState>((emit) => {
        let last: ConnectionState = 'works';
        report = () => {
          const state = !hasFailed ? 'works' : !navigator.onLine ? 'lost' : isForbidden ? 'forbidden' : 'works';
          if (state !== last) emit(state);
          last = state;
        };
        const onOffline = (): void => {
          offlineSince = performance.now();
          probe().then(() => note(false), unanswered);
        };
        const onOnline = (): void => {
          last = 'works';
          emit(last);
        };
        if (!navigator.onLine) onOffline();
        const listening = new AbortController();
        const { signal } = listening;
        window.addEventListener('offline', onOffline, { signal });
        window.addEventListener('online', onOnline, { signal });
        return () => {
          listening.abort();
          report = () => undefined;
        };
      }, buffers.sliding(1)),
  };
}

export type Connection = ReturnType<typeof createConnection>;

/**
 * Chrome asks the user before a page of the internet may call an address of the user's own network, since version 142.
 */
async function isLocalNetworkForbidden(): Promise<boolean> {
  for (const name of ['local-network', 'local-network-access']) {
    try {
      return (await navigator.permissions.query({ name: name as PermissionName })).state === 'denied';
    } catch {
      // The browser doesn't know this name: try its older one.
    }
  }
  return false;
}
