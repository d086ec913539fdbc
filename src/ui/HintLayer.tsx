import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

const DELAY_MS = { open: 400, close: 100 };

/**
 * Explains each element with `data-hint` on hover, focus and touch, and names each icon button on hover and keyboard
 * focus. One component for the page, so that a table full of dates renders no tooltips. The user can hover the hint
 * itself, and Escape closes it. On hover, the browser explains an element with a title.
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
    const onPress = ({ type, target: pressed }: Event): void => {
      const hinted = hintedBy(pressed);
      const isByKeyboard = type === 'focusin' && hinted?.matches(':focus-visible');
      show(hinted?.tagName === 'BUTTON' && !isByKeyboard ? null : hinted);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || shown === null) return;
      // The next press closes the dialog around it.
      event.stopPropagation();
      show(null);
    };
    const events = new AbortController();
    const options = { capture: true, signal: events.signal };
    document.addEventListener('pointerover', onPoint, options);
    document.addEventListener('focusin', onPress, options);
    document.addEventListener('focusout', () => show(null), options);
    // A touch is a click.
    document.addEventListener('click', onPress, options);
    document.addEventListener('keydown', onKey, options);
    // Moving the focus can scroll.
    document.addEventListener('scroll', () => placeBubble(bubble.current, shown), options);
    return () => {
      clearTimeout(timer);
      events.abort();
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
    <span className="tooltip" id={id} role="tooltip" popover="manual" data-print="never" ref={bubble}>
      {target.dataset['hint']}
    </span>,
    target.closest('[role=dialog], [role=alertdialog]') ?? document.body,
  );
}

/** The hint of an element, around it or, for a button, directly inside. */
function hintedBy(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>('[data-hint]') ?? target.querySelector<HTMLElement>(':scope > [data-hint]');
}

const isHint = (target: EventTarget | null): boolean => target instanceof Element && target.matches('[role=tooltip]');

const GAP_PX = 6;

/** Shows a bubble in the top layer, where nothing clips it: below its element, or above if there is no space below. */
function placeBubble(bubble: HTMLElement | null, target: Element | null): void {
  const described = target?.getBoundingClientRect();
  if (bubble === null || described === undefined || typeof bubble.showPopover !== 'function') return;
  if (!bubble.matches(':popover-open')) bubble.showPopover();
  const { width, height } = bubble.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = described.bottom + GAP_PX;
  const middle = described.left + (described.width - width) / 2;
  bubble.style.top = `${below + height > clientHeight ? described.top - GAP_PX - height : below}px`;
  bubble.style.left = `${Math.max(GAP_PX, Math.min(middle, clientWidth - width - GAP_PX))}px`;
}
