import type { Send } from '@/api/http/send';
import type { DigitalVerification, VerificationDetail, VerificationRef } from '@/domain/digitalVerification';
import type { LoanId } from '@/domain/loan';
import type { Endpoint } from '@/lib/saga/callApi';

export interface VerificationsApi {
  /**
   * Asset, income and employment reports of every borrower; a report without an id cannot be ordered with and is left out.
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
    return wire?.digitalVerifications?.flatMap((report) =>
      report.reportId === null
        ? []
        : [
            {
              ...report,
              borrowerId: String(report.borrowerId),
              reportId: report.reportId,
              system: report.verificationSystem ?? '',
              type: report.verificationType ?? '',
              isEligibleForDu: report.isEligibleForDu ?? false,
              isEligibleForLpa: report.isEligibleForLpa ?? false,
            },
          ],
    );
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
