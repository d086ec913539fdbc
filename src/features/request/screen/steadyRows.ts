import { css } from 'styled-components';

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
