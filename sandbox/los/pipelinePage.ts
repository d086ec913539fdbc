import type { LoanSummary } from '@sandbox/backendTypes';
import { html, type Html } from '@sandbox/http/html';
import { layout } from '@sandbox/http/layout';

/** Every loan, and the two ways into the companion (specification §2, first route choice). */
export const pipelinePage = (loans: readonly LoanSummary[], appOrigin: string): Html =>
  layout({
    title: 'Loan pipeline',
    body: html`<p>
        <strong>Open</strong> lets the companion choose the screen from the loan's history;
        <strong>Request</strong> goes to the request screen.
      </p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Loan</th>
              <th scope="col">Borrowers</th>
              <th scope="col">Channel</th>
              <th scope="col">Stage</th>
              <th scope="col">Product</th>
              <th scope="col">What it shows</th>
              <th scope="col">Companion</th>
            </tr>
          </thead>
          <tbody>
            ${loans.map((loan) => row(loan, appOrigin))}
          </tbody>
        </table>
      </div>`,
  });

const row = ({ loanId, loanNumber, borrower, channel, stage, product, story }: LoanSummary, appOrigin: string): Html =>
  html`<tr>
    <th scope="row">${loanNumber}<br /><small>${loanId}</small></th>
    <td>${borrower}</td>
    <td>${channel}</td>
    <td>${stage}</td>
    <td>${product}</td>
    <td>${story}</td>
    <td class="actions">
      <a href="${appOrigin}/${loanId}?navigate=true" aria-label="Open loan ${loanNumber}">Open</a>
      <a href="${appOrigin}/${loanId}" aria-label="Request for loan ${loanNumber}">Request</a>
    </td>
  </tr>`;
