import { styled } from 'styled-components';
import * as comparisonTexts from '@/config/texts/comparisonTexts';
import type { ComparedRow, RunComparison } from '@/domain/history/compareRuns';
import { describeChange } from '@/domain/history/describeComparison';
import type { HistoryItem } from '@/domain/history/historyItem';
import { runName, runTitle } from '@/domain/history/historyLabels';
import { CardTable } from '@/ui/labeledCards';
import { MissingValue } from '@/ui/MissingValue';
import { StatusBadge } from '@/ui/StatusBadge';

interface ComparedFieldsProps {
  readonly earlier: HistoryItem;
  readonly later: HistoryItem;
  readonly comparison: RunComparison;
  readonly isOnlyDifferences: boolean;
}

/** The outcome and the data sets of two runs, one row per field. */
export function ComparedFields({ earlier, later, comparison, isOnlyDifferences }: ComparedFieldsProps) {
  const rows = [comparison.outcome, ...comparison.rows].filter(({ isChanged }) => isChanged || !isOnlyDifferences);
  if (rows.length === 0) return <p>{comparisonTexts.sameDataSets}</p>;
  return (
    <Sides data-density="compact">
      <caption>{comparisonTexts.fieldsCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{comparisonTexts.field}</th>
          <th scope="col">{runTitle(earlier)}</th>
          <th scope="col">{runTitle(later)}</th>
          <th scope="col">{comparisonTexts.change}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label} data-changed={row.isChanged ? '' : undefined}>
            <th scope="row">{row.label}</th>
            <td data-wrap data-label={runName(earlier)}>
              {row.earlier ?? <MissingValue />}
            </td>
            <td data-wrap data-label={runName(later)}>
              {row.later ?? <MissingValue />}
            </td>
            <td data-label={comparisonTexts.change}>{row.isChanged && <Change row={row} />}</td>
          </tr>
        ))}
      </tbody>
    </Sides>
  );
}

const Change = ({ row: { change, unit } }: { readonly row: ComparedRow }) => (
  <StatusBadge tone="info" icon={null}>
    {change === null ? comparisonTexts.changed : describeChange(change, unit)}
  </StatusBadge>
);

const Sides = styled(CardTable)`
  margin: var(--space-2) 0 var(--space-3);

  > tbody > tr[data-changed] > td {
    font-weight: 600;
  }
  > tbody > tr[data-changed] > :nth-child(3) {
    background: var(--info-bg);
  }
`;
