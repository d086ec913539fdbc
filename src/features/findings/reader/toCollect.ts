import type { Finding, Findings } from './findings';

/** Why all messages are in the list. */
type WholeList = 'noCategories' | 'noSections' | 'noParts';

/** The messages of a run that ask for documents, and the others. Each message is in one of the two, in file order. */
export interface Collected {
  collected: Finding[];
  others: Finding[];
  /** Null: the engine's documentation part, or the categories that the deployment names. */
  whole: WholeList | null;
}

interface Engine {
  isDu: boolean;
  /** The categories of DU that ask for documents. */
  documentCategories: readonly string[];
}

const DOCUMENTATION = 'DocumentationMessages';
/** LPA 5 and LPA 4.8. */
const CHECKLISTS: readonly (string | null)[] = ['DocumentChecklist', 'DocumentationChecklistMessages'];

/**
 * Returns what an engine asks to collect: LPA's documentation part, and of DU the named categories. If neither is
 * known, it is the whole list: the app never guesses.
 * @spec FND-26
 */
export function toCollect({ findings }: Pick<Findings, 'findings'>, engine: Engine): Collected {
  const whole = whyWhole(findings, engine);
  const isWanted = ({ section }: Finding) => section !== null && engine.documentCategories.includes(section);
  const isCollected = whole !== null ? () => true : engine.isDu ? isWanted : isDocumentation;
  return {
    collected: findings.filter(isCollected),
    others: findings.filter((finding) => !isCollected(finding)),
    whole,
  };
}

function whyWhole(findings: readonly Finding[], { isDu, documentCategories }: Engine): WholeList | null {
  if (!isDu) return findings.some((one) => one.group !== null || isDocumentation(one)) ? null : 'noParts';
  if (documentCategories.length === 0) return 'noCategories';
  return findings.some(({ section }) => section !== null) ? null : 'noSections';
}

const isDocumentation = ({ group, section }: Finding): boolean =>
  group === DOCUMENTATION || CHECKLISTS.includes(section);
