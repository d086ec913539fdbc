import { memo } from 'react';
import { styled } from 'styled-components';
import * as findingsTexts from '@/features/findings/texts';
import { type LabelRules, partLabel, sectionLabel } from '@/features/findings/reader/findingLabels';
import { findingParts } from '@/features/findings/reader/findingParts';
import type { Finding } from '@/features/findings/reader/findings';
import { Heading, type HeadingLevel } from '@/ui/Heading';
import { FindingList } from './FindingList';
import { useSteps } from './useSteps';

interface FindingPartsProps {
  readonly findings: readonly Finding[];
  readonly rules: LabelRules;
  readonly query: string;
  /** Of the heading of a part; a section is one level below. */
  readonly level: HeadingLevel;
}

export const FindingParts = memo(function FindingParts({ findings, rules, query, level }: FindingPartsProps) {
  const rendered = new Set(findings.slice(0, useSteps(findings.length)));
  return findingParts({ findings }).map(({ group, sections }) => (
    <section key={group}>
      {group !== null && (
        <PartHeading level={level} size="section">
          {partLabel(group, rules)}
        </PartHeading>
      )}
      {sections.map(({ section, findings: some }) => (
        <section key={section}>
          <SectionHeading level={group === null ? level : below(level)} size="strong">
            <bdi>{sectionLabel(section, rules)}</bdi> <small>{findingsTexts.messages(some.length)}</small>
          </SectionHeading>
          <FindingList findings={some.filter((finding) => rendered.has(finding))} rules={rules} query={query} />
        </section>
      ))}
    </section>
  ));
});

const below = (level: HeadingLevel): HeadingLevel => (level === 3 ? 4 : 5);

const PartHeading = styled(Heading)`
  margin-block: var(--space-4) var(--space-1);
`;

const SectionHeading = styled(Heading)`
  padding-block: var(--space-2) var(--space-1);
  overflow-wrap: anywhere;
  border-bottom: 1px solid var(--border-control);
`;
