import type { ComponentProps } from 'react';
import { classes } from './classes';

/** Looks like a link but has no address, for example to open a document or a message. */
export const LinkButton = ({ type = 'button', className, ...rest }: ComponentProps<'button'>) => (
  <button {...rest} className={classes('link-button', className)} type={type} />
);
