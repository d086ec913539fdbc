import type { AnswerOf, Send } from '@/api/http/send';
import type { LoanId } from '@/domain/loan/loan';
import { serviceIdOf, serviceOf, type ServiceOption } from '@/domain/request/ausService';
import type { RecentCredit, RecentRequest } from '@/domain/request/recentRequest';
import type { RequestBorrower } from '@/domain/request/requestBorrower';
import {
  isTransactionType,
  REQUEST_TYPE_ID,
  type AusAvailability,
  type AusRequestType,
  type OrderMode,
  type RequestTypeData,
} from '@/domain/request/requestSetup';
import type { Endpoint } from '@/lib/saga/callApi';
import { idText } from './idText';
import { toRequestBorrower } from './requestBorrower';

export interface RequestSetupApi {
  /**
   * The underwriting systems the loan may be submitted to; ids nobody knows are left out, and so is credit import only.
   *
   * @source Specification §7: GET /aus/multi-aus/v1/loan/{id}/aus-request-types
   * @empty an empty answer gives undefined
   * @throws FailedCall
   */
  types: Endpoint<{ loanId: LoanId }, AusRequestType[] | undefined>;
  /**
   * What one system knows of the loan: default transaction type, identifiers, submissions so far.
   *
   * @source Specification §7: GET /aus/multi-aus/v1/loan/{id}/request-type/{type}
   * @empty an empty answer gives undefined
   * @throws FailedCall
   */
  typeData: Endpoint<{ loanId: LoanId; option: ServiceOption }, RequestTypeData | undefined>;
  /**
   * Which systems are open.
   *
   * @source Specification §7: GET /aus/multi-aus/v1/loan/{id}/aus-availability-details
   * @shape a system of which nothing is said is open
   * @empty an empty answer gives undefined
   * @throws FailedCall
   */
  availability: Endpoint<{ loanId: LoanId }, AusAvailability[] | undefined>;
  /**
   * The borrowers of an AUS or a credit request.
   *
   * @source Specification §7: GET /aus/multi-aus/v2/loans/{id}/request-types/{type}/borrowers
   * @empty an empty answer gives undefined
   * @throws FailedCall
   */
  borrowers: Endpoint<{ loanId: LoanId; mode: OrderMode }, RequestBorrower[] | undefined>;
  /**
   * The credit report on file.
   *
   * @source Specification §7: GET /aus/multi-aus/v1/loans/{id}/recent-credit-request
   * @empty a loan without a report gives undefined
   * @throws FailedCall
   */
  recentCredit: Endpoint<{ loanId: LoanId }, RecentCredit | undefined>;
  /**
   * The latest request and the soft-pull phases.
   *
   * @source Specification §7: GET /aus/multi-aus/v1/loans/{id}/recent-request
   * @empty an empty answer gives undefined
   * @throws FailedCall
   */
  recent: Endpoint<{ loanId: LoanId }, RecentRequest | undefined>;
}

export const createRequestSetupApi = (send: Send): RequestSetupApi => ({
  async types({ loanId }, signal) {
    const wire = await send('ausRequestTypes', { params: { loanId }, signal });
    return wire?.map(toRequestType).filter((type) => type !== undefined);
  },
  async typeData({ loanId, option }, signal) {
    const wire = await send('requestTypeData', { params: { loanId, ausRequestTypeId: serviceIdOf(option) }, signal });
    return wire && toTypeData(wire, option);
  },
  async availability({ loanId }, signal) {
    const wire = await send('ausAvailability', { params: { loanId }, signal });
    return wire?.map((system) => ({ ...system, isAvailable: system.isAvailable ?? true }));
  },
  async borrowers({ loanId, mode }, signal) {
    const params = { loanId, requestTypeId: REQUEST_TYPE_ID[mode] };
    const wire = await send('requestBorrowers', { params, signal });
    return wire?.requestBorrowers?.map(toRequestBorrower);
  },
  async recentCredit({ loanId }, signal) {
    const wire = await send('recentCreditRequest', { params: { loanId }, signal });
    return (
      wire && {
        requestDate: wire.requestDate,
        agencyId: idText(wire.creditAgencyId),
        agencyName: wire.creditAgencyName,
        isSoft: wire.isGseSoftCreditPull ?? false,
        expiresOn: wire.expiresOn,
        borrowers: (wire.borrowers ?? []).map(({ borrowerId, referenceNumber, ...report }) => ({
          borrowerId: String(borrowerId),
          referenceNumber,
          documentId: report.encryptedCreditReportDocumentId,
        })),
      }
    );
  },
  async recent({ loanId }, signal) {
    const wire = await send('recentRequest', { params: { loanId }, signal });
    return wire && toRecentRequest(wire);
  },
});

function toRequestType(wire: NonNullable<AnswerOf<'ausRequestTypes'>>[number]): AusRequestType | undefined {
  const option = serviceOf(wire.ausRequestTypeId);
  if (option === undefined) return undefined;
  return { option, sequence: wire.sequence, isEnabled: wire.isEnabled ?? true, disabledReason: wire.disabledReason };
}

const IDENTIFIERS = {
  du: (wire: WireTypeData) => [wire.duKeyId, null],
  lp: (wire: WireTypeData) => [wire.lpaKeyId, wire.lpaLoanIdentifier],
  lp_thru_cal: (wire: WireTypeData) => [wire.lpaThruCalKeyId, wire.lpaThruCalLoanIdentifier],
} as const satisfies Record<ServiceOption, (wire: WireTypeData) => readonly (string | null)[]>;

type WireTypeData = NonNullable<AnswerOf<'requestTypeData'>>;

function toTypeData(wire: WireTypeData, option: ServiceOption): RequestTypeData {
  const [identifier = null, loanIdentifier = null] = IDENTIFIERS[option](wire);
  const standard = wire.transactionTypes?.find(({ isDefault }) => isDefault === true)?.value ?? null;
  return {
    defaultType: isTransactionType(standard) ? standard : null,
    identifier,
    loanIdentifier,
    isIdentifierLocked: option === 'du' && wire.duLoanIdentifierLockStatus?.toLowerCase() === 'locked',
    submissionCount: wire.submissionCount ?? 0,
    lastSubmittedOn: wire.lastSubmittedOn,
  };
}

const toRecentRequest = (wire: NonNullable<AnswerOf<'recentRequest'>>): RecentRequest => ({
  items: (wire.getAusRequestItems ?? []).map((item) => ({
    requestId: String(item.requestID),
    requestTypeId: item.requestTypeID,
    ausRequestTypeId: item.auRequestTypeID,
    creditAgencyId: idText(item.creditAgencyID),
    requestDate: item.requestDate,
  })),
  isSoftPullPhase2: wire.isSoftPullPhase2ChangesEnabled ?? false,
  isSoftPullPhase3: wire.isSoftPullPhase3ChangesEnabled ?? false,
  isSmartSeriesWithInvestorAccess: wire.isSmartSeriesProductWithInvestorAccessLoan ?? false,
  businessChannelId: wire.businessChannelId,
});
