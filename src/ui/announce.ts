export interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** Orca drops messages while it handles a new screen, and an order opens one. */
const DELAY_MS = 1_000;
/** A screen reader that lags still finds the message. */
const KEPT_MS = 10_000;

let announcements: readonly Announcement[] = [];
let lastId = 0;
const timers = new Set<ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

/** Announces a text to screen readers once, politely, on any screen. */
export function announce(text: string): void {
  if (listeners.size === 0) return;
  lastId += 1;
  const announcement = { id: lastId, text };
  publishAfter(DELAY_MS, () => [...announcements, announcement]);
  publishAfter(DELAY_MS + KEPT_MS, () => announcements.filter((kept) => kept !== announcement));
}

/** Only for LiveRegion. */
export const currentAnnouncements = (): readonly Announcement[] => announcements;

/** Only for LiveRegion. Without a region, announcements are forgotten. */
export function subscribeToAnnouncements(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) forgetAll();
  };
}

function publishAfter(milliseconds: number, next: () => readonly Announcement[]): void {
  const timer = setTimeout(() => {
    timers.delete(timer);
    announcements = next();
    for (const listener of listeners) listener();
  }, milliseconds);
  timers.add(timer);
}

function forgetAll(): void {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  announcements = [];
}
