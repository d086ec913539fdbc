import { parseLoanId, type LoanId } from '@/domain/loan/loan';

/** The messages between the app in a frame and the page around it: docs/framed.md. */
const PROTOCOL = 'aus-companion';
const VERSION = 1;

/** What the parent receives. Ids only: neither personal data nor credentials. */
export type ToParent =
  | { type: 'ready' | 'signInNeeded' | 'signedOut' }
  | { type: 'loanOpened'; loanId: LoanId }
  | { type: 'orderPlaced'; loanId: LoanId; requestIds: readonly string[] };

/** Why a message in the name of the protocol was ignored. */
export type MessageFault = 'source' | 'origin' | 'rate' | 'size' | 'version' | 'shape';

/** This many messages within the time count at once. Of more, only the last counts, after the pause. */
const MOST = 20;
const WITHIN_MS = 10_000;
const PAUSE_MS = 500;
/** No message of the protocol comes near these. */
const MOST_KEYS = 10;
const LONGEST = 100;

const KEYS = ['protocol', 'version', 'type', 'loanId'];

/**
 * Listens to the parent, and reports to it. `ready` goes to each of the origins, so that no other window receives it.
 * The first valid answer shows which one the parent has: the browser attests its origin and source. `onFault` receives
 * how often a fault has occurred so far.
 * @source docs/decisions/0017-framed-by-listed-parents.md
 */
export function createParentWindow(
  origins: readonly string[],
  onFault: (fault: MessageFault, count: number) => void,
  { own, parent }: { own: Window; parent: Window } = { own: window, parent: window.parent },
) {
  const listeners = new Set<(loanId: LoanId) => void>();
  const faults = new Map<MessageFault, number>();
  const times: number[] = [];
  let origin: string | undefined;
  let latest: LoanId | undefined;
  let resolveFirst: (loanId: LoanId) => void;
  const firstLoan = new Promise<LoanId>((resolve) => (resolveFirst = resolve));

  const isTooOften = (): boolean => {
    const now = performance.now();
    times.push(now);
    while (times.length > MOST + 1 || now - (times[0] ?? now) > WITHIN_MS) times.shift();
    return times.length > MOST;
  };
  /** The last of too many messages. The frame must not stay at another loan than its parent. */
  let held: LoanId | undefined;
  const open = (loan: LoanId): void => {
    latest = loan;
    resolveFirst(loan);
    listeners.forEach((listener) => listener(loan));
  };
  const openHeld = (): void => {
    const loan = held;
    held = undefined;
    if (loan !== undefined) open(loan);
  };
  const read = (event: MessageEvent<unknown>): { loan: LoanId } | { fault: MessageFault } => {
    if (event.source !== parent) return { fault: 'source' };
    if (!origins.includes(event.origin) || (origin ?? event.origin) !== event.origin) return { fault: 'origin' };
    const data = event.data as object;
    if (isLarge(data)) return { fault: 'size' };
    if (!('version' in data) || data.version !== VERSION) return { fault: 'version' };
    const loan = loanIn(data);
    return loan === undefined ? { fault: 'shape' } : { loan };
  };
  const count = (fault: MessageFault): void => {
    const times = (faults.get(fault) ?? 0) + 1;
    faults.set(fault, times);
    // A flood of messages must not cause a flood of reports.
    if (/^10*$/.test(String(times))) onFault(fault, times);
  };
  const post = (message: ToParent, to: string): void =>
    parent.postMessage({ protocol: PROTOCOL, version: VERSION, ...message }, to);

  own.addEventListener('message', (event: MessageEvent<unknown>) => {
    // Other messages are not for the app: extensions and the identity provider's SDK send some.
    if (!namesProtocol(event.data)) return;
    const result = read(event);
    if ('fault' in result) {
      count(result.fault);
      return;
    }
    origin = event.origin;
    const isHolding = held !== undefined;
    if (!isTooOften() && !isHolding) {
      open(result.loan);
      return;
    }
    if (isHolding) count('rate');
    else setTimeout(openHeld, PAUSE_MS);
    held = result.loan;
  });
  for (const each of origins) post({ type: 'ready' }, each);

  return {
    /** Resolves with the first loan that a listed parent opens. Until then the parent's origin is unknown. */
    firstLoan,
    /** The loan that the parent opened last. */
    loanId: () => latest,
    /** Calls back with each further loan that the parent opens; returns a function that stops it. */
    watch: (listener: (loanId: LoanId) => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Sends nothing before the parent's origin is known. */
    send: (message: ToParent): void => {
      if (origin !== undefined) post(message, origin);
    },
  };
}

export type ParentWindow = ReturnType<typeof createParentWindow>;

const namesProtocol = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'protocol' in data && data.protocol === PROTOCOL;

function isLarge(data: object): boolean {
  const values: unknown[] = Object.values(data);
  return values.length > MOST_KEYS || values.some((value) => typeof value === 'string' && value.length > LONGEST);
}

/** @empty undefined unless the message has exactly the keys of `openLoan`, and the id that an address could have */
function loanIn(data: object): LoanId | undefined {
  const { type, loanId } = data as Partial<Record<string, unknown>>;
  const keys = Object.keys(data);
  const isOpenLoan = type === 'openLoan' && keys.length === KEYS.length && KEYS.every((key) => keys.includes(key));
  return isOpenLoan && typeof loanId === 'string' ? parseLoanId(loanId) : undefined;
}
