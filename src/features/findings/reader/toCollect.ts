import type { Finding, Findings } from './findings';

/** The messages of a run that ask for documents, and the others. Each message is in one of the two, in file order. */
export interface Collected {
  collected: Finding[];
  others: Finding[];
  /** All messages are collected, because which of them ask for documents is not known. */
  isWhole: boolean;
}

type Engine = { isDu: boolean; documentCategories: readonly string[] };

const DOCUMENTATION = 'DocumentationMessages';
/** LPA 5 and LPA 4.8. */
const CHECKLISTS: readonly (string | null)[] = ['DocumentChecklist', 'DocumentationChecklistMessages'];

/** LPA's documentation part, and of DU the named categories; the app never guesses which ask. @spec FND-26 */
export function toCollect({ findings }: Pick<Findings, 'findings'>, engine: Engine): Collected {
  const isWhole = !knowsDocuments(findings, engine);
  const isWanted = ({ section }: Finding) => section !== null && engine.documentCategories.includes(section);
  const isCollected = isWhole ? () => true : engine.isDu ? isWanted : isDocumentation;
  return {
    collected: findings.filter(isCollected),
    others: findings.filter((finding) => !isCollected(finding)),
    isWhole,
  };
}

const knowsDocuments = (findings: readonly Finding[], { isDu, documentCategories }: Engine): boolean =>
  isDu
    ? documentCategories.length > 0 && findings.some(({ section }) => section !== null)
    : findings.some((one) => one.group !== null || isDocumentation(one));

const isDocumentation = ({ group, section }: Finding): boolean =>
  group === DOCUMENTATION || CHECKLISTS.includes(section);
