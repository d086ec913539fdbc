import { isoDateTime } from '@sandbox/world/clock';
import type { ServiceRun } from '@sandbox/world/model';
import { statusOf, verdictOf } from '@sandbox/world/outcome';
import { isDu } from '@sandbox/world/services';
import { answeredAt, type Ordered } from './ordered';
import { dealXml } from './dealXml';
import { messageXml } from './messageXml';
import { element, value, type Xml } from './xml';

export const responseXml = (ordered: Ordered): string =>
  messageXml(ordered, 'Response', [
    dealXml(ordered, [
      element('SERVICES', [
        element('SERVICE', [ordered.service ? findings(ordered, ordered.service) : credit(ordered)]),
      ]),
    ]),
  ]);

const credit = ({ run }: Ordered): Xml =>
  element('CREDIT', [
    element('CREDIT_RESPONSE', [
      value('CreditResponseStatusType', run.creditError === null ? 'Completed' : 'Error'),
      value('CreditErrorMessageText', run.creditError),
      ...run.credit.map(({ referenceNumber }) => value('CreditReportIdentifier', referenceNumber)),
    ]),
  ]);

function findings(ordered: Ordered, { ausId, identifier, outcome }: ServiceRun): Xml {
  const verdict = verdictOf(outcome);
  return element('AUTOMATED_UNDERWRITING_SYSTEM', [
    element('AUTOMATED_UNDERWRITING_SYSTEM_RESPONSE', [
      value('AutomatedUnderwritingSystemType', isDu(ausId) ? 'DesktopUnderwriter' : 'LoanProductAdvisor'),
      value('AutomatedUnderwritingProcessDatetime', isoDateTime(answeredAt(ordered))),
      value('AutomatedUnderwritingCaseIdentifier', verdict ? identifier : null),
      value('AutomatedUnderwritingRecommendationDescription', statusOf(outcome)),
      value('ErrorMessageText', outcome.kind !== 'verdict' ? outcome.text : null),
      ...(verdict?.reasons ?? []).map((reason) => value('RecommendationReasonDescription', reason)),
      ...(verdict?.reliefs ?? []).map(({ type, status }) =>
        element('REPRESENTATION_AND_WARRANTY', [value('ReliefType', type), value('ReliefStatusType', status)]),
      ),
      ...(verdict?.findings ?? []).map(({ type, name, borrowerName }) =>
        element('FINDING', [
          value('FindingType', type),
          value('FindingName', name),
          value('BorrowerFullName', borrowerName),
        ]),
      ),
      ...(verdict?.conditions ?? []).map((condition) => value('ApprovalConditionDescription', condition)),
    ]),
  ]);
}
