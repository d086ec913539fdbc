import type { ComponentProps } from 'react';
import { busyPress } from './press';
import { ButtonFace, type ButtonKind } from './ButtonFace';
import { OwnElement } from './OwnElement';
import { SpinningIcon } from './SpinningIcon';

interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: ButtonKind;
  /** While true, the button shows a small spinner beside its label and ignores presses. */
  readonly isBusy?: boolean;
}

/** While busy, the button keeps its place, its label and its focus. */
export const Button = ({
  kind = 'secondary',
  isBusy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) => (
  <ButtonFace {...rest} {...busyPress(isBusy, onClick)} type={type} $kind={kind}>
    {isBusy && <SpinningIcon aria-hidden size={16} />}
    <OwnElement>{children}</OwnElement>
  </ButtonFace>
);
