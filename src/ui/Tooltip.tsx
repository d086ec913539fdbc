import type { ReactElement } from 'react';
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { styled } from 'styled-components';

interface TooltipProps {
  readonly text: string;
  /** A button or a link; it receives the handlers and the description as props. */
  readonly children: ReactElement<Record<string, unknown>, string>;
}

/** Describes the button or link inside it on hover and on focus; Escape closes it. */
export const Tooltip = ({ text, children }: TooltipProps) => (
  <TooltipTrigger delay={500} closeDelay={100}>
    {/* A disabled button takes no focus, which the library would otherwise complain of. */}
    <Focusable isDisabled={children.props['disabled'] === true}>{children}</Focusable>
    <Bubble offset={6}>{text}</Bubble>
  </TooltipTrigger>
);

const Bubble = styled(AriaTooltip)`
  z-index: var(--z-tooltip);
  max-width: 320px;
  padding: var(--space-1) var(--space-2);
  font: var(--type-label);
  color: var(--canvas);
  background: var(--text);
  border: 1px solid transparent;
  border-radius: var(--radius-control);
  overflow-wrap: anywhere;
`;
