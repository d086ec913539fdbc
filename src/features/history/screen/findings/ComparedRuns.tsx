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
  /** The lists render in slices, after the counts and the facts. */
  const areListed = useDeferredValue(true, false);
  const [isOnlyDifferences, setOnlyDifferences] = useState(false);
  const [isSameOpen, setSameOpen] = useState(false);
  const { added, gone, changed, same } = comparison;
  const searched = useDeferredValue(query);
  const found = useMemo(() => (areListed ? matchesIn(comparison, searched) : NONE), [areListed, comparison, searched]);
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
      <ChangedSection pairs={found.changed} older={older} newer={newer} {...lists} />
      {!isOnlyDifferences && found.same.length > 0 && (
        <CollapsibleGroup title={findingsTexts.same(found.same.length)} isExpanded={isSameOpen} onToggle={setSameOpen}>
          {isSameOpen && <List {...lists} findings={found.same.map((pair) => pair.newer)} />}
        </CollapsibleGroup>
      )}
    </>
  );
}

const NONE: FindingsComparison = { added: [], gone: [], changed: [], same: [] };

interface ListProps {
  readonly findings: readonly Finding[];
  readonly rules: LabelRules;
  readonly query: string;
}

const List = ({ findings, rules, query }: ListProps) => (
  <FindingList>
    {findings.map((finding, index) => (
      <FindingItem key={index} finding={finding} rules={rules} query={query} showsSection />
    ))}
  </FindingList>
);

const Section = ({ title, findings, ...list }: ListProps & { readonly title: string }) =>
  findings.length > 0 && (
    <section>
      <Title level={3} size="strong">
        {title}
      </Title>
      <List findings={findings} {...list} />
    </section>
  );

interface ChangedSectionProps extends Omit<ListProps, 'findings'> {
  readonly pairs: readonly FindingPair[];
  readonly older: HistoryItem;
  readonly newer: HistoryItem;
}

const ChangedSection = ({ pairs, older, newer, rules, query }: ChangedSectionProps) =>
  pairs.length > 0 && (
    <section>
      <Title level={3} size="strong">
        {findingsTexts.changed(pairs.length)}
      </Title>
      <FindingList>
        {pairs.map((pair, index) => (
          <FindingItem key={index} finding={pair.newer} rules={rules} query={query} showsSection>
            <ChangedTexts
              pair={pair}
              older={findingsTexts.inRequest(older.requestId)}
              newer={findingsTexts.inRequest(newer.requestId)}
            />
          </FindingItem>
        ))}
      </FindingList>
    </section>
  );

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
