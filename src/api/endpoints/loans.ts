import type { Send } from '@/api/http/send';
import type { LoanData, LoanHeader, LoanId } from '@/domain/loan/loan';
import type { Endpoint } from '@/api/endpoint';
import { lockedAusOf } from './systemIds';

export interface LoansApi {
  /**
   * Loads the loan header. Callers reload it after every run, because the lock and the stage may change.
   *
   * @source Specification §7: "GET /application/loan-header/v1/loan/{id}/loan-info"
   * @empty undefined for an empty response
   * @throws FailedCall
   */
  header: Endpoint<{ loanId: LoanId }, LoanHeader | undefined>;
  /**
   * Loads product, channel and purpose of the loan. Callers reload them silently when they may have changed.
   *
   * @source Specification §7: "GET /application/loan-info/v2/loan/{id}"
   * @empty undefined for an empty response
   * @throws FailedCall
   */
  data: Endpoint<{ loanId: LoanId }, LoanData | undefined>;
}

export const createLoansApi = (send: Send): LoansApi => ({
  async header({ loanId }, signal) {
    const wire = await send('loanHeader', { params: { loanId }, signal });
    if (wire == null) return undefined;
    const { lockedAusRequestTypeId, isReadOnly, ...same } = wire;
    return { ...same, lockedAus: lockedAusOf(lockedAusRequestTypeId), isReadOnly: isReadOnly ?? false };
  },
  async data({ loanId }, signal) {
    const wire = await send('loanData', { params: { loanId }, signal });
    return wire && { ...wire, isConstructionPermanent: wire.isConstructionPermanent ?? false };
  },
});
