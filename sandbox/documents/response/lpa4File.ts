import { isoDateTime } from '@sandbox/world/clock';
import { nameOf } from '@sandbox/world/borrowers';
import type { Ordered } from '@sandbox/world/ordered';
import { element, type Xml } from '@sandbox/documents/xml';
import { ssnOf, type EngineFacts } from './engineFacts';
import { isOnChecklist, PLACES, type EngineMessage } from './engineMessages';

/** LPA 4.8 names its document type, whose address is nowhere. */
export const LPA4_DOCTYPE = '<!DOCTYPE SERVICE_ORDER_RESPONSE SYSTEM "file:///LOANPROSPECTOR_RESPONSE_4.3.DTD">';

const CHECKLIST = 'DocumentationChecklistMessages';

/** LPA 4.8, with its facts and messages in attributes. */
export const lpa4File = ({ loan }: Ordered, facts: EngineFacts, messages: readonly EngineMessage[]): Xml =>
  element('SERVICE_ORDER_RESPONSE', [
    element('KEY', [], { _Name: 'LOANPROSPECTOR_RESPONSE', _Value: '4.3' }),
    element(
      'LOAN_FEEDBACK',
      [
        element(
          'LOAN_PROCESSING_MESSAGE',
          messages.map((message) => feedback('Z', message, PLACES[message.topic].section)),
          { _Type: 'LoanProcessingMessages' },
        ),
        element(
          'LOAN_PROCESSING_MESSAGE',
          messages.filter(isOnChecklist).map((message) => feedback('Y', message, CHECKLIST)),
          { _Type: 'DocumentationMessages' },
        ),
        ...loan.borrowers.map((borrower) =>
          element('FRE_BORROWER_RESPONSE', [], {
            BorrowerSSN: ssnOf(borrower),
            BorrowerUnparsedName: nameOf(borrower).toUpperCase(),
          }),
        ),
      ],
      {
        FRE_HUDScoredIndicator: facts.isTotal ? 'Y' : 'N',
        LenderCaseIdentifier: loan.loanNumber,
        LoanProspectorEvaluationDate: lpa4DateTime(facts.at),
        LoanProspectorEvaluationStatusDescription: facts.status,
        LoanProspectorKeyIdentifier: facts.identifier,
        LoanProspectorSubmissionNumber: String(facts.submission),
        ...(facts.recommendation !== null && {
          FREPurchaseEligibilityDescription: facts.isEligible ? '000FreddieMacEligible' : '000FreddieMacIneligible',
          LoanProspectorCreditRiskClassificationDescription: facts.recommendation.split(' / ')[0] ?? '',
        }),
      },
    ),
  ]);

const feedback = (prefix: string, { number, text }: EngineMessage, section: string): Xml =>
  element('FEEDBACK_MESSAGE', [], {
    MessageCode: `${prefix}${number}`,
    MessageSection: section.replace('and', 'And'),
    MessageTag: 'LoanProcessingRemark',
    MessageText: text,
  });

/** MM/DD/YYYY HH:MM:SS */
function lpa4DateTime(at: number): string {
  const [date = '', time = ''] = isoDateTime(at).slice(0, 19).split('T');
  const [year = '', month = '', day = ''] = date.split('-');
  return `${month}/${day}/${year} ${time}`;
}
