import type { AnswerOf, Send } from '@/api/http/send';
import type { LoanId } from '@/domain/loan/loan';
import type { Acknowledgement } from '@/domain/request/acknowledgement';
import type { Endpoint } from '@/lib/saga/callApi';

export interface AcknowledgementsApi {
  /**
   * Whether the borrowers have authorised the credit pull.
   *
   * @source Specification §7: GET /aus/multi-aus/v1/loans/{id}/borrower-acknowledgement-for-credit-pull-status
   * @empty an empty answer gives undefined
   * @throws FailedCall
   */
  status: Endpoint<{ loanId: LoanId }, Acknowledgement | undefined>;
  /**
   * Records that they have, or have not. A lost answer says nothing: read the status back.
   *
   * @source Specification §7: POST /aus/multi-aus/v1/loans/{id}/borrower-acknowledgement-for-credit-pull/{flag}
   * @empty an empty answer gives undefined
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
    // The service spells the field so.
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
