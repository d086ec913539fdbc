import type { AnswerOf } from '@/api/http/send';
import type { RequestBorrower } from '@/domain/request/requestBorrower';

type WireBorrower = NonNullable<NonNullable<AnswerOf<'requestBorrowers'>>['requestBorrowers']>[number];

/** A borrower of a request, from the wire. */
export const toRequestBorrower = (wire: WireBorrower): RequestBorrower => ({
  requestBorrowerId: String(wire.requestBorrowerId),
  borrowerId: String(wire.borrowerId),
  applicationId: String(wire.applicationId),
  name: nameOf(wire),
  isPrimary: wire.isPrimary ?? false,
  creditReportDocumentId: wire.creditReportDocumentId,
  previousReference: wire.previousReportReferenceNumber,
  previousReportWasJoint: wire.previousReportWasJoint ?? false,
  previousFormFreeNumber: wire.previousFormFreeReportNumber,
  previousCopyLiabilities: wire.previousAutoCopyLiabilities ?? false,
  isJointDisabled: wire.disableIsJoint ?? false,
  hasDiscrepancy: wire.isDiscrepancyInBorrowerData ?? false,
  isSoftPullCompleted: wire.isGseSoftCreditPullCompleted ?? false,
  isHardPullCompleted: wire.isHardCreditPullCompleted ?? false,
});

const nameOf = ({ borrowerName, firstname, lastname, borrowerId }: WireBorrower): string =>
  borrowerName ?? ([firstname, lastname].filter((part) => part !== null).join(' ') || `Borrower ${borrowerId}`);
