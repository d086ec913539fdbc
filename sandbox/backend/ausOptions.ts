import { isoDateTime } from '@sandbox/world/clock';
import type { Loan } from '@sandbox/world/model';
import { ausIds, isServicer, SERVICES } from '@sandbox/world/services';
import { isWholesale } from '@sandbox/world/stages';

const CREDIT = {
  ausRequestTypeId: 0,
  ausOptionId: 'credit_import_only',
  displayName: 'Credit Import Only',
  shortName: 'Credit',
};

const OPTIONS = [
  ...ausIds().map((id) => {
    const { option, name, label } = SERVICES[id];
    return { ausRequestTypeId: id, ausOptionId: option, displayName: name, shortName: label };
  }),
  CREDIT,
];

/** LPA through a servicer is for wholesale only. */
const optionsOf = ({ channelId }: Loan) =>
  OPTIONS.filter(({ ausRequestTypeId }) => !isServicer(ausRequestTypeId) || isWholesale(channelId));

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
  isServicer(ausId) && servicerClosedUntil !== null && servicerClosedUntil > now ? servicerClosedUntil : null;
