import { css } from 'styled-components';
import { NARROW } from '@/ui/wide';

const FIELD = "select, input[type='text'], [data-value]";

/**
 * For the rows of a form table: a row grows downwards, so that an error or a second field moves no control beside it.
 * Text lines up with the fields.
 */
export const STEADY_ROWS = css`
  @media screen {
    && > tbody > tr > :is(td, th) {
      vertical-align: top;
    }
    && > tbody > tr > :is(td, th):not(:has(${FIELD}), [data-lines]) {
      padding-top: 11px;
    }
    && > tbody > tr > td:not(:has(${FIELD})):has(input, [data-choice]) {
      padding-top: 8px;
    }
  }
`;

/** A form's rows as cards in a narrow window: the cell without a label names the card, and fields fill their line. */
export const CARD_ROWS = css`
  ${NARROW} {
    &&&&& > tbody > tr > :is(td, th) {
      &:not([data-label]) {
        order: -1;
        font-weight: 600;
      }
      &:has(select, input[type='text']) > * {
        flex: 1;
        min-width: 0;
      }
    }
  }
`;
