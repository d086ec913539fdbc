import type { CSSProperties, ReactNode } from 'react';
import { Delivered, MissingValue } from './Delivered';

export interface DataItem {
  /** Of items whose labels may be equal. */
  readonly id?: string;
  readonly label: string;
  readonly value: ReactNode;
}

/** Labeled values in columns, in row order. @empty null, undefined and '' show '--'; 0 is a value */
export const DataColumns = ({
  items,
  columns = 4,
}: {
  readonly items: readonly DataItem[];
  readonly columns?: number;
}) => (
  <dl className="data-columns" style={{ '--columns': columns, '--narrow': Math.min(columns, 2) } as CSSProperties}>
    {items.map(({ id, label, value }) => (
      <div key={id ?? label}>
        <dt>{label}</dt>
        <dd>{typeof value === 'string' ? <Delivered text={value || null} /> : (value ?? <MissingValue />)}</dd>
      </div>
    ))}
  </dl>
);
