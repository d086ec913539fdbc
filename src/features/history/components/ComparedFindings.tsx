import type { ComparedFinding } from '@/domain/history/compareRuns';
import type { HistoryItem } from '@/domain/history/historyItem';
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

/** DU finding codes of two runs: which are new and which are gone. */
export function ComparedFindings({ findings, earlier, later, isOnlyDifferences }: ComparedFindingsProps) {
  const shown = findings.filter(({ isInEarlier, isInLater }) => !isOnlyDifferences || isInEarlier !== isInLater);
  if (findings.length === 0) return null;
  return (
    <section>
      <Heading level={3} size="strong">
        DU finding codes
      </Heading>
      {shown.length === 0 ? (
        <p>Both runs have the same {findings.length} finding codes.</p>
      ) : (
        <Table data-density="compact">
          <caption>DU finding codes of both runs</caption>
          <thead>
            <tr>
              <th scope="col">Type</th>
              <th scope="col">Name</th>
              <th scope="col">Borrower Name</th>
              <th scope="col">Where</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ finding: { type, name, borrowerName }, isInEarlier, isInLater }) => (
              <tr key={[type, name, borrowerName].join(' ')}>
                <td>{type ?? <MissingValue />}</td>
                <td data-wrap>{name ?? <MissingValue />}</td>
                <td data-wrap>{borrowerName ?? <MissingValue />}</td>
                <td>
                  {isInEarlier && isInLater && 'In both'}
                  {!isInEarlier && <StatusBadge tone="info">New in #{later.requestId}</StatusBadge>}
                  {!isInLater && <StatusBadge tone="neutral">Only in #{earlier.requestId}</StatusBadge>}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}
