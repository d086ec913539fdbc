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
import { placeBubble, TooltipBubble } from './TooltipBubble';

interface TooltipProps {
  readonly text: string;
  /** A button or a link, which receives the description. */
  readonly children: ReactElement<Record<string, unknown>, string>;
}

const DELAY_MS = { open: 500, close: 100 };

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
        <TooltipBubble id={id} ref={place}>
          {text}
        </TooltipBubble>
      )}
    </Around>
  );
}

const place = (bubble: HTMLElement | null): void => placeBubble(bubble, bubble?.previousElementSibling);

const Around = styled.span`
  display: contents;
`;
