import { type ComponentProps, useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import * as collectTexts from '@/features/findings/collectTexts';
import * as findingsTexts from '@/features/findings/texts';
import { NOTHING_SENT, type SentMessages } from '@/features/findings/reader/findingsAccess';
import type { FindingsDialog } from '@/features/history/state/dialogSlice';
import { usePrintTitle } from '@/features/loan/usePrintTitle';
import { isPending } from '@/lib/remote';
import { Drawer, PrintAlone } from '@/ui/Modal';
import { RadioGroup } from '@/ui/RadioGroup';
import { NARROW } from '@/ui/wide';
import { CollectList } from './CollectList';
import { ComparedRuns } from './ComparedRuns';
import { FindingsActions } from './FindingsActions';
import { FactsSource } from './FindingsFacts';
import { FindingsSearch } from './FindingsSearch';
import { RunFindings } from './RunFindings';
import { RunSource } from './RunSource';
import { readRuns, useFindings } from './useFindings';
import { COLLECT, COMPARED, useFindingsViews } from './useFindingsViews';
import { collectLists, shownComparison, shownLists, shownMessages, useCollectRules, useComparison } from './useShown';

interface FindingsSheetProps {
  readonly dialog: Omit<FindingsDialog, 'kind'>;
  /** The messages that came with the results, for users who may not download the response. */
  readonly sent?: SentMessages;
  /** Names of borrowers that the screen below knows. */
  readonly borrowers?: readonly (string | null)[];
  readonly onClose: () => void;
}

/**
 * What the engines said, message by message: what to collect, the messages of one run, those of the services of an order
 * side by side, or those of two runs.
 */
export function FindingsSheet({ dialog, sent = NOTHING_SENT, borrowers = [], onClose }: FindingsSheetProps) {
  const { view, views, choose, lists } = useFindingsViews(dialog, sent);
  const [query, setQuery] = useState('');
  const [isSameOpen, setIsSameOpen] = useState(false);
  const searched = useDeferredValue(query);
  const rules = useCollectRules(borrowers);
  const runs = useFindings(view.items, sent);
  const isCollected = view.value === COLLECT;
  usePrintTitle(
    isCollected ? 'to-collect' : 'findings',
    [...new Set(view.items.map(({ requestId }) => requestId))].join('-'),
  );
  const read = readRuns(runs);
  const isCompared = view.value === COMPARED;
  const [older, newer] = isCompared && read.length === runs.length ? read : [];
  const compared = useComparison(older?.reading, newer?.reading);
  const collected = isCollected ? collectLists(read, searched, rules) : [];
  const ofComparison = compared && older && newer && shownComparison({ older, newer }, compared, query, isSameOpen);
  const shown = isCollected
    ? shownLists(collected, query)
    : (ofComparison ?? shownMessages(isCompared ? [] : read, query));
  const isLoading = runs.some(({ remote, access }) => access !== 'none' && isPending(remote));
  return (
    <Drawer
      width="full"
      title={view.title}
      onClose={onClose}
      footer={<FindingsActions shown={shown} isLoading={isLoading} onClose={onClose} />}
    >
      <PrintAlone />
      {views.length > 1 && <Choice legend={findingsTexts.view} options={views} value={view.value} onChange={choose} />}
      {isCollected && lists !== undefined && lists.options.length > 0 && (
        <Choice legend={collectTexts.lists} options={lists.options} value={lists.shown} onChange={lists.choose} />
      )}
      {(isLoading || shown.total > 0) && <FindingsSearch query={query} onQuery={setQuery} shown={shown} />}
      <Lists tabIndex={0} $columns={isCompared ? 1 : runs.length}>
        {isCollected ? (
          runs.map((run) => (
            <CollectList
              key={run.item.key}
              run={run}
              list={collected.find(({ item }) => item.key === run.item.key)}
              query={query}
            />
          ))
        ) : compared && older && newer ? (
          <div>
            <ComparedRuns {...{ older, newer, query, isSameOpen }} comparison={compared} onSameToggle={setIsSameOpen} />
          </div>
        ) : isCompared ? (
          <div>
            {runs.map((run) => (
              <RunSource key={run.item.key} run={run} />
            ))}
          </div>
        ) : (
          runs.map((run) => <RunFindings key={run.item.key} run={run} query={query} isColumn={runs.length > 1} />)
        )}
      </Lists>
      <FactsSource runs={read} />
    </Drawer>
  );
}

const Choice = (props: ComponentProps<typeof RadioGroup<string>>) => (
  <Views data-print="never">
    <RadioGroup {...props} isLegendHidden />
  </Views>
);

const Views = styled.div`
  margin-bottom: var(--space-2);
`;

/** A Tab stop, because the keyboard has to scroll the messages. Independent columns: no message has a partner. */
const Lists = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: var(--space-6);

  &:focus-visible {
    outline-offset: -2px;
  }
  ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
