import { useContext, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Tooltip, TooltipTrigger, TooltipTriggerStateContext } from 'react-aria-components';
import { isComposing } from '@/lib/submitKeys';

/** Explains `data-hint` on hover, focus and touch. One for the page: a trigger for each date would slow 600 rows. */
export const Tooltips = () => (
  <TooltipTrigger delay={400} closeDelay={100}>
    <PageTooltip />
  </TooltipTrigger>
);

function PageTooltip() {
  const state = useContext(TooltipTriggerStateContext);
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const triggerRef = useRef<HTMLElement>(null);
  const tooltip = useRef<HTMLDivElement>(null);
  const frame = useRef(0);
  const isOpen = state?.isOpen === true && target?.isConnected === true;

  const show = useEffectEvent((next: HTMLElement | null, isImmediate: boolean) => {
    cancelAnimationFrame(frame.current);
    if (next === null) return state?.close(isImmediate);
    triggerRef.current = next;
    setTarget(next);
    return state?.open(isImmediate);
  });
  const onPoint = useEffectEvent(({ target: pointed }: Event) => {
    if (pointed instanceof Element && pointed.closest('[role=tooltip]')) return;
    const hinted = hintedBy(pointed);
    show(hinted?.title === '' ? hinted : null, false);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || isComposing(event)) return;
    // The next press closes the dialog around it.
    event.stopPropagation();
    show(null, true);
  });

  useEffect(() => {
    const events = new AbortController();
    const options = { capture: true, signal: events.signal };
    const showAtOnce = (next: HTMLElement | null): void => {
      show(next, true);
      // Scrolling closes a tooltip, also the scroll that brings its element into view.
      if (next !== null) frame.current = requestAnimationFrame(() => show(next, true));
    };
    const onFocus = ({ target: focused }: Pick<Event, 'target'>): void => {
      const hinted = hintedBy(focused);
      const isShown = hinted !== null && (!isButton(hinted) || hinted.matches(':focus-visible'));
      showAtOnce(isShown ? hinted : null);
    };
    const onClick = ({ target: clicked }: Event): void => {
      const hinted = hintedBy(clicked);
      showAtOnce(hinted !== null && isButton(hinted) ? null : hinted);
    };
    document.addEventListener('pointerover', (event) => onPoint(event), options);
    document.addEventListener('focusin', onFocus, options);
    document.addEventListener('focusout', () => show(null, true), options);
    // A touch is a click.
    document.addEventListener('click', onClick, options);
    document.addEventListener('keydown', (event) => onKey(event), options);
    // The user may have focused an element before this code was loaded.
    onFocus({ target: document.activeElement });
    return () => {
      cancelAnimationFrame(frame.current);
      events.abort();
    };
  }, []);

  useLayoutEffect(() => {
    if (!isOpen || tooltip.current === null) return undefined;
    target.setAttribute('aria-describedby', tooltip.current.id);
    return () => target.removeAttribute('aria-describedby');
  }, [isOpen, target]);

  return (
    // Over a dialog too, which hides from screen readers what is not marked so.
    <Tooltip
      className="tooltip"
      ref={tooltip}
      triggerRef={triggerRef}
      isOpen={isOpen}
      placement="bottom"
      offset={6}
      data-print="never"
      data-react-aria-top-layer
    >
      <div>{target?.dataset['hint']}</div>
    </Tooltip>
  );
}

/** The element with a hint: around this one or, for a button, directly inside it. */
function hintedBy(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>('[data-hint]') ?? target.querySelector<HTMLElement>(':scope > [data-hint]');
}

const isButton = (element: HTMLElement): boolean => element.tagName === 'BUTTON';
