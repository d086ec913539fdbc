import { Spinner } from './Spinner';

export const Skeleton = ({ width = '100%', height }: { readonly width?: string; readonly height?: string }) => (
  <span aria-hidden className="skeleton" style={{ width, height }} />
);

const WIDTHS = [40, 70, 55];

interface SkeletonRowsProps {
  readonly rows: number;
  readonly columns: number;
}

export const SkeletonRows = ({ rows, columns }: SkeletonRowsProps) =>
  Array.from({ length: rows }, (_row, row) => (
    <div className="skeleton-row" key={row} aria-hidden>
      {Array.from({ length: columns }, (_column, column) => (
        <Skeleton key={column} width={`${WIDTHS[(row + column) % 3]}%`} />
      ))}
    </div>
  ));

export const LoadingTable = ({ message, ...shape }: SkeletonRowsProps & { readonly message: string }) => (
  <div className="card loading-table">
    <SkeletonRows {...shape} />
    <Spinner cover="container" message={message} isLate />
  </div>
);
