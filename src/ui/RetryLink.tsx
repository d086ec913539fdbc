import { useRef } from 'react';
import * as uiTexts from '@/config/texts/uiTexts';
import { busyPress } from './busyPress';
import { LinkButton } from './LinkButton';
import { useFocusAroundOnUnmount } from './useFocusAroundOnUnmount';

interface RetryLinkProps {
  /** True while it loads again what is missing. */
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

/**
 * 'Try again', beside a text that says what is not loaded. It keeps the focus while it is busy, and leaves it to what is
 * around it when it disappears.
 */
export function RetryLink({ isBusy, onRetry }: RetryLinkProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusAroundOnUnmount(button);
  return (
    <LinkButton ref={button} data-print="never" aria-busy={isBusy} {...busyPress(isBusy, onRetry)}>
      {uiTexts.tryAgain}
    </LinkButton>
  );
}
