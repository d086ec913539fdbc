import type { RuntimeConfig } from '@/config/runtimeConfig';
import * as findingsTexts from '@/config/texts/findingsTexts';
import type { AusSystem } from '@/domain/loan/aus';
import type { Finding, Findings } from './findings';

/** LPA's kinds of message, by the names that its files give them. */
const PARTS = new Map([
  ['LoanProcessingMessages', findingsTexts.processing],
  ['DocumentationMessages', findingsTexts.checklist],
]);

/** The heading of a part. Kinds of message that the app doesn't know keep the engine's name. */
export const partLabel = (group: string): string => PARTS.get(group) ?? group;

/** The names that the configuration gives DU's numbers. */
export type FindingNames = RuntimeConfig['findingNames'];

export interface LabelRules {
  /** Its sections and severities are DU's numbers, where they are numbers. */
  isDu: boolean;
  names: FindingNames;
}

export const labelRules = (
  { format }: Pick<Findings, 'format'>,
  system: AusSystem | null,
  names: FindingNames,
): LabelRules => ({
  isDu: format === 'du' || (format === 'service' && system === 'du'),
  names,
});

/** The engine's own section. A number of DU's is shown as a number, unless the configuration names it. @spec FND-14, FND-21 */
export const sectionLabel = (section: string | null, { isDu, names }: LabelRules): string => {
  if (section === null) return findingsTexts.noSection;
  return isDu ? numbered(section, names.categories, findingsTexts.category) : section;
};

/** @empty null without a severity */
export const severityLabel = ({ severity }: Pick<Finding, 'severity'>, { isDu, names }: LabelRules): string | null =>
  severity === null || !isDu ? severity : numbered(severity, names.severities, findingsTexts.severity);

function numbered(text: string, names: Readonly<Record<string, string>>, unnamed: (number: string) => string): string {
  if (Object.hasOwn(names, text)) return names[text] ?? text;
  return /^\d+$/.test(text) ? unnamed(text) : text;
}
