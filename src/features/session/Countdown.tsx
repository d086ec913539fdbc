import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { countdownText } from './sessionEndTexts';

/** Screen readers announce the countdown only at these seconds. */
const SPOKEN_SECONDS = [5, 0];

/** The seconds until the app leaves for the origination system, at `leavesAt` (epoch milliseconds). */
export function Countdown({ leavesAt }: { readonly leavesAt: number }) {
  const seconds = useSecondsUntil(leavesAt);
  const [first] = useState(seconds);
  const text = countdownText(seconds);
  const isSpoken = seconds === first || SPOKEN_SECONDS.includes(seconds);
  return (
    <>
      <p aria-hidden>{text}</p>
      <VisuallyHidden role="status">{isSpoken ? text : ''}</VisuallyHidden>
    </>
  );
}

/** From the deadline instead of counting ticks, so that it is correct after the computer sleeps. */
function useSecondsUntil(moment: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(moment));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(moment)), 250);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1000));
