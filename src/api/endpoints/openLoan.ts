import { endpoint } from '@/api/endpoint';
import type { AnswerOf, FirstSend } from '@/api/http/send';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import type { LoanData, LoanHeader, LoanId } from '@/domain/loan/loan';
import type { Privileges } from '@/domain/loan/privileges';
import type { RecentRequest } from '@/domain/request/recentRequest';
import type { MenuItem } from '@/domain/shell/menu';
import { FailedCall } from '@/lib/failure';
import { idText } from './wireIds';
import { lockedAusOf, modeOf, systemThrough } from './systemIds';

export const createLoansApi = (send: FirstSend) => ({
  /** Loads the loan header. A run may change its lock and stage. @spec API-10 */
  header: endpoint<{ loanId: LoanId }, LoanHeader | undefined>(async ({ loanId }, signal) => {
    const wire = await send('loanHeader', { params: { loanId }, signal });
    if (wire == null) return undefined;
    const { lockedAusRequestTypeId, isReadOnly, ...same } = wire;
    return { ...same, lockedAus: lockedAusOf(lockedAusRequestTypeId), isReadOnly: isReadOnly ?? false };
  }),
  /** Loads product, channel and purpose of the loan. @spec API-11 */
  data: endpoint<{ loanId: LoanId }, LoanData | undefined>(async ({ loanId }, signal) => {
    const wire = await send('loanData', { params: { loanId }, signal });
    return wire && { ...wire, isConstructionPermanent: wire.isConstructionPermanent ?? false };
  }),
  /** Loads the latest request and the soft-pull phases. @spec API-26 */
  recentRequest: endpoint<{ loanId: LoanId }, RecentRequest | undefined>(async ({ loanId }, signal) => {
    const wire = await send('recentRequest', { params: { loanId }, signal });
    return wire && toRecentRequest(wire);
  }),
});

/** @spec DAT-11 */
const toRecentRequest = (wire: NonNullable<AnswerOf<'recentRequest'>>): RecentRequest => ({
  items: (wire.getAusRequestItems ?? []).map((item) => ({
    requestId: String(item.requestID),
    mode: modeOf(item.requestTypeID),
    system: systemThrough(item.auRequestTypeID, item.isLPThroughCaliber),
    multiAusRequestId: idText(item.multiAusRequestId),
    creditAgencyId: idText(item.creditAgencyID),
    requestDate: item.requestDate,
  })),
  isSoftPullPhase2: wire.isSoftPullPhase2ChangesEnabled ?? false,
  isSoftPullPhase3: wire.isSoftPullPhase3ChangesEnabled ?? false,
  isSmartSeriesWithInvestorAccess: wire.isSmartSeriesProductWithInvestorAccessLoan ?? false,
  businessChannelId: wire.businessChannelId,
  areOrdersDeduplicated: wire.areOrdersDeduplicated ?? null,
});

/** The privileges whose names no deployment changes. */
const PRIVILEGES = ['hasAccessToViewRequestResponseXML', 'canViewRecievedDate', 'canSubmitAus', 'canOverrideSelection'];

export const createAccessApi = (send: FirstSend, menuPrivileges: RuntimeConfig['menuPrivileges']) => ({
  /** Loads what the user may see and do on a loan. @spec DAT-20, NAV-30, DAT-21, API-24 */
  privileges: endpoint<{ loanId: LoanId }, Privileges | undefined>(async ({ loanId }, signal) => {
    const wire = await send('privileges', { params: { loanId }, signal });
    // The schema leaves the names open.
    if (wire !== undefined && ![...PRIVILEGES, ...Object.values(menuPrivileges)].some((name) => name in wire))
      throw new FailedCall({ kind: 'unreadable', call: 'privileges' });
    return (
      wire && {
        canViewRequestResponseXml: wire['hasAccessToViewRequestResponseXML'] === true,
        // The API's own spelling.
        canViewReceivedDate: wire['canViewRecievedDate'] === true,
        canViewMenu1003: wire[menuPrivileges[1003]] === true,
        canViewMenu1008: wire[menuPrivileges[1008]] === true,
        canSubmitAus: wire['canSubmitAus'] !== false,
        canOverrideSelection: wire['canOverrideSelection'] !== false,
      }
    );
  }),
  /** Loads the sections of one menu group, unchanged. @spec API-36 */
  menu: endpoint<{ loanId: LoanId; group: '1003' | '1008' }, MenuItem[] | undefined>(
    async ({ loanId, group }, signal) => {
      const wire = await send(group === '1003' ? 'menu1003' : 'menu1008', { params: { loanId }, signal });
      return wire?.map(toMenuItem).filter((item) => item !== undefined);
    },
  ),
  /**
   * Returns whether the user is an internal employee; a user that the lookup does not know is not.
   * @spec APP-3
   * @throws FailedCall for any failure except 404, and for a response that does not say it
   */
  isInternalEmployee: endpoint<{ userId: string }, boolean>(async ({ userId }, signal) => {
    try {
      const wire = await send('employee', { params: { userId }, signal });
      if (typeof wire?.isInternalEmployee !== 'boolean') throw new FailedCall({ kind: 'unreadable', call: 'employee' });
      return wire.isInternalEmployee;
    } catch (caught) {
      if (caught instanceof FailedCall && caught.failure.status === 404) return false;
      throw caught;
    }
  }),
});

/** A section needs both names. */
function toMenuItem({ displayName, sectionName }: NonNullable<AnswerOf<'menu1003'>>[number]): MenuItem | undefined {
  return displayName === null || sectionName === null ? undefined : { displayName, sectionName };
}
