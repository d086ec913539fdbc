/** The functions that the bench adds to every page. */
export interface Bench {
  /** Milliseconds from following the link to the frame that shows the first row. */
  ready: Promise<number>;
  /** Waits for two frames and a pause. */
  quiet: (ms: number) => Promise<void>;
  /** Waits for a frame in which the condition holds. */
  until: (holds: () => boolean) => Promise<void>;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

/**
 * Runs in the page before all other scripts, so it may not use anything from outside itself. `issuer` is the provider
 * whose tokens another tab has left, or ''.
 */
export function preparePage({ row, issuer }: { row: string; issuer: string }): void {
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
  window.bench = {
    ready: until(() => document.querySelector(row) !== null).then(() => performance.now()),
    until,
    async quiet(ms) {
      await frame();
      await frame();
      await new Promise((resolve) => setTimeout(resolve, ms));
    },
  };
  if (issuer === '' || location.origin === 'null') return;
  // Stores the tokens as the identity SDK does, because a user who opens dozens of links a day is already signed in.
  const common = {
    expiresAt: Math.floor(Date.now() / 1000) + 3_600,
    authorizeUrl: `${issuer}/v1/authorize`,
    scopes: ['openid', 'profile', 'email'],
    claims: { sub: 'rita.ibarra' },
  };
  const accessToken = { accessToken: 'bench', tokenType: 'Bearer', userinfoUrl: `${issuer}/v1/userinfo` };
  const tokens = {
    accessToken: { ...common, ...accessToken },
    idToken: { ...common, idToken: 'bench', issuer, clientId: 'bench' },
  };
  localStorage.setItem('okta-token-storage', JSON.stringify(tokens));
}
