import { styled } from 'styled-components';
import * as ledgerTexts from '@/config/texts/ledgerTexts';
import type { LedgerEntry } from '@/domain/credit/creditLedger';
import { money, shortDate } from '@/lib/format';
import { ColumnHeadings } from '@/ui/listParts';
import { Heading } from '@/ui/Heading';
import { MissingValue } from '@/ui/MissingValue';
import { CardTable } from '@/ui/labeledCards';
import { WIDE } from '@/ui/wide';

interface LedgerTableProps {
  readonly borrowerId: string;
  /** Undefined if the service no longer names the borrower. */
  readonly name: string | undefined;
  readonly entries: readonly LedgerEntry[];
  readonly names: ReadonlyMap<string, string>;
  readonly hasCosts: boolean;
}

const HEADINGS = [
  ledgerTexts.date,
  ledgerTexts.request,
  ledgerTexts.kind,
  ledgerTexts.order,
  ledgerTexts.joint,
  ledgerTexts.by,
];

/** The credit reports of one borrower, newest first. */
export function LedgerTable({
  borrowerId,
  name = ledgerTexts.borrower(borrowerId),
  entries,
  names,
  hasCosts,
}: LedgerTableProps) {
  const otherOf = ({ jointWith }: LedgerEntry): string =>
    (jointWith === null ? undefined : names.get(jointWith)) ?? ledgerTexts.otherBorrower;
  return (
    <Part>
      <Heading level={3} size="strong">
        {name}
      </Heading>
      <ReportTable data-density="compact">
        <caption>{ledgerTexts.tableOf(name)}</caption>
        <ColumnHeadings headings={HEADINGS}>
          {hasCosts && (
            <th scope="col" data-align="end">
              {ledgerTexts.cost}
            </th>
          )}
        </ColumnHeadings>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.key}>
              <td data-label={ledgerTexts.date}>{shortDate(entry.date)}</td>
              <td data-label={ledgerTexts.request}>{entry.requestId}</td>
              <td data-label={ledgerTexts.kind}>{entry.isSoft ? ledgerTexts.soft : ledgerTexts.hard}</td>
              <td data-label={ledgerTexts.order}>{entry.isReissue ? ledgerTexts.reissue : ledgerTexts.fresh}</td>
              <td data-wrap data-label={ledgerTexts.joint}>
                {entry.isJoint ? ledgerTexts.jointWith(otherOf(entry)) : ledgerTexts.notJoint}
              </td>
              <td data-wrap data-label={ledgerTexts.by}>
                {entry.by ?? <MissingValue />}
              </td>
              {hasCosts && (
                <td data-wrap data-align="end" data-label={ledgerTexts.cost}>
                  {entry.isCostElsewhere ? ledgerTexts.costShared(otherOf(entry)) : money(entry.cost)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </ReportTable>
    </Part>
  );
}

/** The columns of all borrowers are as wide. */
const ReportTable = styled(CardTable)`
  ${WIDE} {
    table-layout: fixed;

    th:nth-child(1),
    th:nth-child(3),
    th:nth-child(4) {
      width: 11%;
    }
    th:nth-child(2) {
      width: 13%;
    }
  }
`;

const Part = styled.section`
  padding-bottom: var(--space-3);
  overflow-x: auto;
`;
