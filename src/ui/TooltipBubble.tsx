import type { ComponentProps } from 'react';

/** The bubble of a tooltip. Use with `placeBubble`. */
export const TooltipBubble = (props: ComponentProps<'span'>) => (
  <span {...props} className="tooltip" role="tooltip" popover="manual" />
);
