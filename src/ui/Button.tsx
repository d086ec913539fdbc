import type { ComponentProps } from 'react';
import { busyPress } from './press';
import { classes } from './classes';
import { OwnElement } from './OwnElement';
import { SpinningIcon } from './SpinningIcon';

interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: 'primary' | 'secondary' | 'quiet';
  /** While true, the button shows a small spinner beside its label and ignores presses. */
  readonly isBusy?: boolean;
}

export const Button = ({
  kind = 'secondary',
  isBusy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    {...busyPress(isBusy, onClick)}
    className={classes('button', className)}
    data-kind={kind}
    type={type}
  >
    {isBusy && <SpinningIcon aria-hidden size={16} />}
    <OwnElement>{children}</OwnElement>
  </button>
);

/** Looks like a link but has no address, for example to open a document or a message. */
export const LinkButton = ({ type = 'button', className, ...rest }: ComponentProps<'button'>) => (
  <button {...rest} className={classes('link-button', className)} type={type} />
);
