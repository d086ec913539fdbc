import { element, value, type Xml } from '@sandbox/documents/xml';
import type { EngineFacts } from './engineFacts';
import type { EngineMessage } from './engineMessages';

/** A format that only the lender knows. */
export const unknownFile = ({ recommendation }: EngineFacts, messages: readonly EngineMessage[]): Xml =>
  element('LenderUnderwritingAnswer', [
    value('Outcome', recommendation),
    element(
      'Notes',
      messages.map(({ number, text }) => element('Note', [value('Text', text)], { code: `N${number}` })),
    ),
  ]);

/** An internal subset whose entity would grow, if a reader expanded it. */
export const ENTITIES = '<!DOCTYPE CodifiedFindings [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>';

/** Texts that a careless reader would run, turn around, load or drop. */
export const hostileMessages = (messages: readonly EngineMessage[]): EngineMessage[] => [
  ...messages,
  ...HOSTILE_TEXTS.map((text, index) => ({ topic: 'observation' as const, number: `99${index}`, text })),
];

const HOSTILE_TEXTS = [
  '<script>alert(1)</script> <img src=x onerror=alert(1)>',
  '=HYPERLINK("http://127.0.0.1:9/never","formula in a CSV")',
  'Turned around: \u202Eelbigile ton\u202C. Split: eli\u200Bgible.',
  `A long text: ${'long '.repeat(4_000)}`,
  '',
];

/** Half of a file, cut in an element. */
export const cut = (xml: string): string => xml.slice(0, xml.length / 2);
