import { element, value, type Xml } from '@sandbox/documents/xml';
import { type Borrower, nameOf } from '@sandbox/world/borrowers';
import type { EngineFacts } from './engineFacts';
import type { FileKind } from '@sandbox/world/fileKinds';
import type { ServiceRun } from '@sandbox/world/model';
import type { Ordered } from '@sandbox/world/ordered';
import { type EngineMessage, engineMessages } from './engineMessages';

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

/** What a service says, by the kind of its files. */
export function messagesOf(kind: FileKind, ordered: Ordered, service: ServiceRun): readonly EngineMessage[] {
  const said = engineMessages(ordered, service);
  if (kind === 'silent') return [];
  if (kind === 'hostile') return hostileMessages(said);
  return kind === 'repeated' && said.length > 0 ? repeatedMessages(said, ordered.loan.borrowers) : said;
}

/** Texts that a careless reader would run, turn around, load or drop. */
const hostileMessages = (messages: readonly EngineMessage[]): EngineMessage[] => [
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

/**
 * What makes a list to collect hard: equal texts under two ids, one of them wrapped; a name in capitals, of two
 * borrowers, and within another name.
 */
function repeatedMessages(messages: readonly EngineMessage[], borrowers: readonly Borrower[]): EngineMessage[] {
  const [first = '', second = first] = borrowers.map(nameOf);
  const texts = [
    'A signed letter about each recent inquiry.',
    'A signed letter about each\n  recent inquiry.',
    `A LETTER OF ${first.toUpperCase()} ABOUT THE GAP BETWEEN TWO JOBS.`,
    `A joint account statement of ${first} and ${second}.`,
    `A gift letter of the donor, ${second}-Marsh.`,
    `${second}’s last two tax returns.`,
  ];
  return [...messages, ...texts.map((text, index) => ({ topic: 'income' as const, number: `97${index}`, text }))];
}

/** Half of a file, cut in an element. */
export const cut = (xml: string): string => xml.slice(0, xml.length / 2);
