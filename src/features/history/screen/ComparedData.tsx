import { useState } from 'react';
import { styled } from 'styled-components';
import * as comparisonTexts from '@/features/history/comparisonTexts';
import {
  type ComparedFinding,
  type ComparedRow,
  type RunComparison,
  describeChange,
} from '@/features/history/rules/compareRuns';
import { runName, runTitle } from '@/features/requests/rules/historyItem';
import { Checkbox } from '@/ui/Checkbox';
import { Heading } from '@/ui/Heading';
import { type ListColumn, ListTable } from '@/ui/ListTable';
import { StatusBadge } from '@/ui/StatusBadge';
import type { HistoryItem } from '@/features/requests/api/contract/history';
import { FindingCodesTable } from './FindingCodesDialog';

interface ComparedDataProps {
  readonly earlier: HistoryItem;
  readonly later: HistoryItem;
  readonly comparison: RunComparison;
}

/** The fields and the DU finding codes of two runs: those that differ, or all of them. */
export function ComparedData(props: ComparedDataProps) {
  const [isOnlyDifferences, setIsOnlyDifferences] = useState(true);
  return (
    <>
      <div data-print="never">
        <Checkbox
          label={comparisonTexts.onlyDifferences}
          isChecked={isOnlyDifferences}
          onChange={setIsOnlyDifferences}
        />
      </div>
      <ComparedFields {...props} isOnlyDifferences={isOnlyDifferences} />
      <ComparedFindings {...props} isOnlyDifferences={isOnlyDifferences} />
    </>
  );
}

interface ShownDataProps extends ComparedDataProps {
  readonly isOnlyDifferences: boolean;
}

/** The data sets, one row per field. Outcome and DTI are above. */
function ComparedFields({ earlier, later, comparison, isOnlyDifferences }: ShownDataProps) {
  const { outcome, dti } = comparison;
  const rows = comparison.rows.filter((row) => row !== dti && (row.isChanged || !isOnlyDifferences));
  if (rows.length === 0) {
    const isSame = !outcome.isChanged && dti?.isChanged !== true;
    return <p>{isSame ? comparisonTexts.sameDataSets : comparisonTexts.nothingElse}</p>;
  }
  const columns: readonly ListColumn<ComparedRow>[] = [
    { heading: comparisonTexts.field, isHeader: true, cell: ({ label }) => label },
    { heading: runTitle(earlier), label: runName(earlier), isWrapped: true, cell: (row) => row.earlier },
    { heading: runTitle(later), label: runName(later), isWrapped: true, cell: (row) => row.later },
    {
      heading: comparisonTexts.change,
      cell: (row) =>
        row.isChanged && (
          <StatusBadge tone="info" icon={null}>
            {describeChange(row) ?? comparisonTexts.changed}
          </StatusBadge>
        ),
    },
  ];
  return <Sides caption={comparisonTexts.fieldsCaption} {...{ columns, rows }} />;
}

/** Only a row that changed has something in its last cell. */
const Sides = styled(ListTable<ComparedRow>)`
  margin: var(--space-2) 0 var(--space-3);

  > tbody > tr:has(> :last-child > *) > td {
    font-weight: 600;
  }
  > tbody > tr:has(> :last-child > *) > :nth-child(3) {
    background: var(--info-bg);
  }
`;

function ComparedFindings({ earlier, later, comparison: { findings }, isOnlyDifferences }: ShownDataProps) {
  const shown = findings.filter(({ isInEarlier, isInLater }) => !isOnlyDifferences || isInEarlier !== isInLater);
  if (findings.length === 0) return null;
  const where: ListColumn<ComparedFinding> = {
    heading: comparisonTexts.where,
    cell: ({ isInEarlier, isInLater }) => {
      if (isInEarlier && isInLater) return <span>{comparisonTexts.inBoth}</span>;
      return isInLater ? (
        <StatusBadge tone="info">{comparisonTexts.newIn + later.requestId}</StatusBadge>
      ) : (
        <StatusBadge tone="neutral">{comparisonTexts.onlyIn + earlier.requestId}</StatusBadge>
      );
    },
  };
  return (
    <section>
      <Heading level={3} size="strong">
        {comparisonTexts.findingCodesHeading}
      </Heading>
      {shown.length === 0 ? (
        <p>{comparisonTexts.sameFindings(findings.length)}</p>
      ) : (
        <FindingCodesTable caption={comparisonTexts.findingsCaption} codes={shown} more={[where]} />
      )}
    </section>
  );
}
