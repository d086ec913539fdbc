import type { ComponentProps } from 'react';
import { classes } from '@/ui/classes';

/** Labels on the left, sentences on the right. */
export const ReasonList = ({ className, ...rest }: ComponentProps<'dl'>) => (
  <dl {...rest} className={classes('reason-list', className)} />
);
