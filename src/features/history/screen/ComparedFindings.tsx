import * as comparisonTexts from '@/config/texts/comparisonTexts';
import * as runsTexts from '@/config/texts/runsTexts';
import type { ComparedFinding } from '@/domain/history/compareRuns';
import type { HistoryItem } from '@/domain/history/historyItem';
import { ColumnHeadings } from '@/ui/listParts';
import { Heading } from '@/ui/Heading';
import { MissingValue } from '@/ui/MissingValue';
import { StatusBadge } from '@/ui/StatusBadge';
import { Table } from '@/ui/Table';

interface ComparedFindingsProps {
  readonly findings: readonly ComparedFinding[];
  readonly earlier: HistoryItem;
  readonly later: HistoryItem;
  readonly isOnlyDifferences: boolean;
}

/** DU finding codes that one run has and the other doesn't, or all of them. */
export function ComparedFindings({ findings, earlier, later, isOnlyDifferences }: ComparedFindingsProps) {
  const shown = findings.filter(({ isInEarlier, isInLater }) => !isOnlyDifferences || isInEarlier !== isInLater);
  if (findings.length === 0) return null;
  return (
    <section>
      <Heading level={3} size="strong">
        {comparisonTexts.findingCodesHeading}
      </Heading>
      {shown.length === 0 ? (
        <p>{comparisonTexts.sameFindings(findings.length)}</p>
      ) : (
        <Table data-density="compact">
          <caption>{comparisonTexts.findingsCaption}</caption>
          <ColumnHeadings headings={[runsTexts.type, runsTexts.name, runsTexts.borrowerName, comparisonTexts.where]} />
          <tbody>
            {shown.map(({ finding: { type, name, borrowerName }, isInEarlier, isInLater }) => (
              <tr key={[type, name, borrowerName].join(' ')}>
                <td>{type ?? <MissingValue />}</td>
                <td data-wrap>{name ?? <MissingValue />}</td>
                <td data-wrap>{borrowerName ?? <MissingValue />}</td>
                <td>
                  {isInEarlier && isInLater && comparisonTexts.inBoth}
                  {!isInEarlier && (
                    <StatusBadge tone="info">
                      {comparisonTexts.newIn}
                      {later.requestId}
                    </StatusBadge>
                  )}
                  {!isInLater && (
                    <StatusBadge tone="neutral">
                      {comparisonTexts.onlyIn}
                      {earlier.requestId}
                    </StatusBadge>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}
