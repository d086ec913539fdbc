import { meansNone } from '@/lib/moment';
import { replaceInvisible } from '@/lib/visibleText';
import type { FindingsFacts } from '@/features/documents/api/contract/documents';
import { type Finding, type Findings, type FindingsFormat, Refused } from './findings';

export type FactName = keyof FindingsFacts;

export type Attributes = Readonly<Record<string, string | undefined>>;

export interface EngineRun extends Omit<Findings, 'format'> {
  findings: Finding[];
  contradicted: Set<FactName>;
}

/** Reads the runs of one format. Names of elements are without their prefixes. */
export interface FormatReader {
  texts: ReadonlySet<string>;
  opened: (name: string, attributes: Attributes) => void;
  closed: (name: string, text: string) => void;
  /** @empty undefined if the file has another format */
  format: () => FindingsFormat | undefined;
  /** The run of the file. @throws Refused if it has several */
  run: () => EngineRun;
}

export const MOST_MESSAGES = 5_000;

export const newRun = (engine: string | null): EngineRun => ({
  engine,
  isTotal: null,
  facts: {
    identifier: null,
    submission: null,
    engineVersion: null,
    at: null,
    status: null,
    recommendation: null,
    eligibility: null,
  },
  findings: [],
  untold: 0,
  contradicted: new Set(),
});

/** Two values of one of these mean two submissions. */
const OF_SUBMISSION: readonly FactName[] = ['identifier', 'submission', 'at'];

/** Keeps a fact, or neither value if the file says two things. @throws Refused for two submissions */
export function addFact({ facts, contradicted }: EngineRun, name: FactName, text: string | null | undefined): void {
  const said = saidOrNull(text);
  if (said === null || said === facts[name] || contradicted.has(name) || (name === 'at' && meansNone(said))) return;
  if (facts[name] === null) {
    facts[name] = said;
    return;
  }
  if (OF_SUBMISSION.includes(name)) throw new Refused('severalSubmissions');
  facts[name] = null;
  contradicted.add(name);
}

export function addFacts(run: EngineRun, names: Readonly<Record<string, FactName>>, attributes: Attributes): void {
  for (const [attribute, name] of Object.entries(names)) addFact(run, name, attributes[attribute]);
}

type MessageFields = Partial<
  Record<'group' | 'section' | 'messageId' | 'severity' | 'borrowerName', string | null | undefined>
>;

/** Keeps a message, or counts one without a text. @throws Refused if there are too many */
export function addMessage(
  run: EngineRun,
  text: string | null | undefined,
  { group, section, messageId, severity, borrowerName }: MessageFields,
  cells?: Finding['cells'],
): void {
  if (run.findings.length + run.untold >= MOST_MESSAGES) throw new Refused('tooManyMessages');
  const said = saidOrNull(text);
  if (said === null) {
    run.untold += 1;
    return;
  }
  run.findings.push({
    group: saidOrNull(group),
    section: saidOrNull(section),
    messageId: saidOrNull(messageId),
    text: said,
    ...(cells !== undefined && { cells }),
    severity: saidOrNull(severity),
    borrowerName: saidOrNull(borrowerName),
  });
}

/** @throws Refused unless there is one run at most */
export function onlyRun(runs: readonly EngineRun[], engine: string | null): EngineRun {
  if (runs.length > 1) throw new Refused('severalSubmissions');
  return runs[0] ?? newRun(engine);
}

const TRUE = /^(?:true|y|1)$/i;
const FALSE = /^(?:false|n|0)$/i;

/** @empty null for any other text */
export function flagOf(text: string | undefined): boolean | null {
  const said = (text ?? '').trim();
  return TRUE.test(said) || (FALSE.test(said) ? false : null);
}

/**
 * Returns a text of a file as the app shows, copies and compares it: an invisible character, which could turn a text
 * around or split a word, becomes its code, such as `[U+202E]`. Line ends and tabs stay.
 * @spec FND-9
 */
export const saidText = (text: string): string =>
  replaceInvisible(detached(text), (found) => (/[\t\n\r]/.test(found) ? found : codeOf(found)));

/** @empty null for a missing or blank text */
export const saidOrNull = (text: string | null | undefined): string | null => saidText((text ?? '').trim()) || null;

const codeOf = (character: string): string =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/**
 * Copies the characters: a part of a string keeps the whole string in memory, and the file holds more than messages.
 */
const detached = (text: string): string => JSON.parse(JSON.stringify(text)) as string;
