import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';
import { styled } from 'styled-components';
import * as uiTexts from '@/config/texts/uiTexts';
import { busyPress } from './press';
import { LinkButton } from './Button';
import { focusHeading } from './focusHeading';

export const SmallPrint = (props: ComponentProps<'p'>) => <Small {...props} />;

/** What of a list is loading, or not loaded. It needs no room while it is empty. */
export const ListState = (props: ComponentProps<'p'>) => <State {...props} />;

export const FooterState = (props: ComponentProps<'span'>) => <InFooter {...props} role="status" />;

/** 'Try again', beside what is not loaded. It keeps the focus while it is busy, and passes it on when it disappears. */
export function RetryLink({ isBusy, onRetry }: { readonly isBusy: boolean; readonly onRetry: () => void }) {
  const button = useFocusAroundOnUnmount();
  return (
    <LinkButton ref={button} data-print="never" aria-busy={isBusy} {...busyPress(isBusy, onRetry)}>
      {uiTexts.tryAgain}
    </LinkButton>
  );
}

/** If the button unmounts with the focus: focuses its dialog's title, else what is around it, else the heading. */
function useFocusAroundOnUnmount(): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element === null || element !== document.activeElement) return;
      const around = placesAround(element);
      // After React has removed what unmounts together with the element.
      queueMicrotask(() => {
        const place = around.find(({ isConnected }) => isConnected);
        if (place === undefined) focusHeading();
        else place.focus({ preventScroll: true });
      });
    };
  }, []);
  return ref;
}

/** The nearest first. Orca reads a focused dialog as one word, so its title takes the focus. */
function placesAround(element: Element): HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>('[tabindex]');
  if (!place) return [];
  const title = place.role === 'dialog' ? place.querySelector<HTMLElement>('h2[tabindex]') : null;
  return [title ?? place, ...placesAround(place)];
}

const Small = styled.p`
  padding-top: var(--space-2);
  font: var(--type-label);
  color: var(--text-secondary);
`;

const State = styled.p`
  font: var(--type-table);

  &:not(:empty) {
    padding-top: var(--space-2);
  }
`;

const InFooter = styled.span`
  align-self: center;
  margin-inline-end: auto;
  color: var(--text-secondary);
`;
