import { Delivered } from './Delivered';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { MissingValue } from './MissingValue';
import { NARROW } from './wide';

export interface DataItem {
  readonly label: string;
  readonly value: ReactNode;
}

interface DataColumnsProps {
  readonly items: readonly DataItem[];
  readonly columns?: number;
}

/** Labeled values in columns, in row order. @empty null, undefined and '' show '--'; 0 is a value */
export const DataColumns = ({ items, columns = 4 }: DataColumnsProps) => (
  <Grid $columns={columns}>
    {items.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{typeof value === 'string' ? <Delivered text={value || null} /> : (value ?? <MissingValue />)}</dd>
      </div>
    ))}
  </Grid>
);

const Grid = styled.dl<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: var(--space-2) var(--space-6);

  dt {
    font: var(--type-label);
    color: var(--text-secondary);
  }
  dd {
    font: var(--type-table);
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  ${NARROW} {
    grid-template-columns: repeat(${({ $columns }) => Math.min($columns, 2)}, minmax(0, 1fr));
  }
`;
