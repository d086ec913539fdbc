import { useSyncExternalStore } from 'react';
import { zonedDateTime, MISSING } from '@/lib/format';
import { dayOrAgoInWords, agoInWords } from './agoInWords';
import { MINUTE_MS } from './useNow';

/** Renders again only when its text changes. @empty nothing for an invalid date */
export const TimeAgo = ({ date }: { readonly date: string | null }) => (
  <span>{useSyncExternalStore(onEachMinute, () => agoInWords(date, Date.now()))}</span>
);

/** How long ago a date was, and after a day its day. Its date and time are explained on hover, focus and touch. */
export function DayOrTimeAgo({ date }: { readonly date: string | null }) {
  const text = useSyncExternalStore(onEachMinute, () => dayOrAgoInWords(date, Date.now()));
  const isMissing = text === MISSING;
  return (
    <time
      dateTime={date ?? ''}
      data-hint={isMissing ? undefined : zonedDateTime(date)}
      tabIndex={isMissing ? undefined : 0}
    >
      {text}
    </time>
  );
}

function onEachMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
}
