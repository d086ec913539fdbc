import { styled } from 'styled-components';
import { isFigure, type ColumnId } from '@/domain/history/historyColumns';
import { isSortable, type HistorySort } from '@/domain/history/historySort';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

interface ColumnHeadingProps {
  readonly id: ColumnId;
  readonly heading: string;
  readonly sort: HistorySort;
  readonly onSort: (column: ColumnId) => void;
  /** Without a button, for paper. */
  readonly isPlain: boolean;
}

/** A heading that sorts the table by its column. */
export const ColumnHeading = ({ id, heading, sort, onSort, isPlain }: ColumnHeadingProps) => (
  <th
    scope="col"
    data-column={id}
    data-align={isFigure(id) ? 'end' : undefined}
    aria-sort={sort.column === id ? DIRECTIONS[sort.isDescending ? 'down' : 'up'] : undefined}
  >
    {id === 'actions' && <VisuallyHidden>{heading}</VisuallyHidden>}
    {id !== 'actions' && (isPlain || !isSortable(id)) && heading}
    {isSortable(id) && !isPlain && (
      <SortButton type="button" onClick={() => onSort(id)}>
        {heading}
      </SortButton>
    )}
  </th>
);

const DIRECTIONS = { down: 'descending', up: 'ascending' } as const;

/** The arrow is in the padding of the cell, so that it makes no column wider. */
const SortButton = styled.button`
  position: relative;
  min-width: 24px;
  min-height: 24px;
  padding: 0;
  font: inherit;
  text-align: inherit;
  color: inherit;
  background: none;
  border: 0;
  border-radius: 2px;

  &::after {
    position: absolute;
    inset-block-start: calc(50% - 2px);
    inset-inline-start: calc(100% + 2px);
    width: 7px;
    height: 5px;
    content: '';
    background: currentColor;
    clip-path: polygon(0 0, 100% 0, 50% 100%);
    opacity: 0;
    forced-color-adjust: none;
  }
  &:hover,
  [aria-sort] > & {
    color: var(--text);
  }
  [aria-sort] > &::after {
    opacity: 1;
  }
  [aria-sort='ascending'] > &::after {
    transform: scaleY(-1);
  }
`;
