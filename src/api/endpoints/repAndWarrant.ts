import type { AnswerOf, Send } from '@/api/http/send';
import type { LoanId } from '@/domain/loan/loan';
import type { Relief, ReliefMessage, ReliefTypeId } from '@/domain/selection/repAndWarrant';
import type { Endpoint } from '@/api/endpoint';

export interface RepAndWarrantApi {
  /**
   * Loads the representation and warranty relief of one type for one result.
   *
   * @source Specification §7: "GET /aus/multi-aus/v1/loan/{id}/response/{responseId}/rep-n-warrant-type/{type}/rep-n-warrant"
   * @empty undefined for an empty response
   * @throws FailedCall
   */
  relief: Endpoint<{ loanId: LoanId; responseId: string; typeId: ReliefTypeId }, Relief | undefined>;
  /**
   * Loads the messages behind one relief status.
   *
   * @source Specification §7: "GET /aus/multi-aus/v1/responses/{id}/repnwarranttypes/{type}/messages"
   * @empty undefined for an empty response
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
