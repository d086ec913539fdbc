import type { AnswerOf, Send } from '@/api/http/send';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { LoanId } from '@/domain/loan/loan';
import type { Privileges } from '@/domain/loan/privileges';
import type { MenuItem } from '@/domain/shell/menu';
import { isFailedCall } from '@/lib/failure';
import type { Endpoint } from '@/lib/saga/callApi';

export interface AccessApi {
  /**
   * What the user may see and do on a loan.
   *
   * @source Specification §7: GET /common/privileges/v1/loans/{id}/multi-aus
   * @empty an empty answer gives undefined
   * @throws FailedCall
   */
  privileges: Endpoint<{ loanId: LoanId }, Privileges | undefined>;
  /**
   * The sections of one menu group, as listed.
   *
   * @source Specification §7: GET /common/menu/v1/loan/{id}/1003 and …/1008
   * @empty an empty answer gives undefined
   * @throws FailedCall
   */
  menu: Endpoint<{ loanId: LoanId; group: '1003' | '1008' }, MenuItem[] | undefined>;
  /**
   * Whether the user is an internal employee; someone the look-up does not know is not.
   *
   * @source Specification §7: GET /org/employee/{id}
   * @throws FailedCall for anything but 404
   */
  isInternalEmployee: Endpoint<{ userId: string }, boolean>;
}

export const createAccessApi = (send: Send, menuPrivileges: RuntimeConfig['menuPrivileges']): AccessApi => ({
  async privileges({ loanId }, signal) {
    const wire = await send('privileges', { params: { loanId }, signal });
    return (
      wire && {
        canViewRequestResponseXml: wire['hasAccessToViewRequestResponseXML'] === true,
        // The service spells it so.
        canViewReceivedDate: wire['canViewRecievedDate'] === true,
        canViewMenu1003: wire[menuPrivileges[1003]] === true,
        canViewMenu1008: wire[menuPrivileges[1008]] === true,
        canSubmitAus: wire['canSubmitAus'] !== false,
        canOverrideSelection: wire['canOverrideSelection'] !== false,
      }
    );
  },
  async menu({ loanId, group }, signal) {
    const wire = await send(group === '1003' ? 'menu1003' : 'menu1008', { params: { loanId }, signal });
    return wire?.map(toMenuItem).filter((item) => item !== undefined);
  },
  async isInternalEmployee({ userId }, signal) {
    try {
      const wire = await send('employee', { params: { userId }, signal });
      return wire?.isInternalEmployee === true;
    } catch (caught) {
      if (isFailedCall(caught, ({ status }) => status === 404)) return false;
      throw caught;
    }
  },
});

/** A section without a name of either kind leads nowhere. */
function toMenuItem({ displayName, sectionName }: NonNullable<AnswerOf<'menu1003'>>[number]): MenuItem | undefined {
  return displayName === null || sectionName === null ? undefined : { displayName, sectionName };
}
