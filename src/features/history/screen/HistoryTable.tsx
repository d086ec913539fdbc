import { styled } from 'styled-components';
import type { RequestGroup } from '@/domain/history/historyRows';
import { type HistoryColumn, type HistorySort, sortValueOf } from '@/domain/history/historySort';
import { LABELED_CARDS } from '@/ui/labeledCards';
import { Table } from '@/ui/Table';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { NARROW, WIDE } from '@/ui/wide';
import type { TableColumn } from './historyColumns';
import { RequestRows } from './RequestRows';
import { useLinkedHighlight } from './useRequestLink';

interface HistoryTableProps {
  readonly caption: string;
  readonly groups: readonly RequestGroup[];
  readonly columns: readonly TableColumn[];
  readonly sort: HistorySort;
  readonly onSort: (column: HistoryColumn) => void;
  /** The user may save request and response XML. */
  readonly canDownload: boolean;
  readonly isCompact: boolean;
}

/** The past requests of the loan, one tbody each. */
export function HistoryTable({ caption, groups, columns, sort, onSort, isCompact, ...rest }: HistoryTableProps) {
  const highlight = useLinkedHighlight();
  return (
    <Requests data-sticky data-density={isCompact ? 'compact' : undefined} {...highlight}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <ColumnHeading key={column.id} {...{ column, sort, onSort }} />
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <RequestRows key={group.id} {...{ group, columns }} {...rest} />
      ))}
    </Requests>
  );
}

const Requests = styled(Table)`
  > tbody {
    scroll-margin-top: calc(var(--header-height) + var(--row-height));
  }
  > tbody > tr > [data-column='request'] {
    font-weight: 600;

    > button {
      margin-inline-end: var(--space-1);
    }
  }
  /* With wide text spacing, these break, so that the table doesn't get wider than the page. */
  ${WIDE} {
    > tbody > tr > :is([data-column='outcome'], [data-column='report']) {
      white-space: normal;
    }
    > thead > tr > [data-column='report'] {
      width: 9em;
    }
    /* Twelve columns fit the minimum width, also with wide text spacing. */
    > :is(thead, tbody) > tr:not([data-detail]) > :not(:first-child, :last-child) {
      padding-inline: 6px;
    }
    > thead > tr > th,
    > tbody > tr > [data-column='submitter'] {
      white-space: normal;
    }
  }
  /* The copy button appears on hover, so it needs no room of its own. */
  @media (hover: hover) {
    > tbody > tr > [data-column='casefile'] button {
      position: absolute;
      inset-inline-start: 100%;
      background: var(--surface);
    }
    /* Until it appears, the date below it is what the pointer hits. */
    > tbody > tr > [data-column='casefile'] > :not(:hover) > button:not(:focus-visible) {
      background: none;
      pointer-events: none;
    }
  }
  > tbody > tr > [data-column='submitter'] {
    max-width: 140px;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > thead > tr > :is([data-column='dti'], [data-column='dtiChange']) {
    width: 0;
  }
  > tbody > tr > [data-column='dtiChange'] {
    color: var(--text-secondary);
  }
  > :is(thead, tbody) > tr > [data-column='actions'] {
    width: 0;
    text-align: end;
  }

  /* On paper, buttons are left out; the mark of the selected service is in the last column. */
  @media print {
    > :is(thead, tbody) > tr > [data-column='report'],
    > tbody > tr > [data-column='actions'] button {
      display: none;
    }
  }

  /* In a narrow window, the headings that sort the cards are a line of buttons above them. */
  ${LABELED_CARDS}
  ${NARROW} {
    > thead,
    > tbody > tr[data-detail],
    > tbody > tr[data-detail] > td {
      display: block;
      height: auto;
    }
    > thead > tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--space-4);
      padding: var(--space-1) var(--space-4);
      background: var(--sunken);
    }
    && > thead > tr > th {
      width: auto;
      height: auto;
      padding: 0;
      border: 0;

      &:not(:has(button)) {
        display: none;
      }
    }
    && > tbody > tr:not(:last-child, [data-detail]) {
      border-bottom: 1px dotted var(--border);
    }
  }

  /* The hovered or focused request and the requests linked to it. */
  > tbody:is(:focus-within, [data-linked]) > tr:not([data-detail], [data-selected]) {
    background: var(--row-hover);
  }
  > tbody:is(:focus-within, [data-linked]) > tr:not([data-detail]) > td:first-child {
    box-shadow: inset 3px 0 var(--brand);
  }
  > tbody[data-linked] > tr:not([data-detail]) > td:first-child {
    box-shadow: inset 3px 0 var(--recommended);
  }
`;

interface ColumnHeadingProps {
  readonly column: HistoryColumn;
  readonly sort: HistorySort;
  readonly onSort: (column: HistoryColumn) => void;
}

/** A heading that sorts the table by its column. */
const ColumnHeading = ({ column, sort, onSort }: ColumnHeadingProps) => {
  const { id, heading, isHeadingHidden, isFigure } = column;
  return (
    <th
      scope="col"
      data-column={id}
      data-align={isFigure ? 'end' : undefined}
      aria-sort={sort.column === id ? DIRECTIONS[sort.isDescending ? 'down' : 'up'] : undefined}
    >
      {isHeadingHidden ? (
        <VisuallyHidden>{heading}</VisuallyHidden>
      ) : sortValueOf(column) === undefined ? (
        <span>{heading}</span>
      ) : (
        <SortButton type="button" onClick={() => onSort(column)}>
          {heading}
        </SortButton>
      )}
    </th>
  );
};

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
