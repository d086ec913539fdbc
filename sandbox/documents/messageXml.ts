import { isoDateTime } from '@sandbox/world/clock';
import { SANDBOX_MARK } from './marking';
import { answeredAt, requestIdOf, type Ordered } from './ordered';
import { element, value, xmlDocument, type Xml } from './xml';

/** Wraps a request or response in its MISMO 3.4 message. */
export function messageXml(
  ordered: Ordered,
  kind: 'Request' | 'Response' | 'RawRequest',
  content: readonly Xml[],
): string {
  const at = kind === 'Response' ? answeredAt(ordered) : ordered.run.orderedAt;
  const about = element('ABOUT_VERSIONS', [
    element('ABOUT_VERSION', [
      value('AboutVersionIdentifier', SANDBOX_MARK),
      value('CreatedDatetime', isoDateTime(at)),
      value('DataVersionName', `${kind} ${requestIdOf(ordered)}`),
    ]),
  ]);
  const root = element('MESSAGE', [about, ...content], {
    xmlns: 'http://www.mismo.org/residential/2009/schemas',
    MISMOReferenceModelIdentifier: '3.4.0[B324]',
  });
  return xmlDocument(SANDBOX_MARK, root);
}
