import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import * as fileTexts from '@/features/file/texts';
import { CollectedOf } from '@/features/findings/screen/CollectList';
import { collectLists, readRuns, useCollectRules, useFindings } from '@/features/findings/screen/useFindings';
import { useTicks } from '@/features/findings/screen/useTicks';
import { NOTHING_SENT } from '@/features/findings/reader/findingsAccess';
import { rowName } from '@/features/runs/rules/historyItem';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import { FileSection } from './FileParts';

/** What the result in use asks for, on a page of its own: the file keeps it apart from the figures. */
export function FileCollect({ item }: { readonly item: HistoryItem }) {
  const ticks = useTicks();
  const rules = useCollectRules([]);
  const runs = useFindings([item], NOTHING_SENT);
  const [list] = collectLists(readRuns(runs), '', rules);
  const page = useRef<HTMLDivElement>(null);
  const isLoaded = list !== undefined;
  // The list is added below what is in view. Newer browsers return a promise, which is no cleanup of the effect.
  useEffect(() => {
    page.current?.scrollIntoView();
  }, [isLoaded]);
  return (
    <OwnPage ref={page}>
      <FileSection heading={fileTexts.collectFor(rowName(item))}>
        {runs.map((run) => (
          <CollectedOf key={run.item.key} run={run} list={list} query="" {...ticks} />
        ))}
      </FileSection>
    </OwnPage>
  );
}

const OwnPage = styled.div`
  margin-top: var(--space-6);

  @media print {
    margin-top: 0;
    break-before: page;
  }
`;
