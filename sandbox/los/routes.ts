import type { Lender, LoanSummary } from '@sandbox/backendTypes';
import { page } from '@sandbox/http/reply';
import { methods, type Route } from '@sandbox/http/route';
import { readSearch, pipelinePage } from './pipelinePage';
import { html, type Html } from '@sandbox/http/html';
import { layout } from '@sandbox/http/layout';

/** The pages of the origination system, from which users open the companion and to which they return. */
export const losRoutes = (lender: Lender, appOrigin: string): readonly Route[] => [
  {
    path: /^\/(?:los\/?)?$/,
    answer: methods({
      GET: ({ url }) => page(pipelinePage({ loans: lender.loans(), search: readSearch(new URL(url)), appOrigin })),
    }),
  },
  {
    path: /^\/los\/loan\/(?<loanId>[^/]+)\/(?<sectionName>[^/]+)$/,
    answer: methods({
      GET: ({ url }, { loanId = '', sectionName = '' }) => {
        const loan = lender.loans().find((candidate) => candidate.loanId === loanId);
        if (loan === undefined) return page(unknownLoanPage(loanId), 404);
        const source = new URL(url).searchParams.get('source');
        return page(sectionPage({ loan, sectionName, source, appOrigin }));
      },
    }),
  },
];

interface Section {
  loan: LoanSummary;
  sectionName: string;
  /** Where the user came from, taken from the query. */
  source: string | null;
  appOrigin: string;
}

/** Replaces a section of the origination system: shows its name and links back. */
export const sectionPage = ({ loan, sectionName, source, appOrigin }: Section): Html =>
  layout({
    title: sectionName,
    isNarrow: true,
    body: html`<p>
        The origination system would show this section of loan <strong>${loan.loanNumber}</strong>, ${loan.borrower}.
      </p>
      ${source === null ? undefined : html`<p class="note">Opened from: ${source}</p>`}
      <p><a href="${appOrigin}/${loan.loanId}?navigate=true">Back to the companion</a></p>
      <p><a href="/los/">Back to the pipeline</a></p>`,
  });

export const unknownLoanPage = (loanId: string): Html =>
  layout({
    title: 'No such loan',
    isNarrow: true,
    body: html`<p>The pipeline holds no loan ${loanId}.</p>
      <p><a href="/los/">Back to the pipeline</a></p>`,
  });
