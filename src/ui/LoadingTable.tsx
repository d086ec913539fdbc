import { SkeletonRows } from './SkeletonRows';
import { Spinner } from './Spinner';

interface LoadingTableProps {
  readonly message: string;
  readonly rows: number;
  readonly columns: number;
}

/** The shape of a table that is loading; in a longer wait, below the spinner. */
export const LoadingTable = ({ message, ...shape }: LoadingTableProps) => (
  <div className="card loading-table">
    <SkeletonRows {...shape} />
    <Spinner cover="container" message={message} isLate />
  </div>
);
