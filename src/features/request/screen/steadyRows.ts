import { css } from 'styled-components';

/**
 * For the rows of a form table: a row grows downwards, so that an error or a second field moves no control beside it.
 * Text lines up with the fields.
 */
export const STEADY_ROWS = css`
  && > tbody > tr > :is(td, th) {
    vertical-align: top;
  }
  && > tbody > tr > :is(td, th):not(:has(select, input[type='text'])) {
    padding-top: 11px;
  }
  && > tbody > tr > td:not(:has(select, input[type='text'])):has(input) {
    padding-top: 8px;
  }
`;
