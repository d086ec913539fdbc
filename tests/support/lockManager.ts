interface Claim {
  window: symbol;
  grant: () => void;
}

/**
 * The locks of one browser, as in the Web Locks API: granted in order and asynchronously, withdrawn by a signal, and
 * taken from a window that is closed.
 */
export function lockManager(turn: () => Promise<void> = () => Promise.resolve()) {
  /** The first claim of each queue holds the lock. */
  const queues = new Map<string, Claim[]>();
  const leave = (name: string, claim: Claim): void => {
    const queue = queues.get(name) ?? [];
    const place = queue.indexOf(claim);
    if (place === -1) return;
    queue.splice(place, 1);
    if (place === 0) queue[0]?.grant();
  };
  const openWindow = () => {
    const window = Symbol('window');
    let isClosed = false;
    return {
      async request(
        name: string,
        { ifAvailable, signal }: LockOptions,
        hold: (lock: object | null) => Promise<void> | undefined,
      ): Promise<void> {
        // Whether it is available is decided at once: a lock that is released in the same moment is not.
        const isHeld = (queues.get(name)?.length ?? 0) > 0;
        await turn();
        signal?.throwIfAborted();
        if (isClosed) return;
        const queue = queues.get(name) ?? [];
        queues.set(name, queue);
        if (ifAvailable === true && (isHeld || queue.length > 0)) {
          await hold(null);
          return;
        }
        let claim: Claim = { window, grant: () => undefined };
        const granted = new Promise<void>((resolve, reject) => {
          claim = { window, grant: resolve };
          signal?.addEventListener('abort', () => {
            if (queue[0] === claim) return;
            leave(name, claim);
            reject(signal.reason as Error);
          });
        });
        queue.push(claim);
        if (queue[0] === claim) claim.grant();
        await granted;
        await hold({});
        leave(name, claim);
      },
      close(): void {
        isClosed = true;
        for (const [name, queue] of queues)
          for (const claim of queue.filter((each) => each.window === window).reverse()) leave(name, claim);
      },
    };
  };
  return {
    openWindow,
    /** The claims that hold or await a lock. */
    claims: (): number => [...queues.values()].flat().length,
  };
}
