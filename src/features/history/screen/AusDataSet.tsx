import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as countTexts from '@/config/texts/countTexts';
import * as detailTexts from '@/config/texts/detailTexts';
import { compareDataSets, type ComparedRow } from '@/domain/history/compareRuns';
import { describeChange } from '@/domain/history/describeComparison';
import { dataSetRows } from '@/domain/history/historyDataSet';
import type { HistoryItem } from '@/domain/history/historyItem';
import { selectPreviousRuns } from '@/features/history/state/historySlice';
import { dialogOpened } from '@/features/history/state/historyViewSlice';
import { shortDate } from '@/lib/format';
import type { RootState } from '@/lib/rootState';
import { Button } from '@/ui/Button';
import { DataColumns, type DataItem } from '@/ui/DataColumns';
import { MissingValue } from '@/ui/MissingValue';
import { FindingCodesLink } from './FindingCodesLink';

/**
 * The data that one underwriting system received, with changes since its previous run (specification §2).
 *
 * @source Specification §2: "Data set rows, Product Code to DTI-1003", "and a 'DU Finding Codes' link when shown"
 */
export function AusDataSet({ item }: { readonly item: HistoryItem }) {
  const dispatch = useDispatch();
  const previous = useSelector((state: RootState) => selectPreviousRuns(state).get(item.key));
  const compared = previous === undefined ? [] : compareDataSets(previous.ausDataSet, item.ausDataSet);
  const changes = compared.filter(({ isChanged }) => isChanged);
  const items: DataItem[] = dataSetRows(item.ausDataSet).map(({ label, value }) => {
    const change = changes.find((row) => row.label === label);
    return { label, value: change === undefined ? value : <Moved value={value} change={change} /> };
  });
  if (item.ausDataSet?.hasDuFindingCodes === true) {
    const open = () => dispatch(dialogOpened({ kind: 'findingCodes', itemKey: item.key }));
    items.push({ label: detailTexts.findings, value: <FindingCodesLink item={item} onClick={open} /> });
  }
  return (
    <Body>
      <DataColumns items={items} />
      {previous !== undefined && (
        <Since data-print="never">
          {detailTexts.changesSince(describeCount(changes.length), previous.requestId, shortDate(previous.requestDate))}
          <Button
            kind="quiet"
            onClick={() => dispatch(dialogOpened({ kind: 'compare', itemKeys: [previous.key, item.key] }))}
          >
            {detailTexts.compareWith(previous.requestId)}
          </Button>
        </Since>
      )}
    </Body>
  );
}

const describeCount = (count: number): string => {
  if (count === 0) return detailTexts.nothingChanged;
  return detailTexts.valuesChanged(countTexts.values(count));
};

/** A value that differs from the previous run. */
const Moved = ({ value, change }: { readonly value: string | null; readonly change: ComparedRow }) => (
  <>
    {value ?? <MissingValue />} <Was>{describeMove(change)}</Was>
  </>
);

function describeMove({ earlier, change, unit }: ComparedRow): string {
  if (earlier === null) return detailTexts.newValue;
  if (change === null) return detailTexts.was(earlier);
  return detailTexts.changedFrom(describeChange(change, unit), earlier);
}

const Body = styled.div`
  padding: 0 var(--space-3) var(--space-2);
`;

const Was = styled.span`
  display: block;
  font: var(--type-label);
  color: var(--info);
`;

const Since = styled.p`
  margin-top: var(--space-2);
  font: var(--type-table);
  color: var(--text-secondary);
`;
