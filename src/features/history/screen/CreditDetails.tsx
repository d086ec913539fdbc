import { useId } from 'react';
import * as uiTexts from '@/config/texts/uiTexts';
import * as detailTexts from '@/features/history/detailTexts';
import { isReadInPart } from '@/http/contract/unread';
import { withDistinctNames } from '@/features/loan/rules/people';
import { creditDetailsOf } from '@/features/history/rules/historyDataSet';
import type { RequestGroup } from '@/features/runs/rules/historyRows';
import { DocumentButton } from '@/features/documents/DocumentButton';
import { Heading } from '@/ui/Heading';
import { type ListColumn, ListTable } from '@/ui/ListTable';
import type { CreditDetail } from '@/features/runs/api/contract/history';

export function CreditDetails({ group }: { readonly group: RequestGroup }) {
  const headingId = useId();
  const details = withDistinctNames(creditDetailsOf(group.items));
  const hasBorrowers = group.items.some(({ creditDetail }) => creditDetail.length > 0);
  const isUnread = group.items.some(({ creditDetail }) => isReadInPart(creditDetail));
  const none = hasBorrowers ? detailTexts.noPrimaryBorrower : detailTexts.noCreditReport;
  const hasModels = details.some(({ scoreModel }) => scoreModel !== null);
  return (
    <div>
      <Heading level={2} size="strong" id={headingId}>
        {detailTexts.creditDetails}
      </Heading>
      {details.length === 0 ? (
        <p>{isUnread ? detailTexts.creditUnread : none}</p>
      ) : (
        <ListTable
          className="credit-reports"
          aria-labelledby={headingId}
          columns={columnsFor(group.requestId, hasModels)}
          rows={details}
        />
      )}
    </div>
  );
}

const columnsFor = (requestId: string, hasModels: boolean): readonly ListColumn<CreditDetail>[] => [
  { heading: detailTexts.applicationNumber, cell: ({ applicationId }) => applicationId },
  { heading: detailTexts.borrower, isWrapped: true, cell: ({ borrowerName }) => borrowerName },
  { heading: detailTexts.jointCredit, cell: ({ previousReportWasJoint }) => yesNo(previousReportWasJoint) },
  { heading: detailTexts.copyLiabilities, cell: ({ previousAutoCopyLiabilities: copies }) => yesNo(copies) },
  {
    heading: detailTexts.reports,
    cell: ({ borrowerName, encryptedCreditReportDocumentId: encryptedId }) =>
      encryptedId === null ? null : (
        <DocumentButton
          wanted={{
            encryptedId,
            title: detailTexts.creditReportOf(borrowerName ?? detailTexts.unnamedBorrower),
            tabTitle: detailTexts.creditReport,
            what: 'credit-report',
            reference: requestId,
          }}
        >
          {detailTexts.creditReport}
        </DocumentButton>
      ),
  },
  ...(hasModels
    ? [{ heading: detailTexts.scoreModel, isWrapped: true, cell: ({ scoreModel }: CreditDetail) => scoreModel }]
    : []),
];

const yesNo = (value: boolean | null): string | null => (value === null ? null : value ? uiTexts.yes : uiTexts.no);
