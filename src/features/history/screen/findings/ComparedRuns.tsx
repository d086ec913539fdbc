import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as findingsTexts from '@/config/texts/findingsTexts';
import type { ComparisonRefusal, FindingPair, FindingsComparison } from '@/domain/findings/compareFindings';
import { labelRules, type LabelRules } from '@/domain/findings/findingLabels';
import { matchesIn } from '@/domain/findings/findingSearch';
import { type Finding, type Findings, isRead } from '@/domain/findings/findings';
import type { HistoryItem } from '@/domain/history/historyItem';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { Checkbox } from '@/ui/Checkbox';
import { CollapsibleGroup } from '@/ui/CollapsibleGroup';
import { Heading } from '@/ui/Heading';
import { Notice } from '@/ui/Notice';
import { SmallPrint } from '@/ui/listParts';
import { StatusBadge } from '@/ui/StatusBadge';
import { ChangedTexts } from './ChangedTexts';
import { FindingItem } from './FindingItem';
import { FindingList } from './FindingList';
import { ComparedFacts } from './FindingsFacts';
import { RunLinks } from './RunLinks';
import { RunState } from './RunState';
import { useSteps } from './useSteps';
import type { RunInView } from './useFindings';

interface ComparedRunsProps {
  readonly older: RunInView;
  readonly newer: RunInView;
  /** Undefined until both are read. */
  readonly comparison: FindingsComparison | ComparisonRefusal | undefined;
  readonly query: string;
}

/** What is new, gone or changed between two runs of one engine. */
export function ComparedRuns({ older, newer, comparison, query }: ComparedRunsProps) {
  const [before, after] = [older.remote.value, newer.remote.value];
  if (comparison === undefined || !isRead(before) || !isRead(after))
    return [older, newer].map((run) => (
      <div key={run.item.key}>
        <RunLinks item={run.item} />
        <RunState run={run} />
      </div>
    ));
  const facts = (
    <>
      <Versions older={before} newer={after} />
      <ComparedFacts
        runs={[
          { item: older.item, reading: before },
          { item: newer.item, reading: after },
        ]}
      />
    </>
  );
  if (!('refused' in comparison))
    return (
      <Comparison older={older.item} newer={newer.item} {...{ before, after, comparison, query }}>
        {facts}
      </Comparison>
    );
  return (
    <>
      <Notice tone="warning">{findingsTexts.notCompared[comparison.refused]}</Notice>
      {facts}
    </>
  );
}

function Versions({ older, newer }: Record<'older' | 'newer', Findings>) {
  const [was, is] = [older.facts.engineVersion, newer.facts.engineVersion];
  return was !== null && is !== null && was !== is && <Notice>{findingsTexts.versionsDiffer(was, is)}</Notice>;
}

interface ComparisonProps {
  readonly older: HistoryItem;
  readonly newer: HistoryItem;
  readonly before: Findings;
  readonly after: Findings;
  readonly comparison: FindingsComparison;
  readonly query: string;
  /** The facts, between the counts and the messages. */
  readonly children: ReactNode;
}

function Comparison({ older, newer, before, after, comparison, query, children }: ComparisonProps) {
  const names = useSelector(selectDeployment).findingNames;
  const [isOnlyDifferences, setOnlyDifferences] = useState(false);
  const [isSameOpen, setSameOpen] = useState(false);
  const { added, gone, changed, same } = comparison;
  const searched = useDeferredValue(query);
  const found = useMemo(() => matchesIn(comparison, searched), [comparison, searched]);
  const rules = { newer: labelRules(after, newer.system, names), older: labelRules(before, older.system, names) };
  const lists = { query: searched, rules: rules.newer };
  return (
    <>
      <Counts>
        <StatusBadge tone="info" icon={null}>
          {findingsTexts.added(added.length)}
        </StatusBadge>
        <StatusBadge tone="info" icon={null}>
          {findingsTexts.gone(gone.length)}
        </StatusBadge>
        <StatusBadge tone="info" icon={null}>
          {findingsTexts.changed(changed.length)}
        </StatusBadge>
        <StatusBadge tone="neutral">{findingsTexts.same(same.length)}</StatusBadge>
        <span data-print="never">
          <Checkbox label={findingsTexts.onlyDifferences} isChecked={isOnlyDifferences} onChange={setOnlyDifferences} />
        </span>
      </Counts>
      <Method>{findingsTexts.method}</Method>
      {children}
      {added.length + gone.length + changed.length === 0 && <Equal>{findingsTexts.noDifferences}</Equal>}
      <Section title={findingsTexts.newIn(newer.requestId, found.added.length)} {...lists} findings={found.added} />
      <Section
        title={findingsTexts.goneSince(older.requestId, found.gone.length)}
        query={searched}
        rules={rules.older}
        findings={found.gone}
      />
      <Section
        title={findingsTexts.changed(found.changed.length)}
        {...lists}
        findings={newerOf(found.changed)}
        texts={found.changed.map((pair, index) => (
          <ChangedTexts
            key={index}
            pair={pair}
            older={findingsTexts.inRequest(older.requestId)}
            newer={findingsTexts.inRequest(newer.requestId)}
          />
        ))}
      />
      {!isOnlyDifferences && found.same.length > 0 && (
        <CollapsibleGroup title={findingsTexts.same(found.same.length)} isExpanded={isSameOpen} onToggle={setSameOpen}>
          {isSameOpen && <List {...lists} findings={newerOf(found.same)} />}
        </CollapsibleGroup>
      )}
    </>
  );
}

interface ListProps {
  readonly findings: readonly Finding[];
  readonly rules: LabelRules;
  readonly query: string;
  /** Instead of the text of each message. */
  readonly texts?: readonly ReactNode[];
}

const List = ({ findings, rules, query, texts }: ListProps) => (
  <FindingList>
    {findings.slice(0, useSteps(findings.length)).map((finding, index) => (
      <FindingItem key={index} finding={finding} rules={rules} query={query} showsSection>
        {texts?.[index]}
      </FindingItem>
    ))}
  </FindingList>
);

const Section = ({ title, ...list }: ListProps & { readonly title: string }) =>
  list.findings.length > 0 && (
    <section>
      <Title level={3} size="strong">
        {title}
      </Title>
      <List {...list} />
    </section>
  );

const newerOf = (pairs: readonly FindingPair[]): Finding[] => pairs.map(({ newer }) => newer);

const Method = styled(SmallPrint)`
  margin-bottom: var(--space-2);
`;

const Title = styled(Heading)`
  padding-block: var(--space-2) var(--space-1);
  border-bottom: 1px solid var(--border-control);
`;

const Counts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  align-items: center;

  > span:last-child {
    margin-inline-start: auto;
  }
`;

const Equal = styled.p`
  margin-block: var(--space-2);
`;
