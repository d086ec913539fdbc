import {
  cloneElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactElement,
} from 'react';
import { styled } from 'styled-components';

interface TooltipProps {
  readonly text: string;
  /** A button or a link, which receives the description. */
  readonly children: ReactElement<Record<string, unknown>, string>;
}

const DELAY_MS = { open: 500, close: 100 };
const GAP_PX = 6;

/** Describes its button or link on hover and focus. The user can hover the tooltip itself, and Escape closes it. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (next: boolean, afterMs = 0): void => {
    clearTimeout(timer.current);
    if (afterMs === 0) setIsShown(next);
    else timer.current = setTimeout(() => setIsShown(next), afterMs);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  // A layout effect, so that Escape works as soon as the tooltip is visible.
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setIsShown(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isShown]);

  return (
    <Around
      onPointerEnter={() => show(true, DELAY_MS.open)}
      onPointerLeave={() => show(false, DELAY_MS.close)}
      onPointerDown={() => show(false)}
      onFocus={({ target }: FocusEvent) => target.matches(':focus-visible') && show(true)}
      onBlur={() => show(false)}
    >
      {isShown ? cloneElement(children, { 'aria-describedby': id }) : children}
      {isShown && (
        <Bubble id={id} role="tooltip" popover="manual" ref={place}>
          {text}
        </Bubble>
      )}
    </Around>
  );
}

/**
 * Shows the tooltip in the top layer, where nothing clips it: below its target, or above if there is no space below.
 */
function place(bubble: HTMLElement | null): void {
  const described = bubble?.previousElementSibling?.getBoundingClientRect();
  if (bubble === null || described === undefined || typeof bubble.showPopover !== 'function') return;
  bubble.showPopover();
  const { width, height } = bubble.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = described.bottom + GAP_PX;
  const middle = described.left + (described.width - width) / 2;
  bubble.style.top = `${below + height > clientHeight ? described.top - GAP_PX - height : below}px`;
  bubble.style.left = `${Math.max(GAP_PX, Math.min(middle, clientWidth - width - GAP_PX))}px`;
}

const Around = styled.span`
  display: contents;
`;

const Bubble = styled.span`
  position: fixed;
  inset: auto;
  max-width: 320px;
  margin: 0;
  padding: var(--space-1) var(--space-2);
  font: var(--type-label);
  color: var(--tooltip-text);
  background: var(--tooltip);
  border: 1px solid transparent;
  border-radius: var(--radius-control);
  overflow-wrap: anywhere;
`;
