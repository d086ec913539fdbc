import { groupBy } from '@/lib/byKey';
import type { Finding, Findings } from './findings';

/** The messages of one section of the engine. Null: they have none. */
interface FindingSection {
  section: string | null;
  findings: Finding[];
}

/** LPA's kinds of message, such as its documentation checklist. DU has one part, whose group is null. */
export interface FindingPart {
  group: string | null;
  sections: FindingSection[];
}

/**
 * Returns the messages in the engine's own parts and sections. These are in the order in which the file first mentions
 * them, and the messages of each in the order of the file.
 * @spec FND-14
 */
export const findingParts = ({ findings: all }: Pick<Findings, 'findings'>): FindingPart[] =>
  [...groupBy(all, ({ group }) => group)].map(([group, some]) => ({
    group,
    sections: [...groupBy(some, ({ section }) => section)].map(([section, findings]) => ({ section, findings })),
  }));
