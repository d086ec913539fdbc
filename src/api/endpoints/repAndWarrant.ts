import type { AnswerOf, Send } from '@/api/http/send';
import type { LoanId } from '@/domain/loan/loan';
import type { Relief, ReliefMessage, ReliefTypeId } from '@/domain/selection/repAndWarrant';
import type { Endpoint } from '@/lib/saga/callApi';

export interface RepAndWarrantApi {
  /**
   * Representation and warranty relief of one result, one type.
   *
   * @source Specification §7: GET …/loan/{id}/response/{responseId}/rep-n-warrant-type/{type}/rep-n-warrant
   * @empty an empty answer gives undefined
   * @throws FailedCall
   */
  relief: Endpoint<{ loanId: LoanId; responseId: string; typeId: ReliefTypeId }, Relief | undefined>;
  /**
   * The messages behind one relief status.
   *
   * @source Specification §7: GET /aus/multi-aus/v1/responses/{id}/repnwarranttypes/{type}/messages
   * @empty an empty answer gives undefined
   * @throws FailedCall
   */
  messages: Endpoint<{ loanId: LoanId; responseId: string; typeId: ReliefTypeId }, ReliefMessage[] | undefined>;
}

export const createRepAndWarrantApi = (send: Send): RepAndWarrantApi => ({
  async relief({ loanId, ...params }, signal) {
    const wire = await send('repAndWarrant', { params: { loanId, ...params }, signal });
    return wire && toRelief(wire);
  },
  async messages({ loanId, ...params }, signal) {
    const wire = await send('repAndWarrantMessages', { params, loanId, signal });
    return wire?.messages?.map(({ messageCode, text, borrowerName }) => ({
      code: messageCode,
      text,
      borrowerName,
    }));
  },
});

const toRelief = ({ status, closeByDate, borrowers, messageCount }: AnswerOf<'repAndWarrant'>): Relief => ({
  status,
  closeByDate,
  borrowers: borrowers ?? [],
  messageCount: messageCount ?? 0,
});
