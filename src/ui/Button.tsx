import { type ComponentProps, useState } from 'react';
import { busyPress } from './press';
import { classes } from './classes';
import { OwnElement } from './OwnElement';
import { SpinningIcon } from './SpinningIcon';

interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: 'primary' | 'secondary' | 'quiet';
  /** While true, the button shows a small spinner beside its label and ignores presses. */
  readonly isBusy?: boolean;
}

/** A button that its own press disables keeps the focus until the user leaves it: a disabled one would lose it. */
export function Button({
  kind = 'secondary',
  isBusy = false,
  type = 'button',
  className,
  onClick,
  onFocus,
  onBlur,
  disabled = false,
  children,
  ...rest
}: ButtonProps) {
  const [hasFocus, setHasFocus] = useState(false);
  return (
    <button
      {...rest}
      {...busyPress(isBusy || (disabled && hasFocus), onClick)}
      className={classes('button', className)}
      data-kind={kind}
      type={type}
      disabled={disabled && !hasFocus}
      onFocus={(event) => {
        setHasFocus(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setHasFocus(false);
        onBlur?.(event);
      }}
    >
      {isBusy && <SpinningIcon aria-hidden size={16} />}
      <OwnElement>{children}</OwnElement>
    </button>
  );
}

/** Looks like a link but has no address, for example to open a document or a message. */
export const LinkButton = ({ type = 'button', className, ...rest }: ComponentProps<'button'>) => (
  <button {...rest} className={classes('link-button', className)} type={type} />
);
