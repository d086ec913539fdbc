import type { ComponentProps } from 'react';
import { classes } from './classes';

/** table.css names the attributes that select variants. */
export const Table = ({ className, ...rest }: ComponentProps<'table'>) => (
  <table {...rest} className={classes('table', className)} />
);

export const CardTable = ({ className, ...rest }: ComponentProps<'table'>) => (
  <table {...rest} className={classes('table labeled-cards', className)} />
);
