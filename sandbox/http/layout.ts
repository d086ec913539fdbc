import { html, type Html } from './html';
import { style } from './style';

interface Layout {
  title: string;
  body: Html;
  /** A single column, for short forms. */
  isNarrow?: boolean;
}

/** Wraps the body in a whole page with the title, the navigation and a note that everything is fictional. */
export const layout = ({ title, body, isNarrow = false }: Layout): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} - Sandbox lender</title>
        <link rel="icon" href="data:," />
        ${style}
      </head>
      <body>
        <header>
          <nav aria-label="Sandbox">
            <strong>Sandbox lender</strong>
            <a href="/los/">Pipeline</a>
            <a href="/control">Control</a>
            <a href="/telemetry">Telemetry</a>
            <small>Every person, loan and company here is fictional.</small>
          </nav>
        </header>
        <main class="${isNarrow ? 'narrow' : 'wide'}">
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;

/** @param rows `tr` elements */
export const table = (columns: readonly string[], rows: readonly Html[], name = ''): Html =>
  html`<div class="scroll">
    <table class="${name}">
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;

export const notFoundPage = (pathname: string): Html =>
  layout({
    title: 'Nothing here',
    isNarrow: true,
    body: html`<p>The sandbox has no page at <code>${pathname}</code>. <a href="/los/">Go to the pipeline</a>.</p>`,
  });
