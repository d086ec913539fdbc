import { type ComponentProps, type ReactNode, useDeferredValue, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as findingsTexts from '@/features/findings/texts';
import { byCommonId, type compareFindings, type FindingsComparison } from '@/features/findings/reader/compareFindings';
import { labelRules, severityNote } from '@/features/findings/reader/findingLabels';
import { countIn, differenceCounts, matchesIn } from '@/features/findings/reader/findingSearch';
import type { Finding } from '@/features/findings/reader/findings';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { CollapsibleGroup } from '@/ui/CollapsibleGroup';
import { Heading } from '@/ui/Heading';
import { Notice } from '@/ui/Notice';
import { Row } from '@/ui/Row';
import { SmallPrint } from '@/ui/listParts';
import { StatusBadge } from '@/ui/StatusBadge';
import { NARROW } from '@/ui/wide';
import { FindingList } from './FindingList';
import { ChangedTexts } from './FindingText';
import { ComparedFacts } from './FindingsFacts';
import { useSteps } from './useSteps';
import type { ReadRun } from './useFindings';

interface ComparedRunsProps {
  readonly older: ReadRun;
  readonly newer: ReadRun;
  readonly comparison: ReturnType<typeof compareFindings>;
  readonly query: string;
  readonly isSameOpen: boolean;
  readonly onSameToggle: (isOpen: boolean) => void;
}

export function ComparedRuns({ comparison, ...runs }: ComparedRunsProps) {
  const { older, newer } = runs;
  const [was, is] = [older.reading.facts.engineVersion, newer.reading.facts.engineVersion];
  const facts = (
    <>
      {was !== null && is !== null && was !== is && <Notice>{findingsTexts.versionsDiffer(was, is)}</Notice>}
      <ComparedFacts runs={[older, newer]} />
    </>
  );
  return 'refused' in comparison ? (
    <>
      <Notice tone="warning">{findingsTexts.notCompared[comparison.refused]}</Notice>
      {facts}
    </>
  ) : (
    <Comparison {...runs} comparison={comparison}>
      {facts}
    </Comparison>
  );
}

interface ComparisonProps extends ComparedRunsProps {
  readonly comparison: FindingsComparison;
  readonly children: ReactNode;
}

function Comparison({ older, newer, comparison, query, isSameOpen, onSameToggle, children }: ComparisonProps) {
  const names = useSelector(selectDeployment).FINDINGS;
  const searched = useDeferredValue(query);
  const found = useMemo(() => matchesIn(comparison, searched), [comparison, searched]);
  const { common, gone, added } = useMemo(() => byCommonId(found), [found]);
  const differences = differenceCounts(comparison);
  const findings = [older, newer].flatMap(({ reading }) => reading.findings);
  const rulesOf = ({ item, reading }: ReadRun) => labelRules({ ...reading, findings }, item.system, names);
  const ofRun = (run: ReadRun) => ({ query: searched, rules: rulesOf(run) });
  const severities = severityNote(rulesOf(newer));
  return (
    <>
      <Row $gap="var(--space-1) var(--space-2)">
        {differences.map((text) => (
          <StatusBadge key={text} tone="info" icon={null}>
            {text}
          </StatusBadge>
        ))}
        <StatusBadge tone="neutral">{findingsTexts.same(comparison.same.length)}</StatusBadge>
      </Row>
      <SmallPrint>{findingsTexts.method}</SmallPrint>
      {severities !== null && <SmallPrint>{severities}</SmallPrint>}
      {children}
      {comparison.same.length === countIn(comparison) && <p>{findingsTexts.noDifferences}</p>}
      <Section title={findingsTexts.newIn(newer.item.requestId, added.length)} {...ofRun(newer)} findings={added} />
      <Section title={findingsTexts.goneSince(older.item.requestId, gone.length)} {...ofRun(older)} findings={gone} />
      {common.length > 0 && (
        <section>
          <Title level={3} size="strong">
            {findingsTexts.underOneId(common.length)}
          </Title>
          {common.map((some, index) => (
            <OneId key={index}>
              <Heading level={4} size="strong">
                {some.messageId}
              </Heading>
              <div>
                <p>{findingsTexts.goneSince(older.item.requestId, some.gone.length)}</p>
                <GrowingList {...ofRun(older)} findings={some.gone} isIdHidden />
              </div>
              <div>
                <p>{findingsTexts.newIn(newer.item.requestId, some.added.length)}</p>
                <GrowingList {...ofRun(newer)} findings={some.added} isIdHidden />
              </div>
            </OneId>
          ))}
        </section>
      )}
      <Section
        title={findingsTexts.changed(found.changed.length)}
        {...ofRun(newer)}
        findings={newerOf(found.changed)}
        texts={found.changed.map((pair, index) => (
          <ChangedTexts
            key={index}
            pair={pair}
            older={findingsTexts.inRequest(older.item.requestId)}
            newer={findingsTexts.inRequest(newer.item.requestId)}
          />
        ))}
      />
      {found.same.length > 0 && (
        <CollapsibleGroup title={findingsTexts.same(found.same.length)} isExpanded={isSameOpen} onToggle={onSameToggle}>
          {isSameOpen && <GrowingList {...ofRun(newer)} findings={newerOf(found.same)} />}
        </CollapsibleGroup>
      )}
    </>
  );
}

const GrowingList = ({ findings, ...list }: ComponentProps<typeof FindingList>) => (
  <FindingList {...list} findings={findings.slice(0, useSteps(findings.length))} showsSection />
);

const Section = ({ title, ...list }: ComponentProps<typeof FindingList> & { readonly title: string }) =>
  list.findings.length > 0 && (
    <section>
      <Title level={3} size="strong">
        {title}
      </Title>
      <GrowingList {...list} />
    </section>
  );

const newerOf = (pairs: FindingsComparison['same']): Finding[] => pairs.map(({ newer }) => newer);

const Title = styled(Heading)`
  padding-block: var(--space-2) var(--space-1);
  border-bottom: 1px solid var(--border-control);
`;

const OneId = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-1) var(--space-6);
  padding-top: var(--space-2);

  > h4 {
    grid-column: 1 / -1;
  }
  > div > p {
    font: var(--type-label);
    color: var(--text-secondary);
  }
  ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
