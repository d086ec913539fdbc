import { useSyncExternalStore } from 'react';
import { timeAgo } from '@/lib/timeAgo';

const MINUTE_MS = 60_000;

/** How long ago a date was. Re-renders only when its text changes. @empty nothing for an invalid date */
export const TimeAgo = ({ date }: { readonly date: string | null }) =>
  useSyncExternalStore(onEachMinute, () => timeAgo(date, Date.now()));

function onEachMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
}
