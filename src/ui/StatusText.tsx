import { useEffect, useState, type ReactNode } from 'react';

/** Longer than a browser takes to report a new status to screen readers. */
const REPORTED_AFTER_MS = 100;

/**
 * The text of a status that appears together with it. Orca in Firefox says only what is added to a status that it
 * knows, so the text is `inert` at first: visible, but not there for a screen reader.
 */
export function StatusText({ children }: { readonly children: ReactNode }) {
  const [isReported, setIsReported] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // After a long task, the pause begins with the first frame that has the status.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setIsReported(true), REPORTED_AFTER_MS);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return <div inert={!isReported}>{children}</div>;
}
