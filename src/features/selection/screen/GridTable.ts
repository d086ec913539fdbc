import { styled } from 'styled-components';
import { visuallyHidden } from '@/ui/VisuallyHidden';
import { NARROW } from '@/ui/wide';

/** Up to this many columns fit beside each other in a narrow window. */
const NARROW_COLUMNS = 2;

/**
 * The style of the decision grid. A cell's `data-marked` frames the chosen column, a row's `data-different` tints it. In
 * a narrow window, each label is above its values; values that don't fit beside each other show their service.
 */
export const GridTable = styled.table<{ $columns: number }>`
  width: 100%;
  table-layout: fixed;
  font: var(--type-table);
  border-spacing: 0;
  border-collapse: separate;

  > caption {
    ${visuallyHidden}
  }
  > * > tr > * {
    padding: 4px 14px;
    font-weight: 600;
    text-align: start;
    overflow-wrap: break-word;
    border-bottom: 1px solid var(--border);
  }
  > * > tr > :first-child {
    width: 172px;
  }
  > thead > tr > th {
    padding-block: 8px 2px;
    font: var(--type-strong);
    border-bottom: 0;
    vertical-align: top;
  }
  > thead > tr > td,
  > tbody > tr[data-outcome] > * {
    border-bottom: 0;
  }
  > tbody > tr[data-outcome] > td {
    padding-block: 0 2px;
    vertical-align: top;
  }
  > tbody > tr > th {
    font-weight: 400;
    color: var(--text-secondary);
  }
  > tbody > tr[data-outcome] > th {
    padding-top: 7px;
    vertical-align: top;
  }
  > tbody:last-child > tr:last-child > * {
    border-bottom: 0;
  }
  > tbody[data-form] > tr > td {
    padding: 0;
    border: 0;
  }
  small {
    font: var(--type-label);
    color: var(--text-secondary);
  }

  > tbody > tr[data-different] > * {
    background: var(--row-different);
  }
  > tbody > tr[data-different] > th {
    box-shadow: inset 3px 0 var(--warn);
  }
  > * > tr > [data-marked] {
    box-shadow:
      inset 2px 0 var(--brand),
      inset -2px 0 var(--brand);
  }
  > thead > tr > [data-marked] {
    box-shadow:
      inset 2px 2px var(--brand),
      inset -2px 0 var(--brand);
  }
  > tbody:last-child > tr:last-child > [data-marked] {
    box-shadow:
      inset 2px -2px var(--brand),
      inset -2px 0 var(--brand);
  }

  ${NARROW} {
    &,
    > :is(thead, tbody) {
      display: block;
    }
    > * > tr {
      display: grid;
      grid-template-columns: repeat(${({ $columns }) => ($columns > NARROW_COLUMNS ? 1 : $columns)}, minmax(0, 1fr));
    }
    > * > tr > * {
      padding-inline: 8px;
    }
    > thead > tr > td {
      display: none;
    }
    > * > tr > :first-child:not(td[data-service]) {
      width: auto;
    }
    > tbody > tr > th,
    > tbody[data-form] > tr > td {
      grid-column: 1 / -1;
    }
    > tbody > tr > th {
      padding-bottom: 0;
      border-bottom: 0;
    }
    /* The rows of labels would interrupt the frame. */
    > tbody > tr > [data-marked],
    > tbody:last-child > tr:last-child > [data-marked] {
      box-shadow: none;
    }
    > thead > tr > [data-marked] {
      box-shadow: inset 0 3px var(--brand);
    }
    ${({ $columns }) =>
      $columns > NARROW_COLUMNS &&
      `> tbody > tr > td[data-service]::before {
        content: attr(data-service) ' ';
        font: var(--type-label);
        color: var(--text-secondary);
      }`}
  }
`;
