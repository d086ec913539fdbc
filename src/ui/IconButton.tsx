import type { LucideIcon } from 'lucide-react';
import {
  cloneElement,
  type ComponentProps,
  type FocusEvent,
  type ReactElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classes } from './classes';
import { placeBubble } from './placeBubble';
import { TooltipBubble } from './TooltipBubble';
import { busyPress } from './press';

interface TooltipProps {
  readonly text: string;
  /** A button or a link, which receives the description. */
  readonly children: ReactElement<Record<string, unknown>, string>;
}

const DELAY_MS = { open: 500, close: 100 };

/** Describes its button or link on hover and focus. The user can hover the tooltip itself, and Escape closes it. */
function Tooltip({ text, children }: TooltipProps) {
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
    <span
      className="tooltip-anchor"
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
    </span>
  );
}

const place = (bubble: HTMLElement | null): void => placeBubble(bubble, bubble?.previousElementSibling);

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  readonly icon: LucideIcon;
  /** The accessible name and the tooltip text. */
  readonly label: string;
  /** False uses the browser's own tooltip, which costs no rendering: for buttons repeated in many rows. */
  readonly hasTooltip?: boolean;
  /** While true, the button ignores presses and keeps the focus. */
  readonly isBusy?: boolean;
}

export const IconButton = ({
  icon: Icon,
  label,
  hasTooltip = true,
  isBusy = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: IconButtonProps) => {
  const button = (
    <button
      {...(!hasTooltip && { title: label })}
      {...rest}
      className={classes('icon-button', className)}
      {...busyPress(isBusy, onClick)}
      type={type}
      aria-label={label}
    >
      <Icon aria-hidden size={16} />
    </button>
  );
  return hasTooltip ? <Tooltip text={label}>{button}</Tooltip> : button;
};
