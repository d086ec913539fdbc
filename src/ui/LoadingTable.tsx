import { styled } from 'styled-components';
import { SkeletonRows } from './SkeletonRows';
import { Spinner } from './Spinner';

interface LoadingTableProps {
  readonly message: string;
  readonly rows: number;
  readonly columns: number;
}

/** The shape of a table that is loading; in a longer wait, below the spinner. */
export const LoadingTable = ({ message, ...shape }: LoadingTableProps) => (
  <Card>
    <SkeletonRows {...shape} />
    <Spinner cover="container" message={message} isLate />
  </Card>
);

const Card = styled.div`
  position: relative;
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: var(--radius-card);
`;
