import type { ComponentProps } from 'react';
import { classes } from './classes';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5;

const SIZES = { page: 'type-page', section: 'type-section', strong: 'type-strong' };

interface HeadingProps extends ComponentProps<'h2'> {
  readonly level: HeadingLevel;
  readonly size?: keyof typeof SIZES;
}

export const Heading = ({ level, size = 'section', className, ...rest }: HeadingProps) => {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={classes(SIZES[size], className)} />;
};
