import * as earlyTexts from '@/config/texts/earlyTexts';
import type { AnswerOf } from '@/api/http/send';
import type { RequestBorrower } from '@/domain/request/requestBorrower';
import type { WireIds } from './wireIds';

type WireBorrower = NonNullable<NonNullable<AnswerOf<'requestBorrowers'>>['requestBorrowers']>[number];

/**
 * Converts a borrower of a request from the API's format.
 *
 * @source Specification §3: "Request borrower (from the service)"
 */
export const toRequestBorrower = (wire: WireBorrower, ids: WireIds): RequestBorrower => ({
  requestBorrowerId: ids.received('requestBorrower', wire.requestBorrowerId),
  borrowerId: ids.received('borrower', wire.borrowerId),
  applicationId: ids.received('application', wire.applicationId),
  name: nameOf(wire),
  isPrimary: wire.isPrimary ?? false,
  creditReportDocumentId: ids.receivedIfAny('document', wire.creditReportDocumentId),
  previousReference: ids.receivedIfAny('reference', wire.previousReportReferenceNumber),
  previousReportWasJoint: wire.previousReportWasJoint ?? false,
  previousFormFreeNumber: ids.receivedIfAny('formFree', wire.previousFormFreeReportNumber),
  previousCopyLiabilities: wire.previousAutoCopyLiabilities ?? false,
  isJointDisabled: wire.disableIsJoint ?? false,
  hasDiscrepancy: wire.isDiscrepancyInBorrowerData ?? false,
  isSoftPullCompleted: wire.isGseSoftCreditPullCompleted ?? false,
  isHardPullCompleted: wire.isHardCreditPullCompleted ?? false,
});

const nameOf = ({ borrowerName, firstname, lastname, borrowerId }: WireBorrower): string =>
  borrowerName ?? ([firstname, lastname].filter((part) => part !== null).join(' ') || earlyTexts.borrower(borrowerId));
