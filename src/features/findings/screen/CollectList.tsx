import { memo } from 'react';
import { styled } from 'styled-components';
import * as collectTexts from '@/features/findings/collectTexts';
import * as findingsTexts from '@/features/findings/texts';
import { inOneCell } from '@/features/findings/reader/findingsTable';
import { type CollectLine, idsOf } from '@/features/findings/reader/collectList';
import { runTitle } from '@/features/requests/rules/historyItem';
import { Heading } from '@/ui/Heading';
import { SmallPrint } from '@/ui/listParts';
import { OtherIdentifier } from './FindingsFacts';
import { FindingText } from './FindingText';
import { RunSource } from './RunSource';
import type { RunInView, RunList } from './useFindings';
import { useSteps } from './useSteps';

interface CollectListProps {
  readonly run: RunInView;
  readonly list: RunList | undefined;
  readonly query: string;
}

export function CollectList({ run, list, query }: CollectListProps) {
  const { item } = run;
  return (
    <section>
      <Heading level={3} size="section">
        <span>{collectTexts.ifUsed(item.ausRequestType)}</span> <small>{runTitle(item)}</small>
      </Heading>
      <RunSource run={run} />
      {list !== undefined && (
        <>
          <OtherIdentifier item={item} reading={list.reading} />
          <Facts list={list} query={query} />
          <Groups groups={list.groups} query={query} />
        </>
      )}
    </section>
  );
}

function Facts({ list, query }: { readonly list: RunList; readonly query: string }) {
  const { collected, others, isWhole } = list.all;
  const { untold, findings } = list.reading;
  const service = list.item.ausRequestType ?? findingsTexts.unnamed;
  if (findings.length === 0 && untold === 0) return <p>{findingsTexts.noMessages}</p>;
  const isEmpty = collected.length === 0;
  return (
    <>
      <p>
        {isWhole
          ? collectTexts.countsOfWhole(findings.length, list.lines)
          : collectTexts.counts(findings.length, list.lines, others.length)}
      </p>
      {isWhole && <SmallPrint>{collectTexts.wholeList(service)}</SmallPrint>}
      {untold > 0 && <SmallPrint>{findingsTexts.untold(untold)}</SmallPrint>}
      {isEmpty && <SmallPrint>{collectTexts.none(service)}</SmallPrint>}
      {!isEmpty && list.groups.length === 0 && query.trim() !== '' && <p>{findingsTexts.noHits}</p>}
    </>
  );
}

const Groups = memo(function Groups({ groups, query }: Pick<RunList, 'groups'> & Pick<CollectListProps, 'query'>) {
  const all = groups.flatMap(({ lines }) => lines);
  const rendered = new Set(all.slice(0, useSteps(all.length)));
  return groups.map(({ borrowers, lines }) => (
    <Group key={borrowers.join('\n')}>
      <Heading level={4} size="strong">
        <bdi>{collectTexts.forBorrowers(borrowers)}</bdi>
      </Heading>
      <ul>
        {lines
          .filter((line) => rendered.has(line))
          .map((line, index) => (
            <Item key={index}>
              <div>
                <FindingText finding={line.findings[0]} query={query} />
              </div>
              <Ids line={line} />
            </Item>
          ))}
      </ul>
    </Group>
  ));
});

function Ids({ line }: { readonly line: CollectLine }) {
  const ids = idsOf(line);
  const elsewhere = idsOf({ findings: line.elsewhere });
  return (
    <details data-print="never">
      <summary>{collectTexts.ids(ids.length)}</summary>
      <bdi>{inOneCell(ids)}</bdi>
      {elsewhere.length > 0 && <p>{collectTexts.alsoElsewhere(inOneCell(elsewhere))}</p>}
    </details>
  );
}

const Group = styled.section`
  max-width: 110ch;
  margin-top: var(--space-3);

  > ul {
    font: var(--type-table);
    list-style: none;
  }
  @media print {
    margin-top: var(--space-2);

    > ul {
      font: var(--type-body);
    }
  }
`;

/** Paper has a box to tick; the app keeps no state of what was collected. */
const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) max-content;
  gap: 0 var(--space-3);
  padding-block: 6px;
  border-bottom: 1px solid var(--border);

  > details {
    font: var(--type-label);
    color: var(--text-secondary);
    overflow-wrap: anywhere;
  }
  > details[open] {
    grid-column: 1 / -1;
  }
  summary {
    min-height: 24px;
    line-height: 1.5rem;
    cursor: pointer;
  }
  @media print {
    grid-template-columns: max-content minmax(0, 1fr);
    padding-block: 3px;
    break-inside: avoid-page;

    &::before {
      width: 11px;
      height: 11px;
      margin-top: 2px;
      content: '';
      border: 1px solid;
    }
  }
`;
