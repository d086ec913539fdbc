import type { RuntimeConfig } from '@/config/runtimeConfig';
import { groupBy } from '@/lib/byKey';
import * as findingsTexts from '@/features/findings/texts';
import type { AusSystem } from '@/features/loan/rules/aus';
import type { Finding, Findings } from './findings';
import { readableName } from './partNames';
import { own } from '@/lib/own';

/** LPA's kinds of message, by the names that its files give them. */
const PARTS = new Map([
  ['LoanProcessingMessages', findingsTexts.processing],
  ['DocumentationMessages', findingsTexts.checklist],
]);

/** The heading of a part: as configured, as the app names it, else the engine's name in words. @spec FND-25 */
export const partLabel = (group: string, { names }: Pick<LabelRules, 'names'>): string =>
  own(names.PART_NAMES, group) ?? PARTS.get(group) ?? readableName(group);

type FindingNames = RuntimeConfig['FINDINGS'];

export type LabelRules = ReturnType<typeof labelRules>;

/**
 * DU's sections and severities are numbers. The list says the severity of most messages once.
 * @empty null if most have none
 */
export const labelRules = (
  { format, findings }: Pick<Findings, 'format' | 'findings'>,
  system: AusSystem | null,
  names: FindingNames,
) => ({
  isDu: format === 'du' || (format === 'service' && system === 'du'),
  names,
  usualSeverity: usualSeverity(findings),
});

/**
 * The engine's own section. A number of DU's is shown as a number, unless the configuration names it.
 * @spec FND-14, FND-21
 */
export const sectionLabel = (section: string | null, { isDu, names }: LabelRules): string => {
  if (section === null) return findingsTexts.noSection;
  const known = own(names.PART_NAMES, section);
  if (known !== undefined) return known;
  return isDu ? numbered(section, names.DU_CATEGORIES, findingsTexts.category) : readableName(section);
};

const severityLabel = (severity: string, { isDu, names }: LabelRules): string =>
  isDu ? numbered(severity, names.DU_SEVERITIES, findingsTexts.severity) : severity;

/** The severity of a message, where it isn't the usual one. @empty null for the usual one */
export function unusualSeverity({ severity }: Pick<Finding, 'severity'>, rules: LabelRules): string | null {
  if (severity === rules.usualSeverity) return null;
  return severity === null ? findingsTexts.noSeverity : severityLabel(severity, rules);
}

/** Says once which severity most messages have. @empty null if most have none */
export const severityNote = (rules: LabelRules): string | null =>
  rules.usualSeverity && findingsTexts.usualSeverity(severityLabel(rules.usualSeverity, rules));

function numbered(text: string, names: Readonly<Record<string, string>>, unnamed: (number: string) => string): string {
  return own(names, text) ?? (/^\d+$/.test(text) ? unnamed(text) : readableName(text));
}

function usualSeverity(findings: readonly Pick<Finding, 'severity'>[]): string | null {
  const groups = [...groupBy(findings, ({ severity }) => severity)];
  const most = Math.max(0, ...groups.map(([, { length }]) => length));
  return groups.find(([, { length }]) => length === most)?.[0] ?? null;
}
