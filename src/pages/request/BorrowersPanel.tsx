import { useDispatch, useSelector } from 'react-redux';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { orderFields } from '@/domain/order/orderFields';
import { creditPartWanted, selectCreditParts } from '@/features/creditReport/creditReportSlice';
import { isPending } from '@/lib/remote';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { Skeleton } from '@/ui/Skeleton';
import { Table } from '@/ui/Table';
import { selectFieldErrors } from '@/workflows/orderIssueSelectors';
import { selectBorrowersPart, selectHasNoBorrowers, selectSplitsJointReport } from '@/workflows/orderSelectors';
import { BorrowerRow } from './BorrowerRow';
import { BorrowerTools } from './BorrowerTools';
import { PartFailure } from './PartFailure';
import { useOrderPart } from './useOrderPart';

/** Whose credit is ordered, and how. */
export function BorrowersPanel() {
  const dispatch = useDispatch();
  const mode = useOrderPart('mode');
  const { isShown, isPerBorrower } = useOrderPart('pullChoice');
  const hasNone = useSelector(selectHasNoBorrowers);
  const splitsJoint = useSelector(selectSplitsJointReport);
  const part = useSelector(selectBorrowersPart);
  const error = useSelector(selectFieldErrors)[orderFields.borrowers];
  const showsPull = isShown && isPerBorrower;
  return (
    <Panel heading="Borrowers and reports" actions={<BorrowerTools />} isFlush>
      <Notes>
        <PartFailure
          failure={part.failure}
          what="the borrowers"
          onRetry={() => dispatch(creditPartWanted(mode === 'credit' ? 'creditBorrowers' : 'ausBorrowers'))}
        />
        <div id={orderFields.borrowers} tabIndex={-1}>
          {error !== undefined && <Notice tone="error">{error}</Notice>}
        </div>
        {splitsJoint && (
          <Notice tone="warning">Last report was joint. Ordering separately makes two new reports.</Notice>
        )}
      </Notes>
      {isPending(part) ? (
        <Notes>
          <Skeleton />
        </Notes>
      ) : hasNone ? (
        <EmptyState title="No borrowers to order for" />
      ) : (
        <OrderTable>
          <caption>Borrowers and the credit reports ordered for them</caption>
          <thead>
            <tr>
              <th scope="col">App #</th>
              <th scope="col" data-width="name">
                Borrower
              </th>
              {showsPull && (
                <th scope="col" data-width="choice">
                  Pull type
                </th>
              )}
              <th scope="col" data-width="choice">
                Report
              </th>
              <th scope="col" data-width="number">
                Reference #
              </th>
              <th scope="col">Joint</th>
              <th scope="col">Copy liabilities</th>
              {mode === 'aus' && (
                <th scope="col" data-width="number">
                  FormFree #
                </th>
              )}
              <th scope="col">On file</th>
            </tr>
          </thead>
          <tbody>
            <Rows showsPull={showsPull} />
          </tbody>
        </OrderTable>
      )}
    </Panel>
  );
}

function Rows({ showsPull }: { readonly showsPull: boolean }) {
  const mode = useOrderPart('mode');
  const borrowers = useOrderPart('borrowers');
  const errors = useSelector(selectFieldErrors);
  const documents = useDocuments();
  return borrowers.map((borrower) => (
    <BorrowerRow
      key={borrower.key}
      borrower={borrower}
      showsPull={showsPull}
      showsFormFree={mode === 'aus'}
      documentId={documents.get(borrower.borrowerId) ?? borrower.creditReportDocumentId}
      typeError={errors[orderFields.borrowerType(borrower.key)]}
      referenceError={errors[orderFields.borrowerReference(borrower.key)]}
      pullError={errors[orderFields.borrowerPull(borrower.key)]}
    />
  ));
}

/** The reports on file by borrower id. */
function useDocuments(): ReadonlyMap<string, string> {
  const { recentCredit } = useSelector(selectCreditParts);
  return useMemo(
    () =>
      new Map(
        (recentCredit.value?.borrowers ?? []).flatMap(({ borrowerId, documentId }) =>
          documentId === null ? [] : [[borrowerId, documentId]],
        ),
      ),
    [recentCredit],
  );
}

const OrderTable = styled(Table)`
  /* Enlarged, it scrolls inside its card rather than cutting what is typed and chosen. */
  min-width: 860px;

  th[data-width='name'] {
    min-width: 220px;
  }
  th[data-width='choice'] {
    width: 124px;
    min-width: 116px;
  }
  th[data-width='number'] {
    width: 168px;
    min-width: 140px;
  }
`;

const Notes = styled.div`
  padding: 0 var(--space-4);
`;
