import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { busyPress } from './busyPress';
import { Tooltip } from './Tooltip';

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
  onClick,
  ...rest
}: IconButtonProps) => {
  const button = (
    <Square
      {...(!hasTooltip && { title: label })}
      {...rest}
      {...busyPress(isBusy, onClick)}
      type={type}
      aria-label={label}
    >
      <Icon aria-hidden size={16} />
    </Square>
  );
  return hasTooltip ? <Tooltip text={label}>{button}</Tooltip> : button;
};

const Square = styled.button`
  display: inline-grid;
  place-items: center;
  width: var(--icon-button-size);
  height: var(--icon-button-size);
  padding: 0;
  vertical-align: middle;
  color: var(--brand);
  background: transparent;
  border: 1px solid transparent;
  border-radius: var(--radius-control);

  &:hover:not(:disabled, [aria-disabled='true']) {
    color: var(--brand-hover);
    background: var(--row-hover);
    border-color: var(--border);
  }
  &:is(:disabled, [aria-disabled='true']) {
    cursor: default;
    opacity: 0.5;
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }

  @media print {
    display: none;
  }
`;
