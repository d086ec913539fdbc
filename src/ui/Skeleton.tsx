import { classes } from './classes';

interface SkeletonProps {
  readonly width?: string;
  readonly className?: string;
}

/** A gray bar in place of text that is loading. */
export const Skeleton = ({ width = '100%', className }: SkeletonProps) => (
  <span aria-hidden className={classes('skeleton', className)} style={{ width }} />
);
