import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { placeBubble } from './placeBubble';
import { TooltipBubble } from './TooltipBubble';

const DELAY_MS = { open: 400, close: 100 };

/**
 * Explains each element with `data-hint` on hover, focus and touch. One component for the page, so that a table full of
 * dates renders no tooltips. The user can hover the hint itself, and Escape closes it. On hover, the browser explains an
 * element with a title.
 */
export function HintLayer() {
  const id = useId();
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const bubble = useRef<HTMLElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown: HTMLElement | null = null;
    const show = (next: HTMLElement | null, afterMs = 0): void => {
      clearTimeout(timer);
      if (afterMs > 0) timer = setTimeout(() => show(next), afterMs);
      else setTarget((shown = next));
    };
    const onPoint = (event: Event): void => {
      if (isHint(event.target)) clearTimeout(timer);
      else {
        const hinted = hintedBy(event.target);
        const next = hinted?.title === '' ? hinted : null;
        show(next, next === null ? DELAY_MS.close : DELAY_MS.open);
      }
    };
    const onPress = ({ target: pressed }: Event): void => show(hintedBy(pressed));
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || shown === null) return;
      // The next press closes the dialog around it.
      event.stopPropagation();
      show(null);
    };
    const onLeave = (): void => show(null);
    // Moving the focus can scroll.
    const onScroll = (): void => placeBubble(bubble.current, shown);
    const listeners = [
      ['pointerover', onPoint],
      ['focusin', onPress],
      ['focusout', onLeave],
      // A touch is a click.
      ['click', onPress],
      ['keydown', onKey as (event: Event) => void],
      ['scroll', onScroll],
    ] as const;
    for (const [type, listener] of listeners) document.addEventListener(type, listener, true);
    // The layer loads late, so the user may be there already.
    show(hintedBy(document.activeElement));
    return () => {
      clearTimeout(timer);
      for (const [type, listener] of listeners) document.removeEventListener(type, listener, true);
    };
  }, []);

  useLayoutEffect(() => {
    placeBubble(bubble.current, target);
    target?.setAttribute('aria-describedby', id);
    return () => target?.removeAttribute('aria-describedby');
  }, [target, id]);

  if (target?.isConnected !== true) return null;
  // An open dialog hides everything outside itself from screen readers.
  return createPortal(
    <TooltipBubble id={id} data-print="never" ref={bubble}>
      {target.dataset['hint']}
    </TooltipBubble>,
    target.closest('[role=dialog]') ?? document.body,
  );
}

/** The hint of an element, around it or, for a button, directly inside. */
function hintedBy(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>('[data-hint]') ?? target.querySelector<HTMLElement>(':scope > [data-hint]');
}

const isHint = (target: EventTarget | null): boolean => target instanceof Element && target.matches('[role=tooltip]');
