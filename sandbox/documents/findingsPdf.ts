import { nameOf } from '@sandbox/world/borrowers';
import { readableDateTime } from '@sandbox/world/clock';
import type { ServiceRun } from '@sandbox/world/model';
import { submissionsOf } from '@sandbox/world/onFile';
import { statusOf, verdictOf } from '@sandbox/world/outcome';
import { SERVICES } from '@sandbox/world/services';
import { loanSections } from './loanSections';
import type { Ordered } from './ordered';
import { renderPdf } from './pdf';
import { facts, list, type Section } from './report';
import { verdictSections } from './verdictSections';

const STYLES = {
  DU: { title: 'DU Underwriting Findings', color: '#1f4e8c', identifier: 'Casefile ID' },
  LPA: { title: 'LPA Full Feedback Certificate', color: '#1e6b52', identifier: 'LPA Key' },
} as const;

/** Renders the findings report of one service, in that service's style. */
export function findingsPdf(ordered: Ordered, service: ServiceRun): Promise<Uint8Array> {
  const { loan, run } = ordered;
  const style = STYLES[SERVICES[service.ausId].system];
  const verdict = verdictOf(service.outcome);
  const summary: Section = facts('Run summary', [
    ['Primary borrower', loan.borrowers.slice(0, 1).map(nameOf).join('')],
    ['Co-borrowers', loan.borrowers.slice(1).map(nameOf).join(', ') || '--'],
    ['Lender loan number', loan.loanNumber],
    [style.identifier, service.identifier],
    ['Submission date', readableDateTime(run.orderedAt)],
    ['Findings date', readableDateTime(service.finishesAt)],
    ['Submission number', String(submissionsOf(loan, service.ausId).findIndex((s) => s.service === service) + 1)],
    ['Submitted by', run.submittedBy],
  ]);
  const failure = service.outcome.kind === 'verdict' ? '' : service.outcome.text;
  return renderPdf({
    title: style.title,
    subtitle: `${statusOf(service.outcome)}  -  Loan ${loan.loanNumber}  -  Request ${service.requestId}`,
    color: style.color,
    at: service.finishesAt,
    sections: [
      summary,
      ...(verdict
        ? verdictSections(verdict, run.facts)
        : [
            list('Processing errors', [
              failure || 'The submission could not be completed. Correct the loan data and submit again.',
            ]),
          ]),
      ...loanSections(ordered),
    ],
  });
}
