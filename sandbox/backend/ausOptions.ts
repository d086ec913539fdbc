import { isoDateTime } from '@sandbox/world/clock';
import type { Loan } from '@sandbox/world/model';
import { isWholesale } from '@sandbox/world/stages';

const OPTIONS = [
  { ausRequestTypeId: 2, ausOptionId: 'du', displayName: 'Desktop Underwriter', shortName: 'DU' },
  { ausRequestTypeId: 3, ausOptionId: 'lp', displayName: 'Loan Product Advisor', shortName: 'LPA' },
  {
    ausRequestTypeId: 999,
    ausOptionId: 'lp_thru_cal',
    displayName: 'Loan Product Advisor through servicer',
    shortName: 'LPA-C',
  },
  { ausRequestTypeId: 0, ausOptionId: 'credit_import_only', displayName: 'Credit Import Only', shortName: 'Credit' },
] as const;

const SERVICER = 999;

/** LPA through a servicer is for wholesale only. */
const optionsOf = ({ channelId }: Loan) =>
  OPTIONS.filter(({ ausRequestTypeId }) => ausRequestTypeId !== SERVICER || isWholesale(channelId));

export const ausRequestTypesOf = (loan: Loan) =>
  optionsOf(loan).map((option, place) => ({
    ...option,
    sequence: place + 1,
    isEnabled: true,
    disabledReason: null,
    isMultiAusAllowed: option.ausRequestTypeId !== 0,
  }));

export const ausAvailabilityOf = (loan: Loan, now: number) =>
  optionsOf(loan)
    .filter(({ ausRequestTypeId }) => ausRequestTypeId !== 0)
    .map(({ ausRequestTypeId }) => {
      const closedUntil = closedUntilOf(loan, ausRequestTypeId, now);
      return {
        ausRequestTypeId,
        isAvailable: closedUntil === null,
        message: closedUntil === null ? null : 'Closed for maintenance of the servicer.',
        unavailableTo: closedUntil === null ? null : isoDateTime(closedUntil),
      };
    });

/** @empty the system is open */
export const closedUntilOf = ({ servicerClosedUntil }: Loan, ausId: number, now: number): number | null =>
  ausId === SERVICER && servicerClosedUntil !== null && servicerClosedUntil > now ? servicerClosedUntil : null;
