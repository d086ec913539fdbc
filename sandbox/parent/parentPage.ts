import type { LoanSummary } from '@sandbox/backendTypes';
import { Html, html } from '@sandbox/http/html';
import { style } from '@sandbox/http/style';

/** The permissions and, if a parent must use one, the sandbox that docs/framed.md names. */
export const FRAME_ALLOW = 'clipboard-write';
export const FRAME_SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals allow-top-navigation-by-user-activation';

interface Parent {
  appOrigin: string;
  loans: readonly LoanSummary[];
}

/** The origination system with the companion inside: opens loans in it, and lists the messages that it sends. */
export const parentPage = ({ appOrigin, loans }: Parent): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Origination system around the companion</title>
        <link rel="icon" href="data:," />
        ${style}
        <style>
          body {
            display: grid;
            grid-template: auto 1fr / 260px 1fr;
            height: 100vh;
          }
          header {
            grid-column: 1 / -1;
          }
          nav.loans {
            overflow: auto;
            padding: 12px;
          }
          nav.loans ul,
          nav.loans ol {
            padding: 0;
            list-style: none;
          }
          iframe {
            width: 100%;
            height: 100%;
            border: 0;
          }
        </style>
      </head>
      <body>
        <header><strong>Origination system</strong> (fictional) with the companion in a frame</header>
        <nav class="loans" aria-label="Loans">
          <ul>
            ${loans.map(
              ({ loanId, loanNumber }) =>
                html`<li><button type="button" data-loan="${loanId}">${loanNumber}</button></li>`,
            )}
          </ul>
          <h2>Messages</h2>
          <ol id="messages"></ol>
        </nav>
        <iframe title="Automated underwriting" allow="${FRAME_ALLOW}"></iframe>
        <script>
          const app = ${new Html(JSON.stringify(appOrigin))};
          const query = new URLSearchParams(location.search);
          const frame = document.querySelector('iframe');
          let loanId = query.get('loan') ?? ${new Html(JSON.stringify(loans[0]?.loanId ?? ''))};

          const openLoan = () =>
            frame.contentWindow.postMessage({ protocol: 'aus-companion', version: 1, type: 'openLoan', loanId }, app);

          // Listen before the frame loads: its first message asks for the loan, and so does the one after a reload.
          addEventListener('message', ({ data, origin, source }) => {
            if (origin !== app || source !== frame.contentWindow) return;
            const line = document.createElement('li');
            line.textContent = JSON.stringify(data);
            document.querySelector('#messages').append(line);
            if (data.type === 'ready') openLoan();
          });
          for (const button of document.querySelectorAll('[data-loan]'))
            button.addEventListener('click', () => {
              loanId = button.dataset.loan;
              openLoan();
            });
          if (query.has('sandbox')) frame.sandbox = '${FRAME_SANDBOX}';
          frame.src = app + (query.get('path') ?? '/');
        </script>
      </body>
    </html>`;
