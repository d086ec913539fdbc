import { css, styled } from 'styled-components';
import { Table } from './Table';
import { visuallyHidden } from './VisuallyHidden';
import { NARROW } from './wide';

/**
 * For a table: in a narrow window, each row is a card, and each `data-label` stands before its value. Headings with
 * buttons stay visible. Rows with `data-detail` are no cards.
 */
export const LABELED_CARDS = css`
  ${NARROW} {
    &&,
    && > tbody {
      --card-inset: var(--space-4);

      display: block;
      min-width: 0;
    }
    && > thead:not(:has(button)) {
      ${visuallyHidden}
    }
    && > tbody > tr:not([data-detail]) {
      display: flex;
      flex-direction: column;
      padding-block: var(--space-2);
      border-bottom: 1px solid var(--border-control);
    }
    && > tbody:last-child > tr:last-child {
      border-bottom: 0;
    }
    &&&& > tbody > tr:not([data-detail]) > :is(td, th) {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--space-2);
      align-items: center;
      width: auto;
      max-width: none;
      height: auto;
      min-height: 26px;
      padding: 1px var(--card-inset);
      text-align: start;
      white-space: normal;
      border: 0;

      &:empty {
        display: none;
      }
      /* Outside the flow, so that a long value wraps in its own column. */
      &[data-label] {
        position: relative;
        padding-inline-start: calc(var(--card-inset) + 116px);
      }
      &[data-label]::before {
        position: absolute;
        inset: 1px auto auto var(--card-inset);
        display: flex;
        align-items: center;
        width: 108px;
        height: min(100% - 2px, 38px);
        font-weight: 400;
        color: var(--text-secondary);
        content: attr(data-label);
      }
    }
  }
`;

/** A small table whose rows are cards in a narrow window. */
export const CardTable = styled(Table)`
  ${LABELED_CARDS}
`;
