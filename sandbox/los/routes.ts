import type { Lender } from '@sandbox/backendTypes';
import { page } from '@sandbox/http/reply';
import { methods, type Route } from '@sandbox/http/route';
import { readSearch } from './loanSearch';
import { pipelinePage } from './pipelinePage';
import { sectionPage, unknownLoanPage } from './sectionPage';

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
