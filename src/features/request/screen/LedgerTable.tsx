import { styled } from 'styled-components';
import * as ledgerTexts from '@/config/texts/ledgerTexts';
import type { LedgerEntry } from '@/domain/credit/creditLedger';
import { money, shortDate } from '@/lib/format';
import { Heading } from '@/ui/Heading';
import { MissingValue } from '@/ui/MissingValue';
import { Table } from '@/ui/Table';

interface LedgerTableProps {
  readonly borrowerId: string;
  /** Undefined if the service no longer names the borrower. */
  readonly name: string | undefined;
  readonly entries: readonly LedgerEntry[];
  readonly names: ReadonlyMap<string, string>;
}

/** The credit reports of one borrower, newest first. */
export function LedgerTable({ borrowerId, name = ledgerTexts.borrower(borrowerId), entries, names }: LedgerTableProps) {
  const otherOf = ({ jointWith }: LedgerEntry): string =>
    (jointWith === null ? undefined : names.get(jointWith)) ?? ledgerTexts.otherBorrower;
  const hasCosts = entries.some(({ cost, isCostElsewhere }) => cost !== null || isCostElsewhere);
  return (
    <Part>
      <Heading level={3} size="strong">
        {name}
      </Heading>
      <Table data-density="compact">
        <caption>{ledgerTexts.tableOf(name)}</caption>
        <thead>
          <tr>
            <th scope="col">{ledgerTexts.date}</th>
            <th scope="col">{ledgerTexts.request}</th>
            <th scope="col">{ledgerTexts.kind}</th>
            <th scope="col">{ledgerTexts.order}</th>
            <th scope="col">{ledgerTexts.joint}</th>
            <th scope="col">{ledgerTexts.by}</th>
            {hasCosts && (
              <th scope="col" data-align="end">
                {ledgerTexts.cost}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.key}>
              <td>{shortDate(entry.date)}</td>
              <td>{entry.requestId}</td>
              <td>{entry.isSoft ? ledgerTexts.soft : ledgerTexts.hard}</td>
              <td>{entry.isReissue ? ledgerTexts.reissue : ledgerTexts.fresh}</td>
              <td data-wrap>{entry.isJoint ? ledgerTexts.jointWith(otherOf(entry)) : ledgerTexts.notJoint}</td>
              <td data-wrap>{entry.by ?? <MissingValue />}</td>
              {hasCosts && (
                <td data-align="end">
                  {entry.isCostElsewhere ? ledgerTexts.costSharedWith(otherOf(entry)) : money(entry.cost)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </Part>
  );
}

const Part = styled.section`
  padding-bottom: var(--space-3);
  overflow-x: auto;
`;
