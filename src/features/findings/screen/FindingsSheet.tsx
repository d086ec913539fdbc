import { useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import * as findingsTexts from '@/features/findings/texts';
import * as uiTexts from '@/config/texts/uiTexts';
import { compareFindings } from '@/features/findings/reader/compareFindings';
import { comparisonTable, findingsTable } from '@/features/findings/reader/findingsTable';
import { toCsv, toTabs } from '@/lib/csv';
import { exportPressed, type FindingsDialog } from '@/features/history/state/historyViewSlice';
import { CopyButton } from '@/features/history/screen/CopyButton';
import { Button } from '@/ui/Button';
import { Drawer, PrintAlone } from '@/ui/Modal';
import { RadioGroup } from '@/ui/RadioGroup';
import { NARROW } from '@/ui/wide';
import { ComparedRuns } from './ComparedRuns';
import { FactsSource } from './FindingsFacts';
import { FindingsSearch } from './FindingsSearch';
import { RunFindings } from './RunFindings';
import { RunSource } from './RunSource';
import { usePrintTitle } from '@/features/loan/usePrintTitle';
import { isPending } from '@/lib/remote';
import { PrintButton } from '@/ui/PrintButton';
import { readRuns, useFindings } from './useFindings';
import { COMPARED, useFindingsViews } from './useFindingsViews';

interface FindingsSheetProps {
  readonly dialog: Omit<FindingsDialog, 'kind'>;
  readonly onClose: () => void;
}

/** What the engines said, message by message: of one run, of the services of an order side by side, or of two runs. */
export function FindingsSheet({ dialog, onClose }: FindingsSheetProps) {
  const dispatch = useDispatch();
  const { view, views, choose } = useFindingsViews(dialog);
  const [query, setQuery] = useState('');
  const runs = useFindings(view.items);
  usePrintTitle('findings', [...new Set(view.items.map(({ requestId }) => requestId))].join('-'));
  const read = readRuns(runs);
  const isAllRead = read.length > 0 && read.length === runs.length;
  const isCompared = view.value === COMPARED;
  const [older, newer] = isCompared && isAllRead ? read : [];
  const [before, after] = [older?.reading, newer?.reading];
  const compared = useMemo(() => before && after && compareFindings(before, after), [before, after]);
  const comparison = compared === undefined || 'refused' in compared ? undefined : compared;
  const table = () =>
    comparison && older && newer
      ? comparisonTable({ older: older.item, newer: newer.item, comparison })
      : findingsTable(read.map(({ item, reading }) => ({ run: item, findings: reading.findings })));
  return (
    <Drawer
      isWide
      title={view.title}
      onClose={onClose}
      footer={
        <>
          {isAllRead && (
            <>
              <CopyButton text={() => toTabs(table())} />
              <Button onClick={() => dispatch(exportPressed({ fileName: 'findings.csv', csv: toCsv(table()) }))}>
                {findingsTexts.save}
              </Button>
            </>
          )}
          <PrintButton isLoading={runs.some(({ remote }) => isPending(remote))}>{findingsTexts.print}</PrintButton>
          <Button onClick={onClose}>{uiTexts.close}</Button>
        </>
      }
    >
      <PrintAlone />
      {views.length > 1 && (
        <Views data-print="never">
          <RadioGroup legend={findingsTexts.view} isLegendHidden options={views} value={view.value} onChange={choose} />
        </Views>
      )}
      <FindingsSearch
        query={query}
        onQuery={setQuery}
        readings={read.map(({ reading }) => reading)}
        comparison={comparison}
      />
      <FactsSource runs={read} />
      <Lists tabIndex={0} $columns={isCompared ? 1 : runs.length}>
        {compared && older && newer ? (
          <div>
            <ComparedRuns {...{ older, newer, query }} comparison={compared} />
          </div>
        ) : isCompared ? (
          <div>
            {runs.map((run) => (
              <div key={run.item.key}>
                <RunSource run={run} />
              </div>
            ))}
          </div>
        ) : (
          runs.map((run) => <RunFindings key={run.item.key} run={run} query={query} isColumn={runs.length > 1} />)
        )}
      </Lists>
    </Drawer>
  );
}

const Views = styled.div`
  margin-bottom: var(--space-3);
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
