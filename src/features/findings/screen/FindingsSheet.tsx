import { type ComponentProps, useDeferredValue, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import * as collectTexts from '@/features/findings/collectTexts';
import * as findingsTexts from '@/features/findings/texts';
import { NOTHING_SENT, type SentMessages } from '@/features/findings/reader/findingsAccess';
import type { FindingsDialog } from '@/features/runs/dialogSlice';
import { usePrintTitle } from '@/features/loan/usePrintTitle';
import { isPending } from '@/lib/remote';
import { announce } from '@/ui/announce';
import { Drawer, PrintAlone } from '@/ui/Modal';
import { RadioGroup } from '@/ui/RadioGroup';
import { Row } from '@/ui/Row';
import { TextField } from '@/ui/TextField';
import { useIsPrinting } from '@/ui/useIsPrinting';
import { NARROW } from '@/ui/wide';
import { CollectList, CollectTogether } from './CollectList';
import { ComparedRuns } from './ComparedRuns';
import { FindingsActions } from './FindingsActions';
import { FactsSource } from './FindingsFacts';
import { RunFindings } from './RunFindings';
import { RunSource } from './RunSource';
import {
  readRuns,
  useFindings,
  type Shown,
  collectLists,
  shownComparison,
  shownLists,
  shownMessages,
  useCollectRules,
  useComparison,
} from './useFindings';
import { COLLECT, COMPARED, useFindingsViews } from './useFindingsViews';
import { useTicks } from './useTicks';

interface FindingsSheetProps {
  readonly dialog: Omit<FindingsDialog, 'kind'>;
  /** The messages that came with the results, for users who may not download the response. */
  readonly sent?: SentMessages;
  /** Names of borrowers that the screen below knows. */
  readonly borrowers?: readonly (string | null)[];
  readonly onClose: () => void;
}

/** What to collect, the messages of a run or of the services of an order, or those of two runs. */
export function FindingsSheet({ dialog, sent = NOTHING_SENT, borrowers = [], onClose }: FindingsSheetProps) {
  const { view, views, choose, lists } = useFindingsViews(dialog, sent);
  const [query, setQuery] = useState('');
  const [isSameOpen, setIsSameOpen] = useState(false);
  const ticks = useTicks();
  const isPrinting = useIsPrinting();
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
    ? shownLists(collected, query, ticks.unticked)
    : (ofComparison ?? shownMessages(isCompared ? [] : read, query));
  const isLoading = runs.some(({ remote, access }) => access !== 'none' && isPending(remote));
  const hasChoice = isCollected && lists !== undefined && lists.options.length > 0;
  return (
    <Drawer
      width="full"
      title={isPrinting && isCollected ? collectTexts.paperTitle : view.title}
      onClose={onClose}
      footer={<FindingsActions shown={shown} isLoading={isLoading} onClose={onClose} />}
    >
      <PrintAlone />
      {views.length > 1 && (
        <Tabs data-print="never">
          <RadioGroup legend={findingsTexts.view} isLegendHidden options={views} value={view.value} onChange={choose} />
        </Tabs>
      )}
      {hasChoice && (
        <Choice legend={collectTexts.lists} options={lists.options} value={lists.shown} onChange={lists.choose} />
      )}
      {(isLoading || shown.total > 0) && <FindingsSearch query={query} onQuery={setQuery} shown={shown} />}
      <Lists tabIndex={0} $columns={isCompared || isCollected ? 1 : runs.length}>
        {isCollected && runs.length > 1 ? (
          <CollectTogether {...{ runs, query, ...ticks }} lists={collected} />
        ) : isCollected ? (
          runs.map((run) => (
            <CollectList
              key={run.item.key}
              run={run}
              isChosen={hasChoice}
              list={collected.find(({ item }) => item.key === run.item.key)}
              {...{ query, ...ticks }}
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

interface FindingsSearchProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly shown: Pick<Shown, 'text' | 'news' | 'ticks'>;
}

/** While the user types and the runs load, only the last numbers are announced. */
const PAUSE_MS = 800;

/**
 * One search for all messages in view, with the number of hits. Announces what was loaded, and what the search found.
 */
function FindingsSearch({ query, onQuery, shown: { text, news, ticks } }: FindingsSearchProps) {
  useEffect(() => {
    if (news === '') return undefined;
    const timer = setTimeout(() => announce(news), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [news]);
  return (
    <Bar $gap="var(--space-1) var(--space-3)">
      <div data-print="never" style={{ flex: '0 1 320px' }}>
        <TextField
          label={findingsTexts.search}
          isLabelHidden
          type="search"
          placeholder={findingsTexts.searchPlaceholder}
          value={query}
          onChange={onQuery}
        />
      </div>
      {news !== '' && <span>{text}</span>}
      {ticks !== undefined && news !== '' && (
        <span data-print="never">{collectTexts.ticked(ticks.of, ticks.count)}</span>
      )}
    </Bar>
  );
}

const Choice = (props: ComponentProps<typeof RadioGroup<string>>) => (
  <div data-print="never" style={{ marginBottom: 'var(--space-2)' }}>
    <RadioGroup {...props} isLegendHidden />
  </div>
);

/** Radio buttons that look like tabs, so that the arrow keys choose. */
const Tabs = styled.div`
  margin-bottom: var(--space-2);
  border-bottom: 1px solid var(--border);

  .choice {
    position: relative;
    min-height: var(--control-height);
    margin-bottom: -1px;
    padding-inline: var(--space-2);
    border-bottom: 3px solid transparent;

    &:has(:checked) {
      font-weight: 600;
      color: var(--brand);
      border-bottom-color: var(--brand);
    }
    &:has(:focus-visible) {
      outline: 2px solid var(--focus);
      outline-offset: -2px;
    }
    @media (forced-colors: active) {
      &:has(:checked) {
        border-bottom-color: Highlight;
      }
      &:not(:has(:checked)) {
        border-bottom-color: Canvas;
      }
    }
  }
  .choice > input {
    position: absolute;
    opacity: 0;
  }
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

/** Stays in sight while the messages scroll. */
const Bar = styled(Row)`
  position: sticky;
  top: 0;
  z-index: 1;
  padding-block: var(--space-1) var(--space-2);
  color: var(--text-secondary);
  background: var(--surface);

  @media print {
    position: static;
  }
`;
