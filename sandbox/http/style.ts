import { html } from './html';

/** The style of every sandbox page; follows the user's light or dark preference. */
export const style = html`<style>
  :root {
    color-scheme: light dark;
    --canvas: light-dark(#f4f6f9, #10161d);
    --surface: light-dark(#ffffff, #18212b);
    --text: light-dark(#1b2733, #e7ecf2);
    --muted: light-dark(#4a5768, #a9b6c4);
    --brand: light-dark(#0b5cad, #7db8f7);
    --on-brand: light-dark(#ffffff, #0b1219);
    --hover: light-dark(#e8f0f9, #1f2b38);
    --line: light-dark(#d5dce5, #2c3947);
    --control: light-dark(#74818f, #75869a);
    --error: light-dark(#a61b1b, #ffb0ab);
    --error-surface: light-dark(#fce9e9, #481a1a);
  }
  * {
    box-sizing: border-box;
  }
  body {
    margin: 0;
    background: var(--canvas);
    color: var(--text);
    font:
      16px/1.5 system-ui,
      sans-serif;
  }
  header {
    padding: 12px 24px;
    background: light-dark(#12304d, #0b1219);
    color: #ffffff;
  }
  header nav {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
    align-items: baseline;
  }
  header a {
    color: inherit;
  }
  main {
    max-width: 1280px;
    margin: 0 auto;
    padding: 24px;
  }
  main.narrow {
    max-width: 560px;
  }
  header small {
    color: light-dark(#c9d7e6, #b6c4d3);
  }
  h1 {
    margin: 0 0 8px;
    font-size: 24px;
    line-height: 1.25;
  }
  h2 {
    margin: 32px 0 8px;
    font-size: 18px;
  }
  h3 {
    margin: 0 0 4px;
    font-size: 16px;
  }
  a {
    color: var(--brand);
  }
  :focus-visible {
    outline: 3px solid var(--brand);
    outline-offset: 2px;
  }
  header :focus-visible {
    outline-color: #ffffff;
  }
  .note,
  small {
    color: var(--muted);
  }
  .alert {
    padding: 12px 16px;
    border-left: 4px solid var(--error);
    background: var(--error-surface);
    color: var(--error);
  }
  .card {
    padding: 16px;
    border: 1px solid var(--line);
    border-radius: 8px;
    background: var(--surface);
  }
  .scroll {
    overflow-x: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    background: var(--surface);
  }
  th,
  td {
    padding: 8px 12px;
    border: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
  }
  td.actions {
    white-space: nowrap;
  }
  td.actions > * + * {
    margin-left: 12px;
  }
  .button {
    display: inline-block;
    padding: 8px 16px;
    border-radius: 6px;
    background: var(--brand);
    color: var(--on-brand);
    font-weight: 600;
    text-decoration: none;
  }
  pre {
    overflow-x: auto;
    max-width: 80ch;
    font-size: 13px;
  }
  form.fields {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 16px;
    align-items: end;
  }
  label {
    display: grid;
    gap: 4px;
    font-weight: 600;
  }
  input,
  select,
  button {
    min-height: 40px;
    padding: 8px 12px;
    border: 1px solid var(--control);
    border-radius: 6px;
    background: var(--surface);
    color: var(--text);
    font: inherit;
    font-weight: 400;
  }
  ::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  input[type='number'] {
    width: 160px;
  }
  button {
    border-color: var(--brand);
    color: var(--brand);
    font-weight: 600;
    cursor: pointer;
  }
  button.primary {
    background: var(--brand);
    color: var(--on-brand);
  }
  button.persona {
    display: grid;
    width: 100%;
    margin: 0 0 12px;
    padding: 12px 16px;
    text-align: left;
  }
  button.persona span {
    color: var(--text);
    font-weight: 400;
  }
  button.persona small {
    font-weight: 400;
  }
</style>`;
