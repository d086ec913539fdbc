import type { AnswerOf, Send } from '@/api/http/send';
import type { LoanId } from '@/domain/loan/loan';
import {
  verificationId,
  type DigitalVerification,
  type VerificationDetail,
  type VerificationRef,
} from '@/domain/request/digitalVerification';
import type { Endpoint } from '@/lib/saga/callApi';
import { uniqueBy } from '@/lib/uniqueBy';

export interface VerificationsApi {
  /**
   * Asset, income and employment reports of every borrower; a report without an id cannot be ordered with and is left
   * out, one that is delivered twice counts once.
   *
   * @source Specification §7: GET /aus/multi-aus/v2/loans/{id}/digital-verification-details
   * @empty an empty answer gives undefined
   * @throws FailedCall
   */
  list: Endpoint<{ loanId: LoanId }, DigitalVerification[] | undefined>;
  /**
   * The accounts and employments behind one vendor's reports of a borrower.
   *
   * @source Specification §7: GET …/borrowers/{borrowerId}/verificationSystems/{system}/digital-verification-detail
   * @empty an empty answer gives undefined
   * @throws FailedCall
   */
  detail: Endpoint<{ loanId: LoanId } & VerificationRef, VerificationDetail | undefined>;
}

export const createVerificationsApi = (send: Send): VerificationsApi => ({
  async list({ loanId }, signal) {
    const wire = await send('digitalVerifications', { params: { loanId }, signal });
    const reports = wire?.digitalVerifications?.flatMap(toReport);
    return reports && uniqueBy(reports, verificationId);
  },
  async detail({ loanId, borrowerId, system }, signal) {
    const wire = await send('digitalVerificationDetail', { params: { loanId, borrowerId, system }, signal });
    return (
      wire && {
        vendorStatus: wire.vendorStatus,
        accounts: wire.accounts ?? [],
        employments: wire.employments ?? [],
        messages: wire.messages ?? [],
      }
    );
  },
});

type WireReport = NonNullable<NonNullable<AnswerOf<'digitalVerifications'>>['digitalVerifications']>[number];

function toReport({ reportId, verificationSystem, verificationType, ...report }: WireReport): DigitalVerification[] {
  if (reportId === null) return [];
  return [
    {
      ...report,
      borrowerId: String(report.borrowerId),
      reportId,
      system: verificationSystem ?? '',
      type: verificationType ?? '',
      isEligibleForDu: report.isEligibleForDu ?? true,
      isEligibleForLpa: report.isEligibleForLpa ?? true,
    },
  ];
}
