/** What the bench puts into every page it opens. */
export interface Bench {
  /** Milliseconds since navigation of the frame that shows the first row. */
  ready: Promise<number>;
  /** Two frames and a pause. */
  quiet: (ms: number) => Promise<void>;
  /** Until a frame in which the condition holds. */
  until: (holds: () => boolean) => Promise<void>;
  /** Asks for the history as a returning connection would, and waits for the answer to have been dealt with. */
  poll: () => Promise<void>;
  /** Milliseconds of the longest task since it was last asked for; 0 when none took more than 50. */
  longestTask: () => number;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

interface Meeting {
  row: string;
  /** Seconds; 0 is for pages that nobody signs in to. */
  token: number;
}

/** Runs inside the page before anything else does, so that it may use nothing from outside itself. */
export function meetThePage({ row, token }: Meeting): void {
  const frame = (): Promise<void> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        // After the frame has been put on the screen.
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
  const answers = (): number =>
    performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('transaction-history-details')).length;

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
    ready: until(() => document.querySelector(row) !== null).then(() => performance.now()),
    until,
    async quiet(ms) {
      await frame();
      await frame();
      await new Promise((resolve) => setTimeout(resolve, ms));
    },
    async poll() {
      performance.clearResourceTimings();
      window.dispatchEvent(new Event('online'));
      await until(() => answers() > 0);
      await frame();
    },
  };
  if (token > 0) signIn(token);

  /** The tokens as the identity SDK keeps them: whoever opens a link dozens of times a day is signed in. */
  function signIn(seconds: number): void {
    const { origin } = location;
    if (origin === 'null') return;
    const issuer = `${origin}/oauth2/default`;
    const common = {
      expiresAt: Math.floor(Date.now() / 1000) + seconds,
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
