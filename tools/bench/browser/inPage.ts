/** The functions that the bench adds to every page. */
export interface Bench {
  /** Milliseconds from following the link to the frame that shows the first row, with the pages that redirect on the way. */
  ready: Promise<number>;
  /** Waits for two frames and a pause. */
  quiet: (ms: number) => Promise<void>;
  /** Waits for a frame in which the condition holds. */
  until: (holds: () => boolean) => Promise<void>;
  /** Triggers a history request as a reconnect does, and waits until the page has processed the response. */
  poll: () => Promise<void>;
  /** Milliseconds of the longest task since the last call; 0 when no task took more than 50. */
  longestTask: () => number;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

interface PageSetup {
  row: string;
  /** The provider whose tokens another tab has left; '' without such tokens. */
  issuer: string;
  /** Where the app keeps the time of a recent sign-in; '' without one. */
}

/** Runs in the page before all other scripts, so it may not use anything from outside itself. */
export function preparePage({ row, issuer }: PageSetup): void {
  const frame = (): Promise<void> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        // A message task runs after the frame is on the screen.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    });
  const until = async (holds: () => boolean): Promise<void> => {
    const start = performance.now();
    do {
      await frame();
      if (performance.now() - start > 30_000) throw new Error('What was waited for did not happen');
    } while (!holds());
  };
  const answered = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const timeout = setTimeout(() => reject(new Error('The page did not read its history')), 30_000);
      const observer = new PerformanceObserver((list) => {
        if (!list.getEntries().some(({ name }) => name.endsWith('transaction-history-details'))) return;
        observer.disconnect();
        clearTimeout(timeout);
        resolve();
      });
      observer.observe({ type: 'resource' });
    });

  /** When the visit started: a page that signs in at the provider is loaded twice. */
  const start = (): number => {
    if (location.origin === 'null') return performance.timeOrigin;
    const stored = sessionStorage.getItem('benchStart') ?? String(performance.timeOrigin);
    sessionStorage.setItem('benchStart', stored);
    return Number(stored);
  };
  const started = start();

  let longest = 0;
  new PerformanceObserver((list) => {
    longest = Math.max(longest, ...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });

  window.bench = {
    longestTask: () => {
      const last = longest;
      longest = 0;
      return last;
    },
    ready: until(() => document.querySelector(row) !== null).then(() => {
      sessionStorage.removeItem('benchStart');
      return performance.timeOrigin + performance.now() - started;
    }),
    until,
    async quiet(ms) {
      await frame();
      await frame();
      await new Promise((resolve) => setTimeout(resolve, ms));
    },
    async poll() {
      const answer = answered();
      window.dispatchEvent(new Event('online'));
      await answer;
      await new Promise((resolve) => requestIdleCallback(resolve));
      await frame();
    },
  };
  if (issuer !== '') signIn();

  /**
   * Stores the tokens as the identity SDK does, because a user who opens dozens of links a day is already signed in.
   */
  function signIn(): void {
    const { origin } = location;
    if (origin === 'null') return;
    const common = {
      expiresAt: Math.floor(Date.now() / 1000) + 3_600,
      authorizeUrl: `${issuer}/v1/authorize`,
      scopes: ['openid', 'profile', 'email'],
      claims: { sub: 'rita.ibarra' },
    };
    localStorage.setItem(
      'okta-token-storage',
      JSON.stringify({
        accessToken: { ...common, accessToken: 'bench', tokenType: 'Bearer', userinfoUrl: `${issuer}/v1/userinfo` },
        idToken: { ...common, idToken: 'bench', issuer, clientId: 'bench' },
      }),
    );
  }
}
