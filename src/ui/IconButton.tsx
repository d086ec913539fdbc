import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from './classes';
import { busyPress } from './press';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  readonly icon: LucideIcon;
  readonly label: string;
  /** False uses the browser's own tooltip, which keyboard focus doesn't show: for buttons repeated in many rows. */
  readonly hasTooltip?: boolean;
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
}: IconButtonProps) => (
  <button
    data-hint={hasTooltip ? label : undefined}
    title={hasTooltip ? undefined : label}
    {...rest}
    className={classes('icon-button', className)}
    {...busyPress(isBusy, onClick)}
    type={type}
    aria-label={label}
  >
    <Icon aria-hidden size={16} />
  </button>
);
