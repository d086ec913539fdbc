import { styled } from 'styled-components';
import { visuallyHidden } from './VisuallyHidden';
import { WIDE } from './wide';

/**
 * The style of every table, so that cells stay plain elements. Attributes select variants:
 * on the table `data-sticky` (heading stays below the app header) and `data-density="compact"`;
 * on a tbody `data-group` (its rows belong together: one hover, dotted lines between them);
 * on a row `data-selected` and `data-detail` (an expanded row); on a cell `data-align="end"` and `data-wrap`.
 */
export const Table = styled.table`
  width: 100%;
  font: var(--type-table);
  text-align: start;
  background: var(--surface);
  border-spacing: 0;
  border-collapse: separate;

  > caption {
    ${visuallyHidden}
  }

  > thead > tr > th {
    height: var(--row-height);
    padding: var(--space-1) var(--space-2);
    font-weight: 600;
    text-align: start;
    white-space: nowrap;
    color: var(--text-secondary);
    background: var(--sunken);
    border-bottom: 1px solid var(--border-control);
  }
  /* In the one-column layout, the heading isn't sticky: the table scrolls inside its card. */
  ${WIDE} {
    &[data-sticky] > thead > tr > th {
      position: sticky;
      top: var(--header-height);
      z-index: 1;
    }
  }

  > tbody > tr > :is(td, th) {
    height: var(--row-height);
    padding: var(--space-1) var(--space-2);
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
    border-bottom: 1px solid var(--border);
  }
  &[data-density='compact'] > tbody > tr > :is(td, th) {
    height: var(--row-height-compact);
    padding-block: 1px;
  }

  > :is(thead, tbody) > tr > :is(td, th):first-child {
    padding-inline-start: var(--space-4);
  }
  > :is(thead, tbody) > tr > :is(td, th):last-child {
    padding-inline-end: var(--space-4);
  }
  > :is(thead, tbody) > tr > :is(td, th)[data-align='end'] {
    text-align: end;
  }
  > tbody > tr > :is(td, th)[data-wrap] {
    white-space: normal;
    overflow-wrap: anywhere;
  }

  > tbody:not([data-group]) > tr:not([data-detail], [data-selected]):hover,
  > tbody[data-group]:hover > tr:not([data-detail], [data-selected]) {
    background: var(--row-hover);
  }
  > tbody > tr[data-selected]:not([data-detail]) {
    background: var(--row-selected);
    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  /* A tag in the last part of a selector keeps the browser from checking every element of the row as the pointer moves. */
  > tbody[data-group]:hover > tr:not([data-detail]) > td:first-child {
    box-shadow: inset 3px 0 var(--brand);
  }
  > tbody[data-group] > tr:not(:last-child, [data-detail]) > :is(td, th) {
    border-bottom-style: dotted;
  }
  > tbody:last-child > tr:last-child > :is(td, th) {
    border-bottom: 0;
  }

  > tbody > tr[data-detail] > td {
    padding: var(--space-3) var(--space-4);
    white-space: normal;
    background: var(--canvas);
  }

  @media print {
    > thead > tr > th {
      position: static;
    }
    > tbody > tr:not([data-detail]) > :is(td, th) {
      padding-block: 1px;
      white-space: normal;
    }
  }
`;
