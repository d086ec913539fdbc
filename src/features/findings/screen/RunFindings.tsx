import { memo, useDeferredValue, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as findingsTexts from '@/features/findings/texts';
import {
  type LabelRules,
  labelRules,
  partLabel,
  sectionLabel,
  severityNote,
} from '@/features/findings/reader/findingLabels';
import { findingParts } from '@/features/findings/reader/findingParts';
import { matchesQuery } from '@/features/findings/reader/findingSearch';
import { type Finding, isRead } from '@/features/findings/reader/findings';
import { runName } from '@/features/runs/rules/historyItem';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { Heading, type HeadingLevel } from '@/ui/Heading';
import { SmallPrint } from '@/ui/listParts';
import { FindingList } from './FindingList';
import { FindingsFacts } from './FindingsFacts';
import { RunSource } from './RunSource';
import type { ReadRun, RunInView } from './useFindings';
import { useSteps } from './useSteps';

interface RunFindingsProps {
  readonly run: RunInView;
  readonly query: string;
  /** One of several columns, each with the heading of its run. */
  readonly isColumn: boolean;
}

export function RunFindings({ run, query, isColumn }: RunFindingsProps) {
  const { item } = run;
  const reading = run.remote.value;
  return (
    <section>
      {isColumn && (
        <Heading level={3} size="section">
          <bdi>{runName(item)}</bdi>
        </Heading>
      )}
      <RunSource run={run} />
      {isRead(reading) && (
        <>
          <FindingsFacts item={item} reading={reading} />
          <Messages item={item} reading={reading} query={query} level={isColumn ? 4 : 3} />
        </>
      )}
    </section>
  );
}

interface MessagesProps extends Readonly<ReadRun> {
  readonly query: string;
  readonly level: 3 | 4;
}

function Messages({ item: { system }, reading, query, level }: MessagesProps) {
  const names = useSelector(selectDeployment).FINDINGS;
  const rules = useMemo(() => labelRules(reading, system, names), [reading, system, names]);
  const { findings } = reading;
  const searched = useDeferredValue(query);
  const shown = useMemo(() => findings.filter((finding) => matchesQuery(finding, searched)), [findings, searched]);
  if (findings.length === 0 && reading.untold === 0) return <p>{findingsTexts.noMessages}</p>;
  const severities = severityNote(rules);
  return (
    <>
      {severities !== null && <SmallPrint>{severities}</SmallPrint>}
      {reading.untold > 0 && <SmallPrint>{findingsTexts.untold(reading.untold)}</SmallPrint>}
      {shown.length === 0 && findings.length > 0 && <p>{findingsTexts.noHits}</p>}
      <FindingParts findings={shown} rules={rules} query={searched} level={level} />
    </>
  );
}

interface FindingPartsProps {
  readonly findings: readonly Finding[];
  readonly rules: LabelRules;
  readonly query: string;
  /** Of the heading of a part; a section is one level below. */
  readonly level: HeadingLevel;
}

const FindingParts = memo(function FindingParts({ findings, rules, query, level }: FindingPartsProps) {
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
