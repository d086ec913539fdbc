import { useId } from 'react';
import { styled } from 'styled-components';
import * as detailTexts from '@/config/texts/detailTexts';
import * as scoreTexts from '@/config/texts/scoreTexts';
import { creditDetailsOf } from '@/domain/history/historyCredit';
import type { CreditDetail } from '@/domain/history/historyItem';
import type { RequestGroup } from '@/domain/history/historyRows';
import { DocumentButton } from '@/features/documents/DocumentButton';
import { Heading } from '@/ui/Heading';
import { MissingValue } from '@/ui/MissingValue';
import { Table } from '@/ui/Table';
import { NARROW } from '@/ui/wide';

const HEADINGS = [
  detailTexts.applicationNumber,
  detailTexts.borrower,
  detailTexts.jointCredit,
  detailTexts.copyLiabilities,
  detailTexts.reports,
];

/**
 * The borrowers whose credit a request used (specification §2, "Expanded row").
 *
 * @source Specification §2: "Expanded row: Credit Details"
 */
export function CreditDetails({ group }: { readonly group: RequestGroup }) {
  const headingId = useId();
  const details = creditDetailsOf(group.items);
  const hasModels = details.some(({ scoreModel }) => scoreModel !== null);
  const headings = hasModels ? [...HEADINGS, scoreTexts.scoreModel] : HEADINGS;
  return (
    <div>
      <Heading level={3} size="strong" id={headingId}>
        {detailTexts.creditDetails}
      </Heading>
      {details.length === 0 ? (
        <p>{detailTexts.noCreditReport}</p>
      ) : (
        <Narrow aria-labelledby={headingId} data-density="compact">
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {details.map((detail, index) => (
              <CreditRow key={index} detail={detail} hasModels={hasModels} />
            ))}
          </tbody>
        </Narrow>
      )}
    </div>
  );
}

interface CreditRowProps {
  readonly detail: CreditDetail;
  /** The service names a score model for a report of the request. */
  readonly hasModels: boolean;
}

const CreditRow = ({ detail, hasModels }: CreditRowProps) => (
  <tr>
    <td>{detail.applicationId ?? <MissingValue />}</td>
    <td data-wrap>{detail.borrowerName ?? <MissingValue />}</td>
    <td>
      <YesNo value={detail.previousReportWasJoint} />
    </td>
    <td>
      <YesNo value={detail.previousAutoCopyLiabilities} />
    </td>
    <td>
      {detail.encryptedCreditReportDocumentId === null ? (
        <MissingValue />
      ) : (
        <DocumentButton
          wanted={{
            encryptedId: detail.encryptedCreditReportDocumentId,
            title: detailTexts.creditReportOf(detail.borrowerName ?? 'the borrower'),
            tabTitle: detailTexts.creditReport,
          }}
        >
          {detailTexts.creditReport}
        </DocumentButton>
      )}
    </td>
    {hasModels && <td data-wrap>{detail.scoreModel ?? <MissingValue />}</td>}
  </tr>
);

const YesNo = ({ value }: { readonly value: boolean | null }) => {
  if (value === null) return <MissingValue />;
  return value ? detailTexts.yes : detailTexts.no;
};

const Narrow = styled(Table)`
  margin-top: var(--space-1);
  border: 1px solid var(--border);
  border-radius: var(--radius-control);

  ${NARROW} {
    table-layout: fixed;

    && > :is(thead, tbody) > tr > :is(td, th) {
      padding-inline: var(--space-1);
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
`;
