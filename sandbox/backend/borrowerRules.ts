import type { Loan } from '@sandbox/world/model';
import { reportOnFile } from '@sandbox/world/onFile';
import type { Order } from './context';
import { borrowerProblem, problem, when, type OrderProblem } from './orderProblem';

const REFERENCE_MISSING = 'Reference # is missing.';
const TYPES_DIFFER = 'Credit pull types must be the same for all the borrowers on the loan.';

/** Returns the problems with the borrowers and their reports. */
export function borrowerProblems(order: Order, loan: Loan, now: number): OrderProblem[] {
  const selected = order.requestBorrowers.filter(({ isSelected }) => isSelected);
  const isNew = selected.some(({ reportType }) => reportType === 'REPORT_TYPE_REQUEST_NEW');
  const isAnyReport = selected.some(({ reportType }) => reportType !== 'REPORT_TYPE_NONE');
  const isAcknowledged = order.isBorrowerAcknowledgementForCreditPullObtained || loan.acknowledgement.isObtained;
  return [
    ...when(selected.length === 0, problem('generic invalid field', 'requestBorrowers')),
    ...when(order.isCreditImportOnly && !isAnyReport, problem('generic invalid field', 'requestBorrowers')),
    ...when(
      new Set(selected.map(({ isGseSoftCreditPull }) => isGseSoftCreditPull)).size > 1,
      problem('invalid credit type', 'requestBorrowers', TYPES_DIFFER),
    ),
    ...when(
      isNew && !isAcknowledged,
      problem('generic invalid field', 'isBorrowerAcknowledgementForCreditPullObtained'),
    ),
    ...selected.flatMap((line) => lineProblems(line, order, loan, now)),
  ];
}

function lineProblems(
  line: Order['requestBorrowers'][number],
  { requestTypeId }: Order,
  loan: Loan,
  now: number,
): OrderProblem[] {
  const isKnown = loan.borrowers.some(
    ({ requestBorrowerId, borrowerId, applicationId }) =>
      requestBorrowerId === String(line.requestBorrowerId) &&
      borrowerId === String(line.borrowerId) &&
      applicationId === String(line.applicationId),
  );
  if (!isKnown) return [borrowerProblem('generic invalid field', 'borrowerId', line)];
  switch (line.reportType) {
    case 'REPORT_TYPE_REQUEST_NEW':
      return [];
    case 'REPORT_TYPE_RE_ISSUE':
      return when(
        !line.reportReferenceNumber,
        borrowerProblem('report reference', 'reportReferenceNumber', line, REFERENCE_MISSING),
      );
    case 'REPORT_TYPE_NONE':
      return when(
        requestTypeId === 1 && !reportOnFile(loan, String(line.borrowerId), now),
        borrowerProblem('generic invalid field', 'reportType', line),
      );
  }
}
