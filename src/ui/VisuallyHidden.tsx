import type { ComponentProps } from 'react';

/** Hides text visually, but not from screen readers. */
export const VisuallyHidden = (props: ComponentProps<'span'>) => <span {...props} className="visually-hidden" />;
