import { css } from 'styled-components';

/** The bar inserts them: rules that came with the list would style the page again. */
export const OPEN_ITEMS = css`
  /* Aligned with the panels; a long sentence ends in an ellipsis, because the list has all of it. */
  > .open-toggle {
    position: relative;
    flex: 0 1 auto;
    min-width: 0;
    max-width: calc(100% + 1px + var(--space-3));
    margin-inline: calc(-1px - var(--space-3)) auto;

    &[data-refused] {
      color: var(--error);
    }
    > :first-child {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    &[aria-expanded='true'] > :first-child {
      visibility: hidden;
    }
    > .open-count {
      position: absolute;
      inset-inline-start: var(--space-3);
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
      columns: 320px;
      margin-top: var(--space-1);
      padding-inline-start: var(--space-6);
    }
    a {
      /* Makes each link large enough to click (WCAG 2.5.8). */
      display: inline-block;
      min-height: 24px;
      vertical-align: top;
      color: inherit;
    }
  }
`;
