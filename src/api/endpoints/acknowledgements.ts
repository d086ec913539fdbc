import type { AnswerOf, Send } from '@/api/http/send';
import type { LoanId } from '@/domain/loan/loan';
import type { Acknowledgement } from '@/domain/request/acknowledgement';
import type { Endpoint } from '@/api/endpoint';

export interface AcknowledgementsApi {
  /**
   * Loads whether the borrowers have authorized the credit pull.
   *
   * @source Specification §7: "GET /aus/multi-aus/v1/loans/{id}/borrower-acknowledgement-for-credit-pull-status"
   * @empty undefined for an empty response
   * @throws FailedCall
   */
  status: Endpoint<{ loanId: LoanId }, Acknowledgement | undefined>;
  /**
   * Saves whether the borrowers have authorized the credit pull. After a lost response, read the status back.
   *
   * @source Specification §7: "POST /aus/multi-aus/v1/loans/{id}/borrower-acknowledgement-for-credit-pull/{flag} (LoanId)"
   * @empty undefined for an empty response
   * @throws FailedCall
   */
  save: Endpoint<{ loanId: LoanId; isObtained: boolean }, Acknowledgement | undefined>;
}

export const createAcknowledgementsApi = (send: Send): AcknowledgementsApi => ({
  async status({ loanId }, signal) {
    return toAcknowledgement(await send('acknowledgement', { params: { loanId }, signal }));
  },
  async save({ loanId, isObtained }, signal) {
    const params = { loanId, flag: String(isObtained) };
    // The API's own spelling.
    const body = { IsBorrowerAcknowlegmentForCreditPullObtained: isObtained };
    return toAcknowledgement(await send('saveAcknowledgement', { params, loanId, signal, body }));
  },
});

const toAcknowledgement = (wire: AnswerOf<'acknowledgement'> | undefined): Acknowledgement | undefined =>
  wire && {
    isObtained: wire.isBorrowerAcknowledgementForCreditPullObtained ?? false,
    isRequired: wire.isRequired ?? true,
    obtainedOn: wire.obtainedOn,
    obtainedBy: wire.obtainedBy,
  };
