import { isoDateTime } from '@sandbox/world/clock';
import { nameOf } from '@sandbox/world/borrowers';
import type { Ordered } from '@sandbox/world/ordered';
import type { ServiceRun } from '@sandbox/world/model';
import { isDu } from '@sandbox/world/services';
import { engineFacts } from './engineFacts';
import { engineMessages, PLACES } from './engineMessages';

/** The messages as a service sends them that reads its engines' files itself. */
export function sentFindings(ordered: Ordered, service: ServiceRun) {
  const { identifier, submission, engineVersion, at, status, recommendation, isEligible } = engineFacts(
    ordered,
    service,
  );
  return {
    findings: engineMessages(ordered, service).map(({ topic, number, text, rows = [] }) => ({
      section: PLACES[topic].section,
      group: null,
      messageId: isDu(service.ausId) ? `90${number}` : `${PLACES[topic].prefix}9${number}`,
      text: [text, ...rows.map((cells) => cells.join(': '))].join('\n'),
      severity: topic === 'observation' ? 'Warning' : 'Information',
      borrowerName: ordered.loan.borrowers.map(nameOf).find((name) => text.includes(name)) ?? null,
    })),
    findingsFacts: {
      identifier,
      submission: String(submission),
      engineVersion,
      at: isoDateTime(at),
      status,
      recommendation,
      eligibility: recommendation === null ? null : isEligible ? 'Eligible' : 'Ineligible',
    },
  };
}
