import { useId } from 'react';
import { styled } from 'styled-components';
import { creditDetailsOf } from '@/domain/history/historyCredit';
import type { CreditDetail } from '@/domain/history/historyItem';
import type { RequestGroup } from '@/domain/history/historyRows';
import { DocumentButton } from '@/features/documents/components/DocumentButton';
import { Heading } from '@/ui/Heading';
import { MissingValue } from '@/ui/MissingValue';
import { Table } from '@/ui/Table';

const HEADINGS = ['App #', 'Borrower', 'Joint Credit', 'Copy Liabilities', 'Reports'];

/** Whose credit a request used (specification §2, "Expanded row"). */
export function CreditDetails({ group }: { readonly group: RequestGroup }) {
  const headingId = useId();
  const details = creditDetailsOf(group.items);
  return (
    <div>
      <Heading level={3} size="strong" id={headingId}>
        Credit Details
      </Heading>
      {details.length === 0 ? (
        <p>No credit report belongs to this request.</p>
      ) : (
        <Narrow aria-labelledby={headingId} data-density="compact">
          <thead>
            <tr>
              {HEADINGS.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {details.map((detail, index) => (
              <CreditRow key={index} detail={detail} />
            ))}
          </tbody>
        </Narrow>
      )}
    </div>
  );
}

const CreditRow = ({ detail }: { readonly detail: CreditDetail }) => (
  <tr>
    <td>{detail.applicationId ?? <MissingValue />}</td>
    <td data-wrap>{detail.borrowerName ?? <MissingValue />}</td>
    <td>{detail.previousReportWasJoint ? 'Yes' : 'No'}</td>
    <td>{detail.previousAutoCopyLiabilities ? 'Yes' : 'No'}</td>
    <td>
      {detail.encryptedCreditReportDocumentId === null ? (
        <MissingValue />
      ) : (
        <DocumentButton
          wanted={{
            encryptedId: detail.encryptedCreditReportDocumentId,
            title: `Credit report PDF of ${detail.borrowerName ?? 'the borrower'}`,
          }}
        >
          Credit report PDF
        </DocumentButton>
      )}
    </td>
  </tr>
);

const Narrow = styled(Table)`
  margin-top: var(--space-1);
  border: 1px solid var(--border);
  border-radius: var(--radius-control);
`;
