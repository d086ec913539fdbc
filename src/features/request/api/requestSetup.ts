import { ofSystem } from '@/features/request/api/contract/ofSystem';
import { endpoint, type OfLoan } from '@/http/endpoint';
import type { Send } from '@/http/send';
import { type OrderMode, REQUEST_TYPE_ID } from '@/features/loan/rules/aus';
import { type ServiceOption, SERVICES } from '@/features/loan/rules/services';

type OfMode = OfLoan & { mode: OrderMode };

/** @spec DAT-1 */
export const createRequestSetupApi = (send: Send) => ({
  /** Loads the systems that the loan can be submitted to, of those that the app knows. @spec API-14 */
  types: endpoint(send, 'ausRequestTypes'),
  /** Loads what one system knows about the loan: type, identifiers and submissions so far. @spec API-15 */
  typeData: endpoint(
    send,
    'requestTypeData',
    (data, { option }: OfLoan & { option: ServiceOption }) => ofSystem(data, option),
    ({ loanId, option }) => ({ params: { loanId, ausRequestTypeId: SERVICES[option].id } }),
  ),
  /** Loads which systems are open. @spec API-16 @shape a system without data is open */
  availability: endpoint(send, 'ausAvailability'),
  /**
   * Loads the borrowers of an AUS or a credit request. Without a loan or a mode, sends nothing.
   * @spec REQ-18, API-30
   * @empty undefined for an empty response, and when the read is skipped
   */
  borrowers: async ({ loanId, mode }: { [Of in keyof OfMode]: OfMode[Of] | null }, signal: AbortSignal) => {
    if (loanId === null || mode === null) return undefined;
    const params = { loanId, requestTypeId: REQUEST_TYPE_ID[mode] };
    return (await send('requestBorrowers', { params }, signal))?.requestBorrowers ?? undefined;
  },
  /** Loads the credit report on file. @spec API-25 @empty undefined for a loan without a report */
  recentCredit: endpoint(send, 'recentCreditRequest'),
});
