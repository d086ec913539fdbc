import * as orderTexts from '@/config/texts/orderTexts';
import { priceOf, type CreditPrices } from '@/domain/credit/creditPrices';
import { AUS_LABEL } from '@/domain/loan/aus';
import type { Borrower } from '@/domain/request/borrower';
import { orderedNew, reissued } from '@/domain/request/orderedReports';
import { counted, money } from '@/lib/format';
import { askedServices, type OrderForm } from './orderForm';

/** Describes in short phrases what happens when the order is sent. */
export function orderSummary(form: OrderForm, prices: CreditPrices): string[] {
  const { borrowers, mode, pull } = form;
  const reports = (ordered: readonly Borrower[], what: string, estimate: string): string[] => {
    const count = reportsOf(ordered).length;
    return count === 0 ? [] : [counted(count, what) + (estimate === '' ? '' : orderTexts.estimate(estimate))];
  };
  const again = reissued(borrowers);
  return [
    mode === 'credit' ? orderTexts.creditImportOnly : servicesText(form),
    counted(borrowers.filter(({ isSelected }) => isSelected).length, 'borrower'),
    ...reports(orderedNew(borrowers), orderTexts.newReport(pull === 'soft' ? 'soft' : 'hard'), costOfNew(form, prices)),
    ...reports(again, orderTexts.reissue, costOf(form, again, true, prices)),
  ];
}

/**
 * Returns what the new reports of the order cost about.
 *
 * @empty '' without new reports, and unless each has a price
 */
export const costOfNew = (form: OrderForm, prices: CreditPrices): string =>
  costOf(form, orderedNew(form.borrowers), false, prices);

function costOf({ agency, pull }: OrderForm, ordered: Borrower[], isReissue: boolean, prices: CreditPrices): string {
  const agencyId = agency.isAgencyVisible && agency.selectedId !== '' ? agency.selectedId : null;
  const costs = reportsOf(ordered).map(({ currentIsJoint: isJoint }) =>
    priceOf({ agencyId, isReissue, isSoft: pull === 'soft', isJoint }, prices),
  );
  const known = costs.filter((cost) => cost !== null);
  return costs.length === 0 || known.length < costs.length ? '' : money(known.reduce((sum, cost) => sum + cost, 0));
}

/** A joint report is one report on two people. */
const reportsOf = (ordered: readonly Borrower[]): Borrower[] => ordered.filter(({ isTempDisabled }) => !isTempDisabled);

const servicesText = (form: OrderForm): string => {
  const names = askedServices(form).map(({ option }) => AUS_LABEL[option]);
  return names.length === 0 ? orderTexts.noService : names.join(' + ');
};
