import { css, styled } from 'styled-components';
import { Row } from '@/ui/Row';
import { NARROW, PHONE, WIDE } from '@/ui/wide';

/**
 * The style of the decision grid. A cell's `data-chosen` frames the chosen column, a row's `data-different` tints it.
 * In a narrow window, each row is a card: the fact, and below it each service with its value.
 */
export const GridTable = styled.table<{ $columns: number }>`
  width: 100%;
  table-layout: fixed;
  font: var(--type-table);
  border-spacing: 0;
  border-collapse: separate;

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
  > * > tr > [data-difference] {
    width: 132px;
    font-weight: 400;
    color: var(--text-secondary);
  }
  > thead > tr > th[data-difference] {
    font: var(--type-label);
  }
  > thead > tr > th {
    padding-block: 8px 2px;
    font: var(--type-strong);
    vertical-align: top;
  }
  > thead > tr > * {
    border-bottom: 0;
  }
  > tbody > tr > th {
    font-weight: 400;
    color: var(--text-secondary);
  }
  > tbody > tr[data-outcome] {
    > * {
      border-bottom: 0;
      vertical-align: top;
    }
    > td {
      padding-block: 0 2px;
    }
    > th {
      padding-top: 7px;
    }
  }
  ${WIDE} {
    /* The height of a badge with its padding. */
    > tbody > tr[data-steady] > :last-child {
      height: 31px;
    }
  }
  > tbody > tr[data-awaited='all'] {
    display: none;
  }
  > tbody:last-child > tr:last-child > * {
    border-bottom: 0;
  }
  > tbody[data-form] > tr > td {
    padding: 0;
    font-weight: 400;
    border: 0;
  }

  > tbody > tr[data-different] > * {
    background: var(--row-different);
  }
  > * > tr > [data-chosen] {
    box-shadow:
      inset 2px var(--edge, 0) var(--brand),
      inset -2px 0 var(--brand);
  }
  > thead {
    --edge: 2px;
  }
  > tbody:last-child > tr:last-child,
  > tbody > tr:has(+ [data-figures]) {
    --edge: -2px;
  }

  /* Forced colors remove shadows. */
  @media (forced-colors: active) {
    > * > tr > [data-chosen] {
      border-inline: 3px solid Highlight;
      padding-inline: 11px;
    }
    > thead > tr > [data-chosen] {
      border-top: 3px solid Highlight;
    }
    > tbody:last-child > tr:last-child > [data-chosen] {
      border-bottom: 3px solid Highlight;
    }
  }

  ${NARROW} {
    &,
    > *,
    > * > tr,
    > tbody > tr > * {
      display: block;
    }
    > * > tr > :is(td, th) {
      padding: 2px 12px;
      border: 0;
    }
    > * > tr > :first-child {
      width: auto;
    }
    > tbody > tr[data-different] {
      background: var(--row-different);
    }
    &[data-headless] > thead,
    > thead > tr > :is(td, [data-difference]),
    > tbody > tr > [data-difference]:empty {
      display: none;
    }
    > thead > tr > th {
      display: block;
      padding-block: 6px;
    }
    > * > tr > [data-chosen] {
      box-shadow: inset 3px 0 var(--brand);

      @media (forced-colors: active) {
        padding-inline-start: 9px;
        border-inline-start: 3px solid Highlight;
      }
    }
    > tbody:not([data-form]) > tr {
      padding-block: 4px;
      border-top: 1px solid var(--border);
    }
    &[data-headless] > tbody:not([data-form]) > tr[data-outcome] {
      border-top: 0;
    }
    > tbody > tr > th,
    > tbody > tr[data-outcome] > th {
      padding-top: 2px;
    }
    ${({ $columns }) => ($columns > 1 ? VALUES_BY_SERVICE : VALUE_BESIDE_LABEL)}
    > tbody > tr[data-awaited='one'] {
      display: none;
    }
    && > tbody > tr[data-awaited='all'] {
      display: grid;
      flex: 1;
      place-content: center;

      > th {
        display: none;
      }
      > td {
        color: var(--text-secondary);
      }
    }
  }
`;

/** The service is before each value, in a column of its own. */
const VALUES_BY_SERVICE = css<{ $columns: number }>`
  > tbody > tr > [data-difference] {
    width: auto;
    padding-inline-start: 68px;

    &::before {
      content: attr(data-difference) ' ';
    }
  }
  > tbody > tr > td[data-service] {
    position: relative;
    min-height: 24px;
    padding-inline-start: 68px;

    &::before {
      position: absolute;
      inset-inline-start: 12px;
      font-weight: 400;
      color: var(--text-secondary);
      content: attr(data-service) ' ';
    }
  }
  > tbody > tr[data-outcome] > td::before {
    line-height: 1.5rem;
  }
`;

const VALUE_BESIDE_LABEL = css`
  > tbody:not([data-form]) > tr {
    display: grid;
    grid-template-columns: 124px minmax(0, 1fr);
    align-items: baseline;
  }
`;

/** What is in use, and the tools of the grid. */
export const AboveGrid = styled(Row)`
  min-height: 25px;
  margin-bottom: var(--space-2);

  /* Two lines, also while a run goes on, so that the grid stays where it is. */
  ${PHONE} {
    align-content: start;
    min-height: 53px;
  }

  > span:last-child[data-print] {
    /* The count arrives later and may grow: the checkbox stays where it is. */
    min-width: 168px;
    margin-inline-start: auto;
  }
`;

export const GridCard = styled.div`
  /* Contains the table's visually hidden text, which would widen the page. */
  position: relative;
  margin-bottom: var(--space-3);
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: var(--radius-card);

  /* Until figures are received, what follows is below the fold, where it can move without a visible shift. */
  ${NARROW} {
    &[data-awaits],
    &[data-awaits] > table,
    &[data-awaits] > table > tbody {
      display: flex;
      flex-direction: column;
    }
    &[data-awaits] {
      min-height: calc(100lvh - 16rem);
    }
    &[data-awaits] > table,
    &[data-awaits] > table > tbody {
      flex: 1;
    }
  }
`;
