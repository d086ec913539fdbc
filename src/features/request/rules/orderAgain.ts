import { SERVICE_OPTIONS, type ServiceOption } from './services';
import { type BorrowerIds, borrowerKey, type ReportType } from './borrower';
import type { OrderMode, TransactionType } from './requestSetup';
import type { OrderDraft } from './orderDraft';

/** A past order as the API stored it, never with a password. */
export interface PastOrder {
  mode: OrderMode;
  creditAgencyId: string | null;
  /** Null, also below: the API did not send the value. */
  isSoft: boolean | null;
  services: {
    option: ServiceOption;
    type: TransactionType | null;
    identifier: string | null;
    loanIdentifier: string | null;
  }[];
  borrowers: (BorrowerIds & {
    isSelected: boolean;
    type: ReportType | null;
    reference: string | null;
    isJoint: boolean | null;
    copyLiabilities: boolean | null;
    formFreeNumber: string | null;
  })[];
  /** What the submitter wrote about the order. Null: nothing. Undefined: the API does not send notes. */
  note: string | null | undefined;
}

/**
 * Turns a past order into a draft. New findings become an update where the identifier is known. A new report becomes a
 * reissue, or uses the default where its number is unknown, so that the user does not pay again by accident. The note
 * is not copied, because it was about that order.
 * @param findings the service to order new findings from, because its casefile can't be updated
 */
export function draftOfPastOrder(
  { mode, services, borrowers, creditAgencyId, isSoft }: PastOrder,
  findings?: ServiceOption,
): OrderDraft {
  return {
    mode,
    ...(isSoft === null ? {} : { pull: isSoft ? 'soft' : 'full' }),
    ...(creditAgencyId === null ? {} : { agencyId: creditAgencyId }),
    services:
      services.length === 0
        ? {}
        : Object.fromEntries(
            SERVICE_OPTIONS.map((option) => [
              option,
              option === findings ? { type: 'request_new' } : again(services, option),
            ]),
          ),
    borrowers: Object.fromEntries(
      borrowers.map(({ isSelected, type, reference, isJoint, copyLiabilities, formFreeNumber, ...ids }) => [
        borrowerKey(ids),
        {
          isSelected,
          ...(isJoint === null ? {} : { isJoint }),
          ...(copyLiabilities === null ? {} : { copyLiabilities }),
          ...reportAgain(type, reference),
          ...(reference === null ? {} : { reference }),
          ...(formFreeNumber === null ? {} : { formFreeNumber }),
        },
      ]),
    ),
    verifications: {},
  };
}

function reportAgain(type: ReportType | null, reference: string | null): { type?: ReportType } {
  if (type === null) return {};
  if (type !== 'REQUEST_NEW') return { type };
  return reference === null ? {} : { type: 'RE_ISSUE' };
}

function again(services: PastOrder['services'], wanted: ServiceOption) {
  const past = services.find(({ option }) => option === wanted);
  if (past === undefined || past.type === 'not_applicable') return { type: 'not_applicable' } as const;
  if (past.identifier === null) return past.type === null ? {} : { type: past.type };
  return {
    type: 'import_existing',
    identifier: past.identifier,
    ...(past.loanIdentifier === null ? {} : { loanIdentifier: past.loanIdentifier }),
  } as const;
}
