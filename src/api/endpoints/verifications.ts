import type { AnswerOf, Send } from '@/api/http/send';
import type { LoanId } from '@/domain/loan/loan';
import {
  verificationId,
  type DigitalVerification,
  type VerificationDetail,
  type VerificationRef,
} from '@/domain/request/digitalVerification';
import type { Endpoint } from '@/api/endpoint';
import { uniqueBy } from '@/lib/uniqueBy';
import type { WireIds } from './wireIds';

export interface VerificationsApi {
  /**
   * Loads the asset, income and employment reports of every borrower. A report without an id cannot be ordered and is
   * left out; a duplicate report counts once.
   *
   * @source Specification §7: "GET /aus/multi-aus/v2/loans/{id}/digital-verification-details"
   * @empty undefined for an empty response
   * @throws FailedCall
   */
  list: Endpoint<{ loanId: LoanId }, DigitalVerification[] | undefined>;
  /**
   * Loads the accounts and employments behind one vendor's reports on a borrower.
   *
   * @source Specification §7: "GET /aus/multi-aus/v1/loans/{loanId}/borrowers/{borrowerId}/verificationSystems/{system}/digital-verification-detail"
   * @empty undefined for an empty response
   * @throws FailedCall
   */
  detail: Endpoint<{ loanId: LoanId } & VerificationRef, VerificationDetail | undefined>;
}

export const createVerificationsApi = (send: Send, ids: WireIds): VerificationsApi => ({
  async list({ loanId }, signal) {
    const wire = await send('digitalVerifications', { params: { loanId }, signal });
    const reports = wire?.digitalVerifications?.flatMap((report) => toReport(report, ids));
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

function toReport(wire: WireReport, ids: WireIds): DigitalVerification[] {
  const { verificationSystem, verificationType, ...report } = wire;
  const reportId = ids.receivedIfAny('report', wire.reportId);
  if (reportId === null) return [];
  return [
    {
      ...report,
      borrowerId: ids.received('verifiedBorrower', report.borrowerId),
      reportId,
      system: verificationSystem ?? '',
      type: verificationType ?? '',
      isEligibleForDu: report.isEligibleForDu ?? true,
      isEligibleForLpa: report.isEligibleForLpa ?? true,
    },
  ];
}
