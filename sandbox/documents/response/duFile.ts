import { isoDateTime } from '@sandbox/world/clock';
import type { Ordered } from '@sandbox/world/ordered';
import { element, type Xml } from '@sandbox/documents/xml';
import { ssnOf, type EngineFacts } from './engineFacts';
import { PLACES, type EngineMessage } from './engineMessages';

/** DU's codified findings. */
export const duFile = ({ loan }: Ordered, facts: EngineFacts, messages: readonly EngineMessage[]): Xml =>
  element('CodifiedFindings', [
    element('ResponseHeader', [], {
      FileType: 'CODIFIED FINDINGS',
      FileVersionIdentifier: '9.9',
      InstitutionIdentifier: '0',
      UserName: '',
      UnderwritingEngineName: facts.engineVersion,
      UnderwritingResultsDateTime: duDateTime(facts.at),
      UnderwritingSubmissionNumber: String(facts.submission),
    }),
    element('Casefile', [], { FNMCaseIdentifier: facts.identifier, LenderCaseIdentifier: loan.loanNumber }),
    element('CasefileMessages', messages.map(messageXml)),
    ...(facts.recommendation === null
      ? []
      : [
          element('RecommendationCode', [], {
            UnderwritingRecommendationTypeCode: '99',
            UnderwritingRecommendationDescription: facts.recommendation,
          }),
        ]),
    element(
      'Borrowers',
      loan.borrowers.map((borrower) =>
        element('Borrower', [], {
          BorrowerFirstName: borrower.firstName,
          BorrowerLastName: borrower.lastName,
          _SSN: ssnOf(borrower),
        }),
      ),
    ),
  ]);

const messageXml = ({ topic, number, text, rows = [] }: EngineMessage): Xml =>
  element(
    'Message',
    [
      element('LenderMessageText', [
        element('Line', [], { MessageText: text }),
        ...rows.map((cells) =>
          element(
            'TableRow',
            cells.map((cell) => element('Column', [], { MessageText: cell })),
          ),
        ),
      ]),
      element('ConsumerMessageText', [element('Line', [], { MessageText: 'The wording for consumers.' })]),
    ],
    {
      MessageIdentifier: `90${number}`,
      MessageSeverityTypeCode: topic === 'observation' ? '3' : '2',
      MessageCategoryTypeCode: String(PLACES[topic].category),
    },
  );

/** MMDDYYYY HHMMSS */
function duDateTime(at: number): string {
  const [date = '', time = ''] = isoDateTime(at).slice(0, 19).split('T');
  const [year = '', month = '', day = ''] = date.split('-');
  return `${month}${day}${year} ${time.replaceAll(':', '')}`;
}
