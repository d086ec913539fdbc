import { dealXml, messageXml } from '@sandbox/documents/messageXml';
import { SANDBOX_MARK } from '@sandbox/documents/marking';
import type { Ordered } from '@sandbox/world/ordered';
import { element, value, xmlDocument, type Xml } from '@sandbox/documents/xml';
import type { FileKind } from '@sandbox/world/fileKinds';
import type { ServiceRun } from '@sandbox/world/model';
import { isDu } from '@sandbox/world/services';
import { duFile } from './duFile';
import { engineFacts } from './engineFacts';
import { LPA4_DOCTYPE, lpa4File } from './lpa4File';
import { lpa5File, schemaFile } from './mismoFile';
import { cut, ENTITIES, messagesOf, unknownFile } from './oddFiles';

/** Returns the file with which a service responded, in a format of its engine, or the agency's response. */
export const responseXml = (ordered: Ordered, kind: FileKind = ordered.loan.responseFiles): string =>
  ordered.service ? engineFile(ordered, ordered.service, kind) : creditXml(ordered);

function engineFile(ordered: Ordered, service: ServiceRun, kind: FileKind): string {
  const facts = engineFacts(ordered, service);
  const messages = messagesOf(kind, ordered, service);
  const isOfDu = isDu(service.ausId);
  const write = (root: Xml, doctype = ''): string => xmlDocument(SANDBOX_MARK, root, doctype);
  if (kind === 'unknown') return write(unknownFile(facts, messages));
  if (kind === 'schema')
    return write(schemaFile(ordered, facts, messages, isOfDu ? 'DesktopUnderwriter' : 'LoanProductAdvisor'));
  if (kind === 'entities') return write(duFile(ordered, facts, messages), ENTITIES);
  if (kind === 'older' && !isOfDu) return write(lpa4File(ordered, facts, messages), LPA4_DOCTYPE);
  const file = write(isOfDu ? duFile(ordered, facts, messages) : lpa5File(ordered, facts, messages));
  return kind === 'truncated' ? cut(file) : file;
}

const creditXml = (ordered: Ordered): string =>
  messageXml(ordered, 'Response', [dealXml(ordered, [element('SERVICES', [element('SERVICE', [credit(ordered)])])])]);

const credit = ({ run }: Ordered): Xml =>
  element('CREDIT', [
    element('CREDIT_RESPONSE', [
      value('CreditResponseStatusType', run.creditError === null ? 'Completed' : 'Error'),
      value('CreditErrorMessageText', run.creditError),
      ...run.credit.map(({ referenceNumber }) => value('CreditReportIdentifier', referenceNumber)),
    ]),
  ]);
