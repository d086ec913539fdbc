import { memo, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import * as collectTexts from '@/features/findings/collectTexts';
import * as findingsTexts from '@/features/findings/texts';
import { inOneCell, titledLists } from '@/features/findings/reader/findingsTable';
import { type CollectGroup, type CollectLine, idsOf, lineKey } from '@/features/findings/reader/collectList';
import { runTitle } from '@/features/runs/rules/historyItem';
import { Checkbox } from '@/ui/Checkbox';
import { Heading } from '@/ui/Heading';
import { SmallPrint } from '@/ui/listParts';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { PHONE } from '@/ui/wide';
import { OtherIdentifier } from './FindingsFacts';
import { FindingText } from './FindingText';
import { RunSource } from './RunSource';
import type { RunInView, RunList } from './useFindings';
import { useSteps } from './useSteps';

/** The lines that the user unticked, while the sheet is open. */
export interface Ticks {
  readonly unticked: ReadonlySet<string>;
  readonly onTick: (key: string) => void;
}

interface CollectListProps extends Ticks {
  readonly run: RunInView;
  readonly list: RunList | undefined;
  readonly query: string;
}

/** `isChosen` if a choice above already shows for which system the list is. */
export function CollectList({ isChosen, ...props }: CollectListProps & { readonly isChosen: boolean }) {
  const { item } = props.run;
  const Name = isChosen ? VisuallyHidden : 'span';
  return (
    <section>
      <CollectedOf {...props}>
        <Heading level={3} size="strong" data-print="never">
          <Name>{collectTexts.ifUsed(item.ausRequestType)}</Name> <small>{runTitle(item)}</small>
        </Heading>
      </CollectedOf>
    </section>
  );
}

/** The list, below one line about its run that begins with the children. */
export const CollectedOf = ({
  run,
  list,
  query,
  children,
  ...ticks
}: CollectListProps & { readonly children?: ReactNode }) => (
  <>
    <Source as="div">
      {children}
      <RunSource run={run} />
      {list !== undefined && <ListFacts list={list} query={query} />}
    </Source>
    {list !== undefined && <Groups groups={list.groups} query={query} {...ticks} />}
  </>
);

interface CollectTogetherProps extends Ticks {
  readonly runs: readonly RunInView[];
  readonly lists: readonly RunList[];
  readonly query: string;
}

/** What several systems ask for, by who asks. */
export function CollectTogether({ runs, lists, query, ...ticks }: CollectTogetherProps) {
  return (
    <div>
      {runs.map((run) => {
        const list = lists.find(({ item }) => item.key === run.item.key);
        return (
          <Source key={run.item.key}>
            <Heading level={3} size="strong" data-print="never">
              <bdi>{runTitle(run.item)}</bdi>
            </Heading>
            <RunSource run={run} />
            {list !== undefined && <ListFacts list={list} query={query} />}
          </Source>
        );
      })}
      {titledLists(lists.map(({ item, groups }) => ({ run: item, groups }))).map(({ title, groups }) => (
        <Asked key={title}>
          {title !== null && (
            <Heading level={3} size="section">
              {title}
            </Heading>
          )}
          <Groups groups={groups} query={query} {...ticks} />
        </Asked>
      ))}
    </div>
  );
}

function ListFacts({ list, query }: Pick<CollectListProps, 'query'> & { readonly list: RunList }) {
  return (
    <>
      <OtherIdentifier item={list.item} reading={list.reading} />
      <Facts list={list} query={query} />
    </>
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
      <Counts data-print="never">
        {isWhole
          ? collectTexts.countsOfWhole(findings.length, list.lines)
          : collectTexts.counts(findings.length, list.lines, others.length)}
      </Counts>
      {isWhole && <SmallPrint>{collectTexts.wholeList(service)}</SmallPrint>}
      {untold > 0 && <SmallPrint>{findingsTexts.untold(untold)}</SmallPrint>}
      {isEmpty && <SmallPrint>{collectTexts.none(service)}</SmallPrint>}
      {!isEmpty && list.groups.length === 0 && query.trim() !== '' && <p>{findingsTexts.noHits}</p>}
    </>
  );
}

interface GroupsProps extends Ticks, Pick<CollectListProps, 'query'> {
  readonly groups: readonly CollectGroup[];
}

const Groups = memo(function Groups({ groups, query, ...ticks }: GroupsProps) {
  const all = groups.flatMap(({ lines }) => lines);
  const rendered = new Set(all.slice(0, useSteps(all.length)));
  return groups.map((group) => (
    <Group key={group.borrowers.join('\n')}>
      <Heading level={4} size="strong">
        <bdi>{collectTexts.forBorrowers(group)}</bdi>
      </Heading>
      <ul>
        {group.lines
          .filter((line) => rendered.has(line))
          .map((line) => (
            <Line key={lineKey(group, line)} {...{ line, query }} tickKey={lineKey(group, line)} {...ticks} />
          ))}
      </ul>
    </Group>
  ));
});

interface LineProps extends Ticks, Pick<CollectListProps, 'query'> {
  readonly line: CollectLine;
  readonly tickKey: string;
}

function Line({ line, query, tickKey, unticked, onTick }: LineProps) {
  const textId = useId();
  const isTicked = !unticked.has(tickKey);
  const ids = idsOf(line);
  const elsewhere = idsOf({ findings: line.elsewhere });
  return (
    <Item data-unticked={isTicked ? undefined : ''}>
      <span data-print="never">
        <Checkbox
          label={null}
          isLabelHidden
          aria-labelledby={textId}
          isChecked={isTicked}
          onChange={() => onTick(tickKey)}
        />
      </span>
      <div id={textId}>
        <FindingText finding={line.findings[0]} query={query} />
      </div>
      <small data-print="never">
        <bdi>{inOneCell(ids)}</bdi>
        {elsewhere.length > 0 && (
          <>
            <span>, </span>
            <bdi>{collectTexts.alsoElsewhere(inOneCell(elsewhere))}</bdi>
          </>
        )}
      </small>
    </Item>
  );
}

const Counts = styled.p`
  color: var(--text-secondary);
`;

/** A run in one line. */
const Source = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  align-items: baseline;
`;

const Asked = styled.section`
  margin-top: var(--space-4);

  @media print {
    &:not(:has(li:not([data-unticked]))) {
      display: none;
    }
  }
`;

const Group = styled.section`
  max-width: 110ch;
  margin-top: var(--space-3);

  > ul {
    font: var(--type-table);
    list-style: none;
  }
  @media print {
    margin-top: var(--space-2);

    &:not(:has(li:not([data-unticked]))) {
      display: none;
    }
    > ul {
      font: var(--type-body);
    }
  }
`;

/** Paper has a box for each ticked line. */
const Item = styled.li`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr) minmax(0, max-content);
  gap: 0 var(--space-2);
  align-items: center;
  padding-block: 3px;
  border-bottom: 1px solid var(--border);

  > small {
    max-width: 44ch;
    text-align: end;
    color: var(--text-secondary);
    overflow-wrap: anywhere;
  }
  ${PHONE} {
    grid-template-columns: max-content minmax(0, 1fr);

    > small {
      grid-column: 2;
      text-align: start;
    }
  }
  @media print {
    align-items: start;
    break-inside: avoid-page;

    &[data-unticked] {
      display: none;
    }
    &::before {
      width: 11px;
      height: 11px;
      margin-top: 2px;
      content: '';
      border: 1px solid;
    }
  }
`;
