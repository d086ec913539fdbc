import { sharedValue } from './sharedValue';

/** Orca drops messages while it handles a new screen, and an order opens one. */
const DELAY_MS = 1_000;
/** A screen reader that lags still finds the message. */
const KEPT_MS = 10_000;

let lastId = 0;
const timers = new Set<ReturnType<typeof setTimeout>>();
/** Without a region, announcements are forgotten. */
const announcements = sharedValue<readonly { id: number; text: string }[]>([], forgetAll);

export function announce(text: string): void {
  if (!announcements.isWatched()) return;
  lastId += 1;
  const announcement = { id: lastId, text };
  after(DELAY_MS, () => announcements.set([...announcements.get(), announcement]));
  after(DELAY_MS + KEPT_MS, () => announcements.set(announcements.get().filter((each) => each !== announcement)));
}

export const useAnnouncements = announcements.use;

function after(milliseconds: number, publish: () => void): void {
  const timer = setTimeout(() => {
    timers.delete(timer);
    publish();
  }, milliseconds);
  timers.add(timer);
}

function forgetAll(): void {
  timers.forEach(clearTimeout);
  timers.clear();
  announcements.set([]);
}
