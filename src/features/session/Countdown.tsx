import { useState } from 'react';
import { REDIRECTING, redirectingIn } from '@/config/messages';
import { useNow } from '@/ui/useNow';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

const SPOKEN_SECONDS = [5, 0];

/** Counts to `leavesAt` (epoch milliseconds) instead of ticks, so that it is right after the computer sleeps. */
export function Countdown({ leavesAt }: { readonly leavesAt: number }) {
  const seconds = Math.max(0, Math.ceil((leavesAt - useNow(250)) / 1000));
  const [first] = useState(seconds);
  const text = seconds > 0 ? redirectingIn(seconds) : REDIRECTING;
  const isSpoken = seconds === first || SPOKEN_SECONDS.includes(seconds);
  return (
    <>
      <p aria-hidden>{text}</p>
      <VisuallyHidden role="status">{isSpoken ? text : ''}</VisuallyHidden>
    </>
  );
}
