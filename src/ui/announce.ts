import { sharedValue } from './sharedValue';

interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** Orca drops messages while it handles a new screen, and an order opens one. */
const DELAY_MS = 1_000;
/** A screen reader that lags still finds the message. */
const KEPT_MS = 10_000;

let lastId = 0;
const timers = new Set<ReturnType<typeof setTimeout>>();
/** Without a region, announcements are forgotten. */
const announcements = sharedValue<readonly Announcement[]>([], forgetAll);

export function announce(text: string): void {
  if (!announcements.isWatched()) return;
  lastId += 1;
  const announcement = { id: lastId, text };
  publishAfter(DELAY_MS, (kept) => [...kept, announcement]);
  publishAfter(DELAY_MS + KEPT_MS, (kept) => kept.filter((each) => each !== announcement));
}

export const useAnnouncements = announcements.use;

function publishAfter(milliseconds: number, change: (kept: readonly Announcement[]) => readonly Announcement[]): void {
  const timer = setTimeout(() => {
    timers.delete(timer);
    announcements.set(change(announcements.get()));
  }, milliseconds);
  timers.add(timer);
}

function forgetAll(): void {
  timers.forEach(clearTimeout);
  timers.clear();
  announcements.set([]);
}
