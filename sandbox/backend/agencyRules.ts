import { findAgency, isUsable } from '@sandbox/world/agencies';
import type { Loan } from '@sandbox/world/model';
import { isWholesale } from '@sandbox/world/stages';
import type { Order } from './context';
import { problem, when, type OrderProblem } from './orderProblem';

const AGENCY_INVALID = 'Credit Agency invalid or not specified.';
const ACCOUNT_INVALID = 'Account Number invalid or not specified.';
const PASSWORD_INVALID = 'Account Password invalid or not specified.';

/**
 * Every order with a report needs an agency, and on a wholesale loan also an account. Exception: a retail soft pull
 * uses the lender's own agency.
 */
export function agencyProblems(order: Order, loan: Loan): OrderProblem[] {
  const isNeeded =
    order.isCreditImportOnly ||
    order.requestBorrowers.some(({ isSelected, reportType }) => isSelected && reportType !== 'REPORT_TYPE_NONE');
  if (!isNeeded) return [];
  const ordered = order.creditAgency;
  if (!ordered) {
    const isLendersOwn = order.isGseSoftCreditPull && !isWholesale(loan.channelId);
    return when(!isLendersOwn, problem('agency', 'creditAgency', AGENCY_INVALID));
  }
  const agency = findAgency(Number(ordered.creditAgencyId));
  return [
    ...when(!agency || !isUsable(agency), problem('agency', 'creditAgency.creditAgencyId', AGENCY_INVALID)),
    ...(isWholesale(loan.channelId)
      ? [
          ...when(!ordered.userName, problem('wholesale account', 'creditAgency.userName', ACCOUNT_INVALID)),
          ...when(!ordered.password, problem('wholesale password', 'creditAgency.password', PASSWORD_INVALID)),
        ]
      : []),
  ];
}
