import { Skeleton } from './Skeleton';

const WIDTHS = [40, 70, 55];

interface SkeletonRowsProps {
  readonly rows: number;
  readonly columns: number;
}

/** Gray bars in the shape of a table that is loading. */
export const SkeletonRows = ({ rows, columns }: SkeletonRowsProps) =>
  Array.from({ length: rows }, (_row, row) => (
    <div className="skeleton-row" key={row} aria-hidden>
      {Array.from({ length: columns }, (_column, column) => (
        <Skeleton key={column} width={`${WIDTHS[(row + column) % 3]}%`} />
      ))}
    </div>
  ));
