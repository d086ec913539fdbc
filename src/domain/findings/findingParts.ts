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
export function findingParts({ findings }: Pick<Findings, 'findings'>): FindingPart[] {
  const byGroup = new Map<string | null, Map<string | null, Finding[]>>();
  for (const finding of findings) {
    const sections = byGroup.get(finding.group) ?? new Map<string | null, Finding[]>();
    byGroup.set(finding.group, sections);
    sections.set(finding.section, [...(sections.get(finding.section) ?? []), finding]);
  }
  return [...byGroup].map(([group, sections]) => ({
    group,
    sections: [...sections].map(([section, some]) => ({ section, findings: some })),
  }));
}
