import { html } from '@sandbox/http/html';

export const pipelineStyle = html`<style>
  .starts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
    gap: 16px;
  }
  .start {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: start;
  }
  .start > p {
    margin: 0 0 8px;
  }
  .start > .button {
    margin-top: auto;
  }
  .start:hover,
  .loans tbody tr:hover {
    background: var(--hover);
  }
  .heading {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 24px;
    align-items: end;
    justify-content: space-between;
    margin-top: 32px;
  }
  .heading > h2 {
    margin: 0;
  }
  .loans {
    font-size: 14px;
  }
  input[type='search'] {
    width: min(280px, 100%);
  }
  /* A link that covers its row or card, so that all of it can be clicked; other links stand above it. */
  .loans tbody tr {
    position: relative;
  }
  .cover::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  .actions > a:not(.cover) {
    position: relative;
    z-index: 1;
  }
  /* On narrow windows each row is a card. */
  @media (width < 768px) {
    .loans thead {
      position: absolute;
      clip-path: inset(50%);
    }
    .loans,
    .loans tbody,
    .loans tr,
    .loans th,
    .loans td {
      display: block;
    }
    .loans {
      background: none;
    }
    .loans tbody tr {
      margin-bottom: 12px;
      padding: 8px 0;
      border: 1px solid var(--line);
      border-radius: 8px;
      background: var(--surface);
    }
    .loans tbody :is(th, td) {
      padding: 2px 16px;
      border: 0;
    }
  }
</style>`;
