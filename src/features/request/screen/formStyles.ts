import { css, styled } from 'styled-components';
import { NARROW, WIDE } from '@/ui/wide';

/** Each label is beside its field instead of above it, so that a whole order fits one screen. Notes are below. */
export const LABELS_BESIDE = css`
  ${WIDE} {
    > div:has(> label) {
      display: grid;
      grid-template-columns: max-content minmax(0, 1fr);
      gap: 0 var(--space-2);
      align-items: center;
    }
    > div > label {
      margin: 0;
    }
    > div > p {
      grid-column: 1 / -1;
    }
  }
`;

/** Beside a table that fills its panel. */
export const Notes = styled.div`
  padding: 0 var(--space-4);
`;

/** Below the table, so that no checkbox moves when its change causes a note. */
export const NotesBelow = styled(Notes)`
  &:has(p, [role]) {
    padding-top: var(--space-3);
  }
`;

/**
 * For the rows of a form table: a row grows downwards, so that an error or a second field moves no control beside it.
 * Text and boxes line up with the fields: their cells have `data-holds`. Selectors that look for the fields instead
 * would be checked again for each cell whenever a message appears.
 */
export const STEADY_ROWS = css`
  @media screen {
    && > tbody > tr > :is(td, th) {
      vertical-align: top;
    }
    && > tbody > tr > [data-holds='text'] {
      padding-top: 11px;
    }
    && > tbody > tr > [data-holds='choice'] {
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

/** The bar inserts them: rules that came with the list would style the page again. */
export const OPEN_ITEMS = css`
  /* Aligned with the panels. */
  > .open-toggle {
    flex: 0 1 auto;
    min-width: 0;
    max-width: calc(100% + 1px + var(--space-3));
    margin-inline: calc(-1px - var(--space-3)) auto;
    text-align: start;
    white-space: normal;

    &[data-refused] {
      color: var(--error);
    }
    /* As many lines as the bar has room for: the list has the rest. */
    > span {
      min-width: 0;

      ${WIDE} {
        display: -webkit-box;
        overflow: hidden;
        font-size: 0.8125rem;
        line-height: 0.9375rem;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
      }
    }
    strong {
      font-weight: inherit;

      ${NARROW} {
        display: block;
      }
    }
  }
  /* Shown above the bar's line; in reading order it follows the button that opens it. */
  > .open-list {
    order: -1;
    grid-column: 1 / -1;
    width: 100%;
    max-height: 40vh;
    overflow: auto;

    > section {
      padding: var(--space-2) var(--space-4);
      border: 1px solid var(--border-control);
      border-inline-start-width: 5px;
      border-radius: var(--radius-control);
    }
    > [data-refused] {
      color: var(--error);
      background: var(--error-bg);
      border-color: var(--error);
    }
    h2 {
      font: var(--type-section);
    }
    ul {
      columns: 440px;
      margin-top: var(--space-1);
      padding-inline-start: var(--space-6);
    }
    a {
      /* Makes each link large enough to click (WCAG 2.5.8). */
      display: inline-block;
      min-height: 24px;
      vertical-align: top;
      color: inherit;
      text-wrap: balance;
    }
  }
`;

/** Below a field of a borrower's row. */
export const Plan = styled.span`
  display: block;
  /* Into the gap before the next column: a number of usual length stays on one line. */
  margin-inline-end: -12px;
  font: var(--type-label);
  color: var(--text-secondary);
  overflow-wrap: anywhere;

  &[data-absent] {
    visibility: hidden;
  }
  &[data-indented] {
    padding-inline-start: 24px;
  }
  &[data-doubt] {
    font-weight: 600;
    color: var(--warn);
  }
`;
