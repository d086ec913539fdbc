import { useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import * as findingsTexts from '@/config/texts/findingsTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { compareFindings } from '@/domain/findings/compareFindings';
import { isRead } from '@/domain/findings/findings';
import { comparisonTable, findingsTable } from '@/domain/findings/findingsTable';
import { toCsv, toTabs } from '@/domain/history/csv';
import { exportPressed, type FindingsDialog } from '@/features/history/state/historyViewSlice';
import { CopyButton } from '@/features/history/screen/CopyButton';
import { Button } from '@/ui/Button';
import { Drawer } from '@/ui/Modal';
import { PrintAlone } from '@/ui/PrintAlone';
import { RadioGroup } from '@/ui/RadioGroup';
import { NARROW } from '@/ui/wide';
import { ComparedRuns } from './ComparedRuns';
import { FindingsSearch } from './FindingsSearch';
import { RunFindings } from './RunFindings';
import { useFindings } from './useFindings';
import { useFindingsViews } from './useFindingsViews';

interface FindingsSheetProps {
  readonly dialog: Omit<FindingsDialog, 'kind'>;
  readonly onClose: () => void;
}

/** What the engines said, message by message: of one run, of the services of an order side by side, or of two runs. */
export function FindingsSheet({ dialog, onClose }: FindingsSheetProps) {
  const dispatch = useDispatch();
  const { title, mode, items, options, chosen, choose } = useFindingsViews(dialog);
  const [query, setQuery] = useState('');
  const runs = useFindings(items);
  const [first, second] = runs;
  const isCompared = mode === 'compare';
  const [before, after] = [first?.remote.value, second?.remote.value];
  const comparison = useMemo(
    () => (isCompared && isRead(before) && isRead(after) ? compareFindings(before, after) : undefined),
    [isCompared, before, after],
  );
  const readings = runs.flatMap(({ remote: { value } }) => (isRead(value) ? [value] : []));
  const table = () => {
    const lists = runs.map(({ item, remote: { value } }) => ({
      run: item,
      findings: isRead(value) ? value.findings : [],
    }));
    const [older, newer] = items;
    return comparison !== undefined && !('refused' in comparison) && older !== undefined && newer !== undefined
      ? comparisonTable({ older, newer, comparison })
      : findingsTable(lists);
  };
  return (
    <Drawer
      isWide
      title={title}
      onClose={onClose}
      footer={
        <>
          {readings.length > 0 && readings.length === runs.length && (
            <>
              <CopyButton text={() => toTabs(table())} />
              <Button onClick={() => dispatch(exportPressed({ fileName: 'findings.csv', csv: toCsv(table()) }))}>
                {findingsTexts.save}
              </Button>
            </>
          )}
          <Button onClick={() => window.print()}>{findingsTexts.print}</Button>
          <Button onClick={onClose}>{uiTexts.close}</Button>
        </>
      }
    >
      <PrintAlone />
      {options.length > 1 && (
        <Views data-print="never">
          <RadioGroup legend={findingsTexts.view} isLegendHidden options={options} value={chosen} onChange={choose} />
        </Views>
      )}
      <FindingsSearch query={query} onQuery={setQuery} readings={readings} comparison={comparison} />
      <Lists tabIndex={0} $columns={isCompared ? 1 : runs.length}>
        {isCompared && first !== undefined && second !== undefined ? (
          <div>
            <ComparedRuns older={first} newer={second} comparison={comparison} query={query} />
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
