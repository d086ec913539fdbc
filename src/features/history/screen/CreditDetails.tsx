import { useId } from 'react';
import * as detailTexts from '@/config/texts/detailTexts';
import * as scoreTexts from '@/config/texts/scoreTexts';
import { creditDetailsOf } from '@/domain/history/historyCredit';
import type { CreditDetail } from '@/domain/history/historyItem';
import type { RequestGroup } from '@/domain/history/historyRows';
import { DocumentButton } from '@/features/documents/DocumentButton';
import { ColumnHeadings } from '@/ui/listParts';
import { Heading } from '@/ui/Heading';
import { CardTable } from '@/ui/Table';
import { Delivered } from '@/ui/Delivered';
import { MissingValue } from '@/ui/MissingValue';

const HEADINGS = [
  detailTexts.applicationNumber,
  detailTexts.borrower,
  detailTexts.jointCredit,
  detailTexts.copyLiabilities,
  detailTexts.reports,
];

/** The borrowers whose credit a request used. */
export function CreditDetails({ group }: { readonly group: RequestGroup }) {
  const headingId = useId();
  const details = creditDetailsOf(group.items);
  const hasModels = details.some(({ scoreModel }) => scoreModel !== null);
  const headings = hasModels ? [...HEADINGS, scoreTexts.scoreModel] : HEADINGS;
  return (
    <div>
      <Heading level={2} size="strong" id={headingId}>
        {detailTexts.creditDetails}
      </Heading>
      {details.length === 0 ? (
        <p>{detailTexts.noCreditReport}</p>
      ) : (
        <CardTable className="credit-reports" aria-labelledby={headingId} data-density="compact">
          <ColumnHeadings headings={headings} />
          <tbody>
            {details.map((detail, index) => (
              <CreditRow key={index} detail={detail} hasModels={hasModels} />
            ))}
          </tbody>
        </CardTable>
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
    <td data-label={detailTexts.applicationNumber}>{detail.applicationId ?? <MissingValue />}</td>
    <td data-wrap data-label={detailTexts.borrower}>
      <Delivered text={detail.borrowerName} />
    </td>
    <td data-label={detailTexts.jointCredit}>
      <YesNo value={detail.previousReportWasJoint} />
    </td>
    <td data-label={detailTexts.copyLiabilities}>
      <YesNo value={detail.previousAutoCopyLiabilities} />
    </td>
    <td data-label={detailTexts.reports}>
      {detail.encryptedCreditReportDocumentId === null ? (
        <MissingValue />
      ) : (
        <DocumentButton
          wanted={{
            encryptedId: detail.encryptedCreditReportDocumentId,
            title: detailTexts.creditReportOf(detail.borrowerName ?? detailTexts.unnamedBorrower),
            tabTitle: detailTexts.creditReport,
          }}
        >
          {detailTexts.creditReport}
        </DocumentButton>
      )}
    </td>
    {hasModels && (
      <td data-wrap data-label={scoreTexts.scoreModel}>
        <Delivered text={detail.scoreModel} />
      </td>
    )}
  </tr>
);

const YesNo = ({ value }: { readonly value: boolean | null }) => {
  if (value === null) return <MissingValue />;
  return <span>{value ? detailTexts.yes : detailTexts.no}</span>;
};
