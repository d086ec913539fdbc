import { css } from 'styled-components';
import { visuallyHidden } from '@/ui/VisuallyHidden';
import { NARROW } from '@/ui/wide';

const FIELD = "select, input[type='text'], [data-value]";

/**
 * For the rows of a form table: a row grows downwards, so that an error or a second field moves no control beside it.
 * Text lines up with the fields.
 */
export const STEADY_ROWS = css`
  && > tbody > tr > :is(td, th) {
    vertical-align: top;
  }
  && > tbody > tr > :is(td, th):not(:has(${FIELD}), [data-lines]) {
    padding-top: 11px;
  }
  && > tbody > tr > td:not(:has(${FIELD})):has(input, [data-choice]) {
    padding-top: 8px;
  }
`;

/**
 * In a narrow window, each row of a form table is a card with labeled values (`data-label`). The cell without a label
 * names the card.
 */
export const CARD_ROWS = css`
  ${NARROW} {
    &&,
    && > tbody {
      display: block;
      min-width: 0;
    }
    && > thead {
      ${visuallyHidden}
    }
    && > tbody > tr {
      display: flex;
      flex-direction: column;
      padding-block: var(--space-2);
      border-bottom: 1px solid var(--border-control);
    }
    &&&& > tbody > tr > :is(td, th) {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--space-2);
      align-items: center;
      width: auto;
      height: auto;
      min-height: 28px;
      padding: 2px var(--space-4);
      white-space: normal;
      border: 0;

      &:not([data-label]) {
        order: -1;
        font-weight: 600;
      }
      &:has(select, input[type='text']) > * {
        flex: 1;
        min-width: 0;
      }
      &[data-label]::before {
        flex: 0 0 112px;
        color: var(--text-secondary);
        content: attr(data-label);
      }
    }
  }
`;
