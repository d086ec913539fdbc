import type { PastOrder } from '@/features/request/api/contract/orders';
import { SERVICE_OPTIONS, type ServiceOption } from '@/features/loan/rules/services';
import { borrowerKey, type ReportType } from './borrower';
import type { OrderDraft } from './orderDraft';

/**
 * Turns a past order into a draft. New findings become an update where the identifier is known. A new report becomes a
 * reissue, or uses the default where its number is unknown, so that the user does not pay again by accident. The note
 * is not copied, because it was about that order.
 * @param isAccountRefused the agency refused the account, so that it made no new report: that is ordered again
 */
export function draftOfPastOrder(
  { mode, ausRequests: services, requestBorrowers: borrowers, creditAgencyId, isGseSoftCreditPull: isSoft }: PastOrder,
  isAccountRefused = false,
): OrderDraft {
  return {
    mode,
    ...(isSoft === null ? {} : { pull: isSoft ? 'soft' : 'full' }),
    ...(creditAgencyId === null ? {} : { agencyId: creditAgencyId }),
    services:
      services.length === 0
        ? {}
        : Object.fromEntries(SERVICE_OPTIONS.map((option) => [option, again(services, option)])),
    borrowers: Object.fromEntries(
      borrowers.map(
        ({
          isSelected,
          reportType: type,
          reportReferenceNumber: reference,
          isJoint,
          autoCopyLiabilities: copyLiabilities,
          formFreeReportNumber: formFreeNumber,
          ...ids
        }) => [
          borrowerKey(ids),
          {
            isSelected,
            ...(isJoint === null ? {} : { isJoint }),
            ...(copyLiabilities === null ? {} : { copyLiabilities }),
            ...reportAgain(type, reference, isAccountRefused),
            ...(reference === null ? {} : { reference }),
            ...(formFreeNumber === null ? {} : { formFreeNumber }),
          },
        ],
      ),
    ),
    verifications: {},
  };
}

function reportAgain(type: ReportType | null, reference: string | null, isKept: boolean): { type?: ReportType } {
  if (type === null) return {};
  if (type !== 'REQUEST_NEW') return { type };
  if (reference !== null) return { type: 'RE_ISSUE' };
  return isKept ? { type } : {};
}

function again(services: PastOrder['ausRequests'], wanted: ServiceOption) {
  const past = services.find(({ ausOptionId }) => ausOptionId === wanted);
  if (past === undefined || past.transactionType === 'not_applicable') return { type: 'not_applicable' } as const;
  if (past.identifier === null) return past.transactionType === null ? {} : { type: past.transactionType };
  return {
    type: 'import_existing',
    identifier: past.identifier,
    ...(past.loanIdentifier === null ? {} : { loanIdentifier: past.loanIdentifier }),
  } as const;
}
