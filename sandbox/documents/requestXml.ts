import { isoDateTime } from '@sandbox/world/clock';
import type { CreditLine } from '@sandbox/world/model';
import { isDu } from '@sandbox/world/services';
import { dealXml, messageXml } from './messageXml';
import { requestIdOf, type Ordered } from '@sandbox/world/ordered';
import { element, value, type Xml } from './xml';

/** Returns the request. The raw form has the envelope with which the gateway received it. */
export function requestXml(ordered: Ordered, isRaw = false): string {
  const { run, service } = ordered;
  const services = element('SERVICES', [
    element('SERVICE', [
      element('CREDIT', [element('CREDIT_REQUEST', run.credit.filter(({ isSelected }) => isSelected).map(creditLine))]),
      ...(service
        ? [
            element('AUTOMATED_UNDERWRITING_SYSTEM', [
              element('AUTOMATED_UNDERWRITING_SYSTEM_REQUEST', [
                value(
                  'AutomatedUnderwritingSystemType',
                  isDu(service.ausId) ? 'DesktopUnderwriter' : 'LoanProductAdvisor',
                ),
                value('AutomatedUnderwritingRequestActionType', service.transactionType),
                value('AutomatedUnderwritingCaseIdentifier', identifierSent(ordered)),
                value('LoanIdentifier', service.lpaLoanIdentifier),
              ]),
            ]),
          ]
        : []),
    ]),
  ]);
  return messageXml(ordered, isRaw ? 'RawRequest' : 'Request', [
    ...(isRaw ? [envelope(ordered)] : []),
    dealXml(ordered, [services]),
  ]);
}

const identifierSent = ({ service }: Ordered): string | null =>
  service?.transactionType === 'import_existing' ? service.identifier : null;

const creditLine = ({ reportType, referenceNumber, isJoint, copyLiabilities }: CreditLine): Xml =>
  element('CREDIT_REQUEST_DATA', [
    value('CreditReportRequestActionType', reportType.replace('REPORT_TYPE_', '')),
    value('CreditReportIdentifier', reportType === 'REPORT_TYPE_RE_ISSUE' ? referenceNumber : null),
    value('CreditRequestType', isJoint ? 'Joint' : 'Individual'),
    value('AutomaticLiabilityCopyIndicator', copyLiabilities),
  ]);

const envelope = (ordered: Ordered): Xml =>
  element('ENVELOPE', [
    value('ReceivedDatetime', isoDateTime(ordered.run.orderedAt)),
    value('RequestIdentifier', requestIdOf(ordered)),
    value('SubmittedByName', ordered.run.submittedBy),
    value('SubmissionNoteText', ordered.run.note),
  ]);
