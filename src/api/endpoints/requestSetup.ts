import { endpoint, type OfLoan } from '@/api/endpoint';
import type { AnswerOf, Send } from '@/api/http/send';
import * as startTexts from '@/config/texts/startTexts';
import { isCasefile, type ServiceOption, SERVICES } from '@/features/request/rules/services';
import type { RecentCredit } from '@/features/request/rules/recentRequest';
import type { RequestBorrower } from '@/features/request/rules/borrower';
import {
  type AusAvailability,
  type AusRequestType,
  FINDINGS_OPTIONS,
  isTransactionType,
  type OrderMode,
  REQUEST_TYPE_ID,
  type RequestTypeData,
  type TransactionOption,
} from '@/features/request/rules/requestSetup';
import { type WireIds, firstOf, idText } from './wireIds';
import { serviceOf, systemOf } from './systemIds';

type OfMode = OfLoan & { mode: OrderMode };

/** @spec DAT-1 */
export const createRequestSetupApi = (send: Send, ids: WireIds) => ({
  /** Loads the systems that the loan can be submitted to, of those that the app knows. @spec API-14 */
  types: endpoint(send, 'ausRequestTypes', (wire) => wire.map(toRequestType).filter((type) => type !== undefined)),
  /** Loads what one system knows about the loan: type, identifiers and submissions so far. @spec API-15 */
  typeData: endpoint(
    send,
    'requestTypeData',
    (wire, { option }: OfLoan & { option: ServiceOption }) => toTypeData(wire, option, ids),
    ({ loanId, option }) => ({ params: { loanId, ausRequestTypeId: SERVICES[option].id } }),
  ),
  /** Loads which systems are open. @spec API-16 @shape a system without data is open */
  availability: endpoint(send, 'ausAvailability', (wire) =>
    wire.map(({ ausRequestTypeId, ...same }): AusAvailability => ({ ...same, system: systemOf(ausRequestTypeId) })),
  ),
  /**
   * Loads the borrowers of an AUS or a credit request. Without a loan or a mode, sends nothing.
   * @spec REQ-18, API-30
   * @empty undefined for an empty response, and when the read is skipped
   */
  borrowers: async ({ loanId, mode }: { [Of in keyof OfMode]: OfMode[Of] | null }, signal: AbortSignal) => {
    if (loanId === null || mode === null) return undefined;
    const params = { loanId, requestTypeId: REQUEST_TYPE_ID[mode] };
    const wire = await send('requestBorrowers', { params }, signal);
    return wire?.requestBorrowers?.map((borrower) => toRequestBorrower(borrower, ids));
  },
  /** Loads the credit report on file. @spec API-25 @empty undefined for a loan without a report */
  recentCredit: endpoint(send, 'recentCreditRequest', (wire): RecentCredit => ({
    requestDate: wire.requestDate,
    creditAgencyId: idText(wire.creditAgencyId),
    creditAgencyName: wire.creditAgencyName,
    isGseSoftCreditPull: wire.isGseSoftCreditPull,
    expiresOn: wire.expiresOn,
    borrowers: (wire.borrowers ?? []).map(({ borrowerId, referenceNumber, ...report }) => ({
      borrowerId: String(borrowerId),
      referenceNumber: ids.receivedIfAny('reference', referenceNumber),
      encryptedCreditReportDocumentId: ids.receivedIfAny('document', report.encryptedCreditReportDocumentId),
    })),
  })),
});

function toRequestType(wire: AnswerOf<'ausRequestTypes'>[number]): AusRequestType | undefined {
  const option = serviceOf(wire.ausRequestTypeId);
  if (option === undefined) return undefined;
  return {
    ausOptionId: option,
    sequence: wire.sequence,
    isEnabled: wire.isEnabled,
    disabledReason: wire.disabledReason,
    isMultiAusAllowed: wire.isMultiAusAllowed,
  };
}

type WireTypeData = AnswerOf<'requestTypeData'>;

function toTypeData(wire: WireTypeData, option: ServiceOption, ids: WireIds): RequestTypeData {
  const { identifier, loanIdentifier } = SERVICES[option];
  const standard = wire.transactionTypes?.find(({ isDefault }) => isDefault === true)?.value ?? null;
  return {
    defaultType: isTransactionType(standard) ? standard : null,
    types: (wire.transactionTypes ?? []).flatMap(toTransactionOption),
    identifier: ids.receivedIfAny('identifier', firstOf(wire, identifier.onFile)),
    loanIdentifier: ids.receivedIfAny('identifier', loanIdentifier && firstOf(wire, loanIdentifier.onFile)),
    isIdentifierLocked: isCasefile(option) && wire.duLoanIdentifierLockStatus?.toLowerCase() === 'locked',
    submissionCount: wire.submissionCount ?? 0,
    lastSubmittedOn: wire.lastSubmittedOn,
  };
}

/** Leaves out types that the app cannot order. */
function toTransactionOption(wire: NonNullable<WireTypeData['transactionTypes']>[number]): TransactionOption[] {
  const { value, label } = wire;
  const known = FINDINGS_OPTIONS.find((option) => option.value === value);
  return known === undefined ? [] : [{ ...known, label: label ?? known.label }];
}

type WireBorrower = NonNullable<AnswerOf<'requestBorrowers'>['requestBorrowers']>[number];

/** @spec DAT-13 */
const toRequestBorrower = (wire: WireBorrower, ids: WireIds): RequestBorrower => ({
  requestBorrowerId: ids.received('requestBorrower', wire.requestBorrowerId),
  borrowerId: ids.received('borrower', wire.borrowerId),
  applicationId: ids.received('application', wire.applicationId),
  borrowerName: nameOf(wire),
  isPrimary: wire.isPrimary,
  creditReportDocumentId: ids.receivedIfAny('document', wire.creditReportDocumentId),
  previousReportReferenceNumber: ids.receivedIfAny('reference', wire.previousReportReferenceNumber),
  previousReportWasJoint: wire.previousReportWasJoint,
  previousFormFreeReportNumber: ids.receivedIfAny('formFree', wire.previousFormFreeReportNumber),
  previousAutoCopyLiabilities: wire.previousAutoCopyLiabilities,
  disableIsJoint: wire.disableIsJoint,
  isDiscrepancyInBorrowerData: wire.isDiscrepancyInBorrowerData,
  isGseSoftCreditPullCompleted: wire.isGseSoftCreditPullCompleted,
  isHardCreditPullCompleted: wire.isHardCreditPullCompleted,
});

const nameOf = ({ borrowerName, firstname, lastname, borrowerId }: WireBorrower): string =>
  borrowerName ?? ([firstname, lastname].filter((part) => part !== null).join(' ') || startTexts.borrower(borrowerId));
