import { styled } from 'styled-components';
import { Skeleton } from './Skeleton';
import { NARROW } from './wide';

const WIDTHS = [40, 70, 55];

interface SkeletonRowsProps {
  readonly rows: number;
  readonly columns: number;
}

/** Gray bars in the shape of a table that is loading. */
export const SkeletonRows = ({ rows, columns }: SkeletonRowsProps) =>
  Array.from({ length: rows }, (_row, row) => (
    <Row key={row} aria-hidden>
      {Array.from({ length: columns }, (_column, column) => (
        <Skeleton key={column} $width={`${WIDTHS[(row + column) % 3]}%`} />
      ))}
    </Row>
  ));

const Row = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: var(--space-4);
  align-items: center;
  height: var(--row-height);
  padding-inline: var(--space-4);

  ${NARROW} {
    > :nth-child(n + 4) {
      display: none;
    }
  }
  & + & {
    border-top: 1px solid var(--border);
  }
`;
