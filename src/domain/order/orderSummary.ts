import * as orderTexts from '@/config/texts/orderTexts';
import { priceOf, type CreditPrices } from '@/domain/credit/creditPrices';
import { AUS_LABEL } from '@/domain/loan/aus';
import type { Borrower } from '@/domain/request/borrower';
import { counted, money } from '@/lib/format';
import { askedServices, orderedNew, type OrderForm } from './orderForm';

/**
 * Returns what the reports of these borrowers cost about.
 *
 * @empty '' without borrowers, and unless each report has a price
 */
export function costEstimate({ agency, pull }: OrderForm, borrowers: readonly Borrower[], prices: CreditPrices): string {
  const agencyId = agency.isAgencyVisible && agency.selectedId !== '' ? agency.selectedId : null;
  const costs = reportsOf(borrowers).map(({ type, currentIsJoint: isJoint }) =>
    priceOf({ agencyId, isReissue: type === 'RE_ISSUE', isSoft: pull === 'soft', isJoint }, prices),
  );
  return costs.length === 0 || costs.includes(null) ? '' : money(costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0));
}

/** Describes in short phrases what happens when the order is sent. */
export function orderSummary(form: OrderForm, prices: CreditPrices): string[] {
  const { borrowers, mode, pull } = form;
  const selected = borrowers.filter(({ isSelected }) => isSelected);
  const reports = (ordered: readonly Borrower[], what: string): string[] => {
    const count = reportsOf(ordered).length;
    const estimate = costEstimate(form, ordered, prices);
    return count === 0 ? [] : [counted(count, what) + (estimate === '' ? '' : orderTexts.estimate(estimate))];
  };
  return [
    mode === 'credit' ? orderTexts.creditImportOnly : servicesText(form),
    counted(selected.length, 'borrower'),
    ...reports(orderedNew(borrowers), orderTexts.newReport(pull === 'soft' ? 'soft' : 'hard')),
    ...reports(
      selected.filter(({ type }) => type === 'RE_ISSUE'),
      orderTexts.reissue,
    ),
  ];
}

/** A joint report is one report on two people. */
const reportsOf = (ordered: readonly Borrower[]): Borrower[] => ordered.filter(({ isTempDisabled }) => !isTempDisabled);

const servicesText = (form: OrderForm): string => {
  const names = askedServices(form).map(({ option }) => AUS_LABEL[option]);
  return names.length === 0 ? orderTexts.noService : names.join(' + ');
};
