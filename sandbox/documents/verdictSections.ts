import { isoDate } from '@sandbox/world/clock';
import { formatDollars } from '@sandbox/world/dollars';
import { cltvOf, dtiOf, ltvOf, type Facts } from '@sandbox/world/facts';
import type { Verdict } from '@sandbox/world/verdict';
import { fundsOf } from '@sandbox/world/waterfall';
import { facts, list, table, type Section } from './report';

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
