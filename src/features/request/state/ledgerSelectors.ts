import { createSelector } from '@reduxjs/toolkit';
import { creditLedger } from '@/domain/credit/creditLedger';
import { selectRequestGroups } from '@/features/history/state/historySlice';
import { selectPastOrders } from '@/features/history/state/pastOrdersSlice';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { selectCreditParts } from './creditReportSlice';

export const selectCreditLedger = createSelector(
  [selectRequestGroups, selectPastOrders, selectDeployment],
  (groups, orders, { creditPrices: prices }) => creditLedger({ groups, orders, prices }),
);

/** The names of the borrowers by borrower id, as far as they are loaded. */
export const selectBorrowerNames = createSelector(
  [selectCreditParts],
  ({ ausBorrowers, creditBorrowers }): ReadonlyMap<string, string> =>
    new Map([...(ausBorrowers.value ?? []), ...(creditBorrowers.value ?? [])].map((one) => [one.borrowerId, one.name])),
);
