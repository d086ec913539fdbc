import { isoDateTime } from '@sandbox/world/clock';
import { nameOf } from '@sandbox/world/borrowers';
import type { Ordered } from '@sandbox/world/ordered';
import type { ServiceRun } from '@sandbox/world/model';
import type { FileKind } from '@sandbox/world/fileKinds';
import { isDu } from '@sandbox/world/services';
import { engineFacts } from './engineFacts';
import { type EngineMessage, isOnChecklist, PLACES } from './engineMessages';
import { messagesOf } from './oddFiles';

/** The messages as a service sends them that reads its engines' files itself. */
export function sentFindings(ordered: Ordered, service: ServiceRun, kind: FileKind = ordered.loan.responseFiles) {
  const { identifier, submission, engineVersion, at, status, recommendation, isEligible } = engineFacts(
    ordered,
    service,
  );
  const messages = messagesOf(kind, ordered, service);
  const parts = isDu(service.ausId)
    ? [{ group: null, some: messages, placeOf: placeAtDu }]
    : [
        { group: 'LoanProcessingMessages', some: messages, placeOf: placeAtLpa },
        { group: 'DocumentationMessages', some: messages.filter(isOnChecklist), placeOf: placeOnChecklist },
      ];
  return {
    findings: parts.flatMap(({ group, some, placeOf }) =>
      some.map((message) => ({
        group,
        ...placeOf(message),
        text: [message.text, ...(message.rows ?? []).map((cells) => cells.join(': '))].join('\n'),
        severity: message.topic === 'observation' ? 'Warning' : 'Information',
        borrowerName: ordered.loan.borrowers.map(nameOf).find((name) => message.text.includes(name)) ?? null,
      })),
    ),
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

const placeAtDu = ({ topic, number }: EngineMessage) => ({
  section: String(PLACES[topic].category),
  messageId: `90${number}`,
});

const placeAtLpa = ({ topic, number }: EngineMessage) => ({
  section: PLACES[topic].section,
  messageId: `${PLACES[topic].prefix}9${number}`,
});

const placeOnChecklist = ({ number }: EngineMessage) => ({ section: 'DocumentChecklist', messageId: `DCH9${number}` });
