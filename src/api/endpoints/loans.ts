import type { Send } from '@/api/http/send';
import type { LoanData, LoanHeader, LoanId } from '@/domain/loan/loan';
import type { Endpoint } from '@/lib/saga/callApi';

export interface LoansApi {
  /**
   * The loan header. Read again after every run: the lock and the stage may have moved.
   *
   * @source Specification §7: GET /application/loan-header/v1/loan/{id}/loan-info
   * @empty an empty answer gives undefined
   * @throws FailedCall
   */
  header: Endpoint<{ loanId: LoanId }, LoanHeader | undefined>;
  /**
   * Product, channel and purpose of the loan. Read again in silence whenever they may have changed.
   *
   * @source Specification §7: GET /application/loan-info/v2/loan/{id}
   * @empty an empty answer gives undefined
   * @throws FailedCall
   */
  data: Endpoint<{ loanId: LoanId }, LoanData | undefined>;
}

export const createLoansApi = (send: Send): LoansApi => ({
  async header({ loanId }, signal) {
    const wire = await send('loanHeader', { params: { loanId }, signal });
    return wire && { ...wire, isReadOnly: wire.isReadOnly ?? false };
  },
  async data({ loanId }, signal) {
    const wire = await send('loanData', { params: { loanId }, signal });
    return wire && { ...wire, isConstructionPermanent: wire.isConstructionPermanent ?? false };
  },
});
