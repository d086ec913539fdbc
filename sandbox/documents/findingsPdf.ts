import { nameOf } from '@sandbox/world/borrowers';
import { readableDateTime, isoDate } from '@sandbox/world/clock';
import type { ServiceRun } from '@sandbox/world/model';
import { submissionsOf } from '@sandbox/world/onFile';
import { statusOf, verdictOf } from '@sandbox/world/outcome';
import { SERVICES } from '@sandbox/world/services';
import type { Ordered } from '@sandbox/world/ordered';
import { renderPdf } from './pdf';
import { facts, list, type Section, table } from './report';
import { formatDollars, cltvOf, dtiOf, ltvOf, type Facts, housingOf, totalPaymentsOf } from '@sandbox/world/facts';
import type { Verdict } from '@sandbox/world/verdict';
import { fundsOf } from '@sandbox/world/waterfall';
import { productOf } from '@sandbox/world/products';

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

/** Returns the findings of the service, the recommendation first. */
export const verdictSections = (verdict: Verdict, data: Facts): Section[] => [
  facts('Recommendation', [
    ['Recommendation', verdict.recommendation],
    ['Eligibility', verdict.isEligible ? 'Eligible' : 'Ineligible'],
    ['Valuation', verdict.waiver.text],
    ['Funds to verify', formatDollars(fundsOf({ verdict }, data))],
  ]),
  list('Risk and eligibility', verdict.reasons),
  facts('Ratios', [
    ['LTV', `${ltvOf(data)} %`],
    ['CLTV', `${cltvOf(data)} %`],
    ['DTI', `${dtiOf(data)} %`],
    ['Reserves', `${data.reservesMonths} months`],
  ]),
  table(
    'Representation and warranty relief',
    ['Type', 'Status', 'Close by'],
    verdict.reliefs.map(({ type, status, closeBy }) => [type, status, closeBy === null ? '--' : isoDate(closeBy)]),
  ),
  list(
    'Verification messages',
    verdict.reliefs.flatMap(({ type, borrowers }) =>
      borrowers.flatMap(({ borrowerName, status, vendorName, reportId }) =>
        reportId === null ? [] : [`${type} of ${borrowerName}: ${status} (${vendorName ?? ''} ${reportId}).`],
      ),
    ),
  ),
  list(
    'Approval conditions',
    verdict.conditions.map(({ text }) => text),
  ),
  list(
    'Observations',
    verdict.findings.map(({ type, name, borrowerName }) => [type, name, borrowerName].filter(Boolean).join('  -  ')),
  ),
];

/** Returns the loan as it was submitted. */
export function loanSections({ loan: { property }, run: { facts: data, credit } }: Ordered): Section[] {
  const money = (amount: number | null): string => (amount === null ? '--' : formatDollars(amount));
  const references = [...new Set(credit.flatMap(({ referenceNumber }) => referenceNumber ?? []))];
  return [
    facts('Loan data', [
      ['Product', `${data.productMoniker ?? 'None'} ${productOf(data.productMoniker).name}`],
      ['Purpose', [data.purpose, data.refinancePurpose].filter(Boolean).join(', ')],
      ['Property', `${property.street}, ${property.city}, ${property.state} ${property.zip}`],
      ['Occupancy', data.residency],
      ['Loan amount', money(data.loanAmount)],
      ['Note rate', `${data.rate} %`],
      ['Purchase price', money(data.purchasePrice)],
      ['Value', `${money(data.value)} (${data.valueBasis})`],
      ['Term', `${data.term} months`],
      ['Subordinate lien', money(data.subordinateLien)],
      ['Monthly income', money(data.monthlyIncome)],
      ['Housing payment', money(housingOf(data))],
      ['Total payments', money(totalPaymentsOf(data))],
      ['Units', String(data.units)],
    ]),
    list('Credit reports used', references, 'No credit report was part of this submission.'),
  ];
}
