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
    ...known({ mode, pull: isSoft === null ? null : isSoft ? 'soft' : 'full', agencyId: creditAgencyId }),
    services:
      services.length === 0
        ? {}
        : Object.fromEntries(SERVICE_OPTIONS.map((option) => [option, serviceAgain(services, option)])),
    borrowers: Object.fromEntries(
      borrowers.map((past) => [
        borrowerKey(past),
        {
          isSelected: past.isSelected,
          ...known({
            isJoint: past.isJoint,
            copyLiabilities: past.autoCopyLiabilities,
            type: typeAgain(past, isAccountRefused),
            reference: past.reportReferenceNumber,
            formFreeNumber: past.formFreeReportNumber,
          }),
        },
      ]),
    ),
    verifications: {},
  };
}

/** Leaves out what is not known, so that it uses its default. */
const known = <Edit extends object>(edit: Edit) =>
  Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== null)) as {
    [Name in keyof Edit]?: NonNullable<Edit[Name]>;
  };

type PastReport = PastOrder['requestBorrowers'][number];

function typeAgain({ reportType: type, reportReferenceNumber }: PastReport, isKept: boolean): ReportType | null {
  if (type !== 'REQUEST_NEW') return type;
  if (reportReferenceNumber !== null) return 'RE_ISSUE';
  return isKept ? type : null;
}

function serviceAgain(services: PastOrder['ausRequests'], wanted: ServiceOption) {
  const past = services.find(({ ausOptionId }) => ausOptionId === wanted);
  if (past === undefined || past.transactionType === 'not_applicable') return { type: 'not_applicable' } as const;
  const { transactionType, identifier, loanIdentifier } = past;
  return identifier === null
    ? known({ type: transactionType })
    : known({ type: 'import_existing' as const, identifier, loanIdentifier });
}
