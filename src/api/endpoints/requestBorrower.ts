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
  creditReportDocumentId: filled(wire.creditReportDocumentId),
  previousReference: filled(wire.previousReportReferenceNumber),
  previousReportWasJoint: wire.previousReportWasJoint ?? false,
  previousFormFreeNumber: filled(wire.previousFormFreeReportNumber),
  previousCopyLiabilities: wire.previousAutoCopyLiabilities ?? false,
  isJointDisabled: wire.disableIsJoint ?? false,
  hasDiscrepancy: wire.isDiscrepancyInBorrowerData ?? false,
  isSoftPullCompleted: wire.isGseSoftCreditPullCompleted ?? false,
  isHardPullCompleted: wire.isHardCreditPullCompleted ?? false,
});

const nameOf = ({ borrowerName, firstname, lastname, borrowerId }: WireBorrower): string =>
  filled(borrowerName) ?? filled(`${firstname ?? ''} ${lastname ?? ''}`) ?? `Borrower ${borrowerId}`;

const filled = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text.trim());
