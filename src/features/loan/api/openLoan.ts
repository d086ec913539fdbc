import { endpoint, type OfLoan } from '@/http/endpoint';
import type { Send } from '@/http/send';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { privilegesOf } from '@/features/loan/rules/privileges';
import { FailedCall } from '@/lib/failure';

declare module '@/http/endpoint' {
  interface Api {
    access: ReturnType<typeof createAccessApi>;
    loans: ReturnType<typeof createLoansApi>;
  }
}

export const createLoansApi = (send: Send) => ({
  /** Loads the loan header. A run may change its lock and stage. @spec API-10 */
  header: endpoint(send, 'loanHeader'),
  /** Loads product, channel and purpose of the loan. @spec API-11 */
  data: endpoint(send, 'loanData'),
});

export const createAccessApi = (send: Send, menu: RuntimeConfig['PRIVILEGE_NAMES']) => ({
  /** Loads what the user may see and do on a loan. @spec DAT-20, NAV-30, DAT-21, API-24 */
  privileges: endpoint(send, 'privileges', (wire) => privilegesOf(wire, menu)),
  /** Loads the sections of one menu group, unchanged. @spec API-36 */
  menu: ({ loanId, group }: OfLoan & { group: '1003' | '1008' }, signal: AbortSignal, isAddition?: boolean) =>
    endpoint(send, `menu${group}`)({ loanId }, signal, isAddition),
  /** An unknown user (404) is not internal. @spec APP-3 @throws FailedCall for another failure, or without the flag */
  isInternalEmployee: async (
    params: { userId: string },
    signal: AbortSignal,
    isAddition?: boolean,
  ): Promise<boolean> => {
    try {
      const wire = await send('employee', { params }, signal, isAddition);
      if (typeof wire?.isInternalEmployee !== 'boolean') throw new FailedCall({ kind: 'unreadable', call: 'employee' });
      return wire.isInternalEmployee;
    } catch (caught) {
      if (caught instanceof FailedCall && caught.failure.status === 404) return false;
      throw caught;
    }
  },
});
